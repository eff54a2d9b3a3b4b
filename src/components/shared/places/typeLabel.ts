import { locationTypeKey } from '#src/domain/facility/locationTypes.ts';
import type { Translate } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';

/** What places of a type are called in the page's language; the directory's name when it is not one we know. */
export function typeLabel(name: string, t: Translate): string {
  return wordFor(t, 'locationTypes.', locationTypeKey(name), name);
}
