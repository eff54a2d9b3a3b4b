import type { Coordinate } from '#src/domain/entities/common.ts';
import type { MapsPort } from '#src/ports/FeedPorts.ts';

/** Where a ZIP code is. */
export interface ZipPlace {
  zip: string;
  /** As the maps service calls it: "Sacramento, CA 95816". */
  name: string;
  position: Coordinate;
  /** Its county, as far as the maps service tells. */
  county?: string;
}

/** Looks a ZIP code up; undefined for one that nobody has. Rejects when the maps service does not answer. */
export async function placeOfZip(zip: string, maps: MapsPort): Promise<ZipPlace | undefined> {
  const found = await maps.searchAddress(zip, { limit: 10 });
  const place = found.find(
    ({ entityType, freeformAddress }) => entityType === 'PostalCodeArea' && freeformAddress.includes(zip),
  );
  if (!place) return undefined;
  const { freeformAddress: name, position, county } = place;
  return { zip, name, position, ...(county !== undefined && { county }) };
}
