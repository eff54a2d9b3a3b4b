import type { Translate } from '#src/context/PageContext.tsx';

/** The name of an enumerated value in the page's language; names of people, places and things stay as they are. */
export function inWords(name: string, t: Translate): string {
  const key = `facets.${name}`;
  const said = t(key);
  return said === key ? name : said;
}
