import type { StringGroup, StringKey } from '#src/i18n/StringKey.ts';
import type { Translate } from './PageContext.tsx';

/**
 * What a word that comes with data is called in the page's language: a value of a facet, a type of place, a tab. Its string
 * stands under `<prefix><word>`; without one `otherwise` is said. The one way to a string whose key is not known
 * when the code is written: every other key is checked by the compiler.
 */
export function wordFor(
  t: Translate,
  prefix: `${StringGroup}.` | `${StringGroup}.${string}-`,
  word: string,
  otherwise = word,
): string {
  const key = `${prefix}${word}`;
  const said = t(key as StringKey);
  return said === key ? otherwise : said;
}
