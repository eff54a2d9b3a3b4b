import type { Mark } from './engine/SearchIndex.ts';
import { placedWords, words } from './engine/words.ts';

/** A part of a text; offset and length count UTF-16 code units. */
export interface Substring {
  offset: number;
  length: number;
}

interface Marker {
  whole: ReadonlySet<string>;
  prefixes: readonly string[];
}

const markerOf = (marks: readonly Mark[]): Marker => ({
  whole: new Set(marks.filter((mark) => !mark.isPrefix).map((mark) => mark.word)),
  prefixes: [...new Set(marks.filter((mark) => mark.isPrefix).map((mark) => mark.word))],
});

/** Where the marks stand in a text, in order and apart from each other. A prefix marks the beginning of a word. */
function highlight(text: string, { whole, prefixes }: Marker): Substring[] {
  const found: Substring[] = [];
  for (const { word, offset, length } of placedWords(text)) {
    if (whole.has(word)) {
      found.push({ offset, length });
      continue;
    }
    const prefix = prefixes.find((start) => word.startsWith(start));
    // Where folding changed the number of letters, the place inside the word is not known.
    if (prefix !== undefined) found.push({ offset, length: word.length === length ? prefix.length : length });
  }
  return found;
}

/** Where the typed words stand at the beginnings of words. */
export const highlightTyped = (text: string, input: string): Substring[] =>
  highlight(text, { whole: new Set(), prefixes: words(input) });

type Json = Record<string, unknown>;

/**
 * The texts with what was found marked in them, in their shape: leaves are `{value, matchedSubstrings}`, lists stay
 * lists of the same length. Members nothing was found in are left out.
 */
export function highlightFields(texts: Json, marks: readonly Mark[]): Json {
  return marks.length === 0 ? {} : ((marked(texts, markerOf(marks)) ?? {}) as Json);
}

function marked(value: unknown, marker: Marker): unknown {
  if (typeof value === 'string') {
    const matchedSubstrings = highlight(value, marker);
    return matchedSubstrings.length > 0 ? { value, matchedSubstrings } : undefined;
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry) => marked(entry, marker));
    if (entries.every((entry) => entry === undefined)) return undefined;
    return entries.map(
      (entry, at) =>
        entry ?? (typeof value[at] === 'string' ? { value: value[at] as string, matchedSubstrings: [] } : {}),
    );
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const inner = marked(member, marker);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
