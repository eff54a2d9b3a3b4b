import { locationTypeKey } from '#src/domain/facility/locationTypes.ts';
import type { Translate } from '#src/context/PageContext.tsx';

/** What places of a type are called in the page's language; the directory's name when it is not one we know. */
export function typeLabel(name: string, t: Translate): string {
  const key = `locationTypes.${locationTypeKey(name)}`;
  const label = t(key);
  return label === key ? name : label;
}
