import { isRecord } from './filters.ts';

/** Deepest nesting of an entity that is looked into. */
const MAX_DEPTH = 6;

/**
 * The texts that matched, by the path of their field, from the service's highlights, which mirror the entity: leaves are
 * `{value, matchedSubstrings}`, lists stay lists. Each path and text once, such as `c_providerSpecialties.specialty.name`;
 * the texts of a field that match most come first.
 */
export function matchedTexts(highlights: unknown): Map<string, string[]> {
  const found = new Map<string, Map<string, number>>();
  const walk = (value: unknown, path: string, depth: number) => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const member of value) walk(member, path, depth + 1);
    } else if (isRecord(value)) {
      const { matchedSubstrings: spans, value: text } = value;
      if (Array.isArray(spans)) {
        if (spans.length === 0 || path === '') return;
        const texts = found.get(path) ?? new Map<string, number>();
        found.set(path, typeof text === 'string' ? texts.set(text, shareOf(spans, text)) : texts);
        return;
      }
      for (const [name, member] of Object.entries(value))
        walk(member, path === '' ? name : `${path}.${name}`, depth + 1);
    }
  };
  walk(highlights, '', 0);
  const inOrder = (texts: Map<string, number>) =>
    [...texts].sort(([, share], [, other]) => other - share).map(([text]) => text);
  return new Map([...found].map(([path, texts]) => [path, inOrder(texts)]));
}

/** Paths of the fields that matched. */
export const matchedPaths = (highlights: unknown): string[] => [...matchedTexts(highlights).keys()];

/** How much of a text matched. */
const shareOf = (spans: readonly unknown[], text: string): number =>
  spans.reduce<number>(
    (sum, span) => sum + (isRecord(span) && typeof span.length === 'number' ? span.length : 0),
    0,
  ) / Math.max(1, text.length);
