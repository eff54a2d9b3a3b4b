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
