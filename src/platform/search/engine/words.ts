const COMBINING = /\p{M}+/gu;
const APOSTROPHE = /['’ʼ`´]/g;
const WORD = /[\p{L}\p{N}]+/gu;
const PLAIN_WORD = /[a-z0-9]+/g;
const ASCII = /^[\x00-\x7f]*$/;

/** Lower case without diacritics and without apostrophes: "Children’s Ñandú" → "childrens nandu". */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(APOSTROPHE, '');
  return text.normalize('NFD').replace(COMBINING, '').toLowerCase().replace(APOSTROPHE, '');
}

/** The folded words of a text, as both the index and the queries see them. */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded.match(ASCII.test(folded) ? PLAIN_WORD : WORD) ?? [];
}

/** A word where it stands in the original text; offsets count UTF-16 code units. */
export interface PlacedWord {
  word: string;
  offset: number;
  length: number;
}

const PLACED = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`´][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text with their places. */
export function placedWords(text: string): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (const match of text.matchAll(PLACED)) {
    found.push({ word: fold(match[0]), offset: match.index, length: match[0].length });
  }
  return found;
}
