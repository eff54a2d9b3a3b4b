/** One way to write what people write in several: "cannot", "can not", "can't"; "wanna". */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\b(do|does|did|is|are|was|would|could) not\b/g, '$1nt'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bi am\b/g, 'im'],
  [/\bk(?=ier|iso|isi)/g, 'qu'],
];

/** Letters by their sound, in both languages: one for two of a kind, v as b, z as s, c before e and i as s. */
export const bySound = (letters: string): string =>
  letters
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/v/g, 'b')
    .replace(/([a-z])\1+/g, '$1');

/**
 * Words made plain, so that rules need not know how they were written: lower case, no accents nor apostrophes, by their
 * sound, one space before, between and after them.
 */
export function plainWords(words: string): string {
  const folded = words
    .slice(0, 500)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return ` ${bySound(SAME.reduce((text, [written, as]) => text.replace(written, as), folded))} `;
}
