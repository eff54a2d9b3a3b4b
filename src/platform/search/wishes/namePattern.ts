import { editDistance, editsAllowed } from '../engine/typos.ts';

/** Shortest word that may have been misspelt, in letters. */
const SHORTEST = 5;

/** What names are looked for in. */
export interface NameSearch {
  /** Folded words without the spaces between them. */
  letters: string;
  /** Words that may be slips of the pen. */
  slips: readonly string[];
}

/**
 * Folded words as names are looked for in them. `maySlip` says whether a word may be a slip of the pen, because nobody knows it;
 * undefined where slips are not looked for.
 */
export const nameSearch = (text: string, maySlip?: (word: string) => boolean): NameSearch => ({
  letters: text.replaceAll(' ', ''),
  slips: maySlip ? text.split(' ').filter((word) => word.length >= SHORTEST && maySlip(word)) : [],
});

/**
 * How the folded words of a name stand in a text, as a part of a pattern: as they are, written as one word or parted ("quailcreek",
 * "coast light"), or each with a slip or two ("heronwod"). Undefined when they do not stand there.
 */
export function namePattern(name: readonly string[], { letters, slips }: NameSearch): string | undefined {
  const own = name.join('');
  if (own === '') return undefined;
  if (letters.includes(own)) return [...own].join(' ?');
  if (slips.length === 0) return undefined;
  const spelt = name.map((word) => {
    const near = slips.find(
      (one) =>
        one.charAt(0) === word.charAt(0) && editDistance(one, word, editsAllowed(word)) <= editsAllowed(word),
    );
    return near === undefined ? word : `(?:${word}|${near})`;
  });
  return spelt.join(' ?');
}
