import type { Mark } from './engine/SearchIndex.ts';
import { placedWords, words } from './engine/words.ts';

/** A part of a text; offset and length count UTF-16 code units. */
export interface Substring {
  offset: number;
  length: number;
}

/** Where the marks stand in a text, in order and apart from each other. A prefix marks the beginning of a word. */
export function highlight(text: string, marks: readonly Mark[]): Substring[] {
  if (marks.length === 0) return [];
  const whole = new Set(marks.filter((mark) => !mark.isPrefix).map((mark) => mark.word));
  const prefixes = marks.filter((mark) => mark.isPrefix).map((mark) => mark.word);
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
  highlight(
    text,
    words(input).map((word) => ({ word, isPrefix: true })),
  );

type Json = Record<string, unknown>;

/**
 * The texts with what was found marked in them, in their shape: leaves are `{value, matchedSubstrings}`, lists stay
 * lists of the same length. Members nothing was found in are left out.
 */
export function highlightFields(texts: Json, marks: readonly Mark[]): Json {
  return marks.length === 0 ? {} : ((marked(texts, marks) ?? {}) as Json);
}

function marked(value: unknown, marks: readonly Mark[]): unknown {
  if (typeof value === 'string') {
    const matchedSubstrings = highlight(value, marks);
    return matchedSubstrings.length > 0 ? { value, matchedSubstrings } : undefined;
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry) => marked(entry, marks));
    if (entries.every((entry) => entry === undefined)) return undefined;
    return entries.map(
      (entry, at) =>
        entry ?? (typeof value[at] === 'string' ? { value: value[at] as string, matchedSubstrings: [] } : {}),
    );
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const inner = marked(member, marks);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
