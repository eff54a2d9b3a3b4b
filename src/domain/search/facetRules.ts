import { DEFAULT_PRODUCT, RECRUITING_STATUSES } from '#src/domain/enumerations.ts';
import { displayedAgeRange } from '#src/domain/provider/ageRange.ts';
import { displayedGender } from '#src/domain/provider/gender.ts';
import { isRecord } from './filters.ts';

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
 * - `recruiting-status`: the eight statuses in their order, any other after them.
 * - `age-range`: the display values of R-120; 'Other Specify' stands for free texts and becomes Other.
 * - `gender`: the three genders that are displayed.
 * - `stars`: one option for each number of stars, the highest first, named by that number (Q-284, Q-285, C-135).
 */
export type FacetRule =
  | { kind: 'boolean'; label: string }
  | { kind: 'free-events' }
  | { kind: 'research-type' }
  | { kind: 'result-type' }
  | { kind: 'health-type'; product?: string }
  | { kind: 'health-topics'; topics: readonly HealthTopic[] | undefined }
  | { kind: 'recruiting-status' }
  | { kind: 'age-range' }
  | { kind: 'gender' }
  | { kind: 'stars' };

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
    // The service names types in the language it was asked in; their values are the same in all.
    const known = [option.displayName, String(option.value)].find((key) => Object.hasOwn(names, key));
    const name = known === undefined ? undefined : names[known];
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
        options.filter(
          ({ displayName, value }) => displayName !== 'Research Study' && value !== 'ce_researchStudy',
        ),
        { 'Research Publication': 'Publication', ce_researchPublication: 'Publication' },
      );
    case 'health-type':
      return rename(options, {
        [`${rule.product ?? DEFAULT_PRODUCT} Page`]: 'Health & Wellness',
        [`ce_${(rule.product ?? DEFAULT_PRODUCT).toLowerCase()}Page`]: 'Health & Wellness',
        'Ask An Expert': 'Health Q&A',
        ce_askAnExpert: 'Health Q&A',
      });
    case 'health-topics': {
      if (!rule.topics) return [...options];
      const topLevel = new Set(rule.topics.filter((topic) => !topic.hasParent).map((topic) => topic.name));
      return options.filter((option) => topLevel.has(option.displayName));
    }
    case 'recruiting-status': {
      const place = ({ displayName }: T) => {
        const index = RECRUITING_STATUSES.findIndex((status) => status === displayName);
        return index < 0 ? RECRUITING_STATUSES.length : index;
      };
      return [...options].sort((a, b) => place(a) - place(b));
    }
    case 'age-range':
      return options.flatMap((option) => {
        const displayName = displayedAgeRange(option.displayName, 'Other');
        return displayName ? [{ ...option, displayName }] : [];
      });
    case 'gender':
      return options.flatMap((option) => {
        const displayName = displayedGender(option.displayName);
        return displayName ? [{ ...option, displayName }] : [];
      });
    case 'stars':
      return options
        .flatMap((option) => {
          const stars = starsOf(option);
          return stars === undefined ? [] : [{ stars, option: { ...option, displayName: String(stars) } }];
        })
        .sort((a, b) => b.stars - a.stars)
        .filter(({ stars }, index, all) => stars !== all[index - 1]?.stars)
        .map(({ option }) => option);
  }
}

/** The most stars a rating can have (C-135, Q-284). */
export const MOST_STARS = 5;

/** The stars an option stands for: its number, or where its range begins; undefined when it says neither. */
export function starsOf({
  value,
  displayName,
}: Pick<FacetOption, 'value' | 'displayName'>): number | undefined {
  const from = isRecord(value) ? value.$ge : value;
  const stars = typeof from === 'number' ? from : Number.parseFloat(displayName);
  return stars >= 1 && stars <= MOST_STARS ? stars : undefined;
}

/** True when the stars of an option or more will do, not exactly so many. */
export function isStarsAndUp({ value }: Pick<FacetOption, 'value'>): boolean {
  if (!isRecord(value)) return false;
  return value.$le === undefined || Number(value.$le) > Number(value.$ge);
}

/** The field of the star rating. */
export const STARS_FIELD = 'c_reputationRatingFiveStar';

/** The rules that name the options of a field wherever they are shown, in a facet or as a pill. */
function namingRules(fieldId: string, product: string): FacetRule[] {
  switch (fieldId) {
    case 'builtin.entityType':
      return [{ kind: 'result-type' }, { kind: 'health-type', product }];
    case 'c_clinicalType':
      return [{ kind: 'research-type' }];
    case 'c_isPaid':
      return [{ kind: 'free-events' }];
    case 'c_ageRange':
      return [{ kind: 'age-range' }];
    case 'gender':
      return [{ kind: 'gender' }];
    default:
      return [];
  }
}

/** The English name of an option of a field; its own where no rule names it. */
export function optionName(option: FacetOption, fieldId: string, product: string = DEFAULT_PRODUCT): string {
  return namingRules(fieldId, product).reduce(
    (named, rule) => applyFacetRule([named], rule)[0] ?? named,
    option,
  ).displayName;
}

/** Options shown before Show More when not configured (Q-312, R-087, C-068). */
const SHOW_MORE_DEFAULT = 10;

/** The configured limit when it is a number (or the text of one), else 10. */
export function showMoreLimit(configured: unknown): number {
  const number = typeof configured === 'string' && configured.trim() !== '' ? Number(configured) : configured;
  return typeof number === 'number' && Number.isFinite(number) ? number : SHOW_MORE_DEFAULT;
}
