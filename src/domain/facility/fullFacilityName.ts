import type { Facility } from '#src/domain/entities/Facility.ts';

/**
 * A facility's name where nothing around says whose part it is (a title, a search engine's data): a part that goes by
 * "Emergency Room" on its hospital's pages has its own full name, else that of both.
 * @param join puts the part's name and the hospital's into words
 */
export function fullFacilityName(
  { name, displayName = name, parentLocation }: Pick<Facility, 'name' | 'displayName' | 'parentLocation'>,
  join: (part: string, whole: string) => string,
): string {
  if (!parentLocation || displayName.includes(parentLocation.name)) return displayName;
  return name !== displayName && name.includes(displayName) ? name : join(displayName, parentLocation.name);
}
