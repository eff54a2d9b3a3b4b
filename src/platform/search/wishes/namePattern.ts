import { editDistance, editsAllowed } from '../engine/typos.ts';

/** Shortest word that may have been misspelt, in letters. */
const SHORTEST = 5;

/** What a name is looked for in. */
export interface NameSearch {
  /** Folded words. */
  text: string;
  /** Whether a folded word may be a slip of the pen: nobody knows it. Undefined where slips are not looked for. */
  maySlip?: ((word: string) => boolean) | undefined;
}

/**
 * How the folded words of a name stand in a text, as a part of a pattern: as they are, written as one word or parted ("quailcreek",
 * "coast light"), or each with a slip or two ("heronwod"). Undefined when they do not stand there.
 */
export function namePattern(name: readonly string[], { text, maySlip }: NameSearch): string | undefined {
  const letters = name.join('');
  if (letters === '') return undefined;
  if (text.replaceAll(' ', '').includes(letters)) return [...letters].join(' ?');
  if (!maySlip) return undefined;
  const typed = text.split(' ').filter((word) => word.length >= SHORTEST && maySlip(word));
  if (typed.length === 0) return undefined;
  const spelt = name.map((word) => {
    const near = typed.find(
      (one) =>
        one.charAt(0) === word.charAt(0) && editDistance(one, word, editsAllowed(word)) <= editsAllowed(word),
    );
    return near === undefined ? word : `(?:${word}|${near})`;
  });
  return spelt.join(' ?');
}
