import type { Translate } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';

/** The name of an enumerated value in the page's language; names of people, places and things stay as they are. */
export function inWords(name: string, t: Translate): string {
  return wordFor(t, 'facets.', name);
}
