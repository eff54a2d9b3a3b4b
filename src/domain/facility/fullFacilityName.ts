import type { Facility } from '#src/domain/entities/Facility.ts';
import { LOCATION_TYPES } from './locationTypes.ts';

/**
 * A facility's name where nothing around says whose part it is (a title, a search engine's data): a part that goes by no
 * more than its type on its hospital's pages ("Emergency Room") has its own full name, else that of both.
 * @param join puts the part's name and the hospital's into words
 */
export function fullFacilityName(
  facility: Pick<Facility, 'name' | 'displayName' | 'parentLocation' | 'locationTypes'>,
  join: (part: string, whole: string) => string,
): string {
  const { name, displayName = name, parentLocation, locationTypes } = facility;
  const isTypeAlone = [...LOCATION_TYPES, ...locationTypes].some((type) => type === displayName);
  if (!parentLocation || !isTypeAlone) return displayName;
  return name !== displayName && name.includes(displayName) ? name : join(displayName, parentLocation.name);
}
