import type { CatalogueSetting } from '../catalogue.ts';

/** Settings of texts that know a few words alone; without one it is as usual. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  AsidePosition: ['left'],
  Autocomplete: ['0'],
  BackgroundColor: ['tint', 'brand', 'dark'],
  Columns: ['1', '2', '3', '4'],
  HeadingLevel: ['1', '2', '3', '4', '5', '6'],
  IconPosition: ['left'],
  Layout: ['list'],
  Ratio: ['66-33', '33-66', '75-25', '25-75', '60-40', '40-60'],
  Searchable: ['1', '0'],
  View: ['map'],
};

/** The words a setting can be chosen from, and the one that counts without a choice; undefined for one that is written. */
export function wordsOf(
  name: string,
  { kind, of = [] }: CatalogueSetting,
): { words: readonly string[]; usual: string } | undefined {
  if (kind === 'choice') return { words: of, usual: of[0] ?? '' };
  const words = kind === 'flag' || kind === 'numbers' ? undefined : WORDS[name];
  return words && { words: ['', ...words], usual: '' };
}
