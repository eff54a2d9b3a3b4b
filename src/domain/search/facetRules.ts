import { DEFAULT_PRODUCT } from '#src/domain/enumerations.ts';

/** A facet option as a list shows it. */
export interface FacetOption {
  displayName: string;
  value: unknown;
  count: number;
  selected: boolean;
}

/**
 * How the options of one facet are shown.
 * - `boolean`: only the true option, under `label`.
 * - `free-events`: only the false option (of "is paid"), named Free Events.
 * - `research-type`: Clinical → Clinical Trial, every other → Research Study.
 * - `result-type`: Research Study hidden, Research Publication → Publication.
 * - `health-type`: '{product} Page' → Health & Wellness, 'Ask An Expert' → Health Q&A.
 * - `health-topics`: only topics without a parent, when the topic list is known.
 */
export type FacetRule =
  | { kind: 'boolean'; label: string }
  | { kind: 'free-events' }
  | { kind: 'research-type' }
  | { kind: 'result-type' }
  | { kind: 'health-type'; product?: string }
  | { kind: 'health-topics'; topics: readonly HealthTopic[] | undefined };

/** A health topic; one with a parent is not top-level. */
export interface HealthTopic {
  name: string;
  hasParent: boolean;
}

function isBoolean(option: FacetOption, wanted: boolean): boolean {
  return option.value === wanted || option.value === String(wanted);
}

function rename<T extends FacetOption>(options: readonly T[], names: Readonly<Record<string, string>>): T[] {
  return options.map((option) => {
    const name = Object.hasOwn(names, option.displayName) ? names[option.displayName] : undefined;
    return name === undefined ? option : { ...option, displayName: name };
  });
}

/** The options to show, in their order, under their names. Values are never changed. */
export function applyFacetRule<T extends FacetOption>(options: readonly T[], rule: FacetRule): T[] {
  switch (rule.kind) {
    case 'boolean':
      return options
        .filter((option) => isBoolean(option, true))
        .map((option) => ({ ...option, displayName: rule.label }));
    case 'free-events':
      return options
        .filter((option) => isBoolean(option, false))
        .map((option) => ({ ...option, displayName: 'Free Events' }));
    case 'research-type':
      return options.map((option) => ({
        ...option,
        displayName: option.displayName === 'Clinical' ? 'Clinical Trial' : 'Research Study',
      }));
    case 'result-type':
      return rename(
        options.filter((option) => option.displayName !== 'Research Study'),
        { 'Research Publication': 'Publication' },
      );
    case 'health-type':
      return rename(options, {
        [`${rule.product ?? DEFAULT_PRODUCT} Page`]: 'Health & Wellness',
        'Ask An Expert': 'Health Q&A',
      });
    case 'health-topics': {
      if (!rule.topics) return [...options];
      const topLevel = new Set(rule.topics.filter((topic) => !topic.hasParent).map((topic) => topic.name));
      return options.filter((option) => topLevel.has(option.displayName));
    }
  }
}

/** Options shown before Show More when not configured (Q-312, R-087, C-068). */
export const SHOW_MORE_DEFAULT = 10;

/** The configured limit when it is a number (or the text of one), else 10. */
export function showMoreLimit(configured: unknown): number {
  const number = typeof configured === 'string' && configured.trim() !== '' ? Number(configured) : configured;
  return typeof number === 'number' && Number.isFinite(number) ? number : SHOW_MORE_DEFAULT;
}
