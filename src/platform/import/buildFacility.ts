import type { Candidate, Flag, SourceKey } from './Candidate.ts';
import { distrustCoordinate, pointKey, zipPlace } from '#src/platform/import/repair/checkCoordinate.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { splitSuite, streetKey } from '#src/platform/import/repair/placeKeys.ts';
import { placeZone } from '#src/platform/placeZone.ts';

/** A place of care as a source gives it, each value already repaired on its own. */
export interface FacilityRecord {
  row: number;
  source: string;
  keys: SourceKey[];
  id: string;
  name: string;
  otherName?: string | undefined;
  line1: string;
  line2?: string | undefined;
  city: string;
  region: string;
  postalCode?: string | undefined;
  phone?: string | undefined;
  fax?: string | undefined;
  coordinate?: Point | undefined;
  /** Why the source's points are not to be used even when they are near their ZIP. */
  coordinateDistrust?: string | undefined;
  locationTypes: string[];
  hasEmergencyRoom?: boolean | undefined;
  website?: string | undefined;
  /** False when two records of this source are never one place, however alike. */
  ownDoubles?: boolean;
  /** Further fields in the directory's names. */
  more?: Record<string, unknown>;
}

/**
 * Drops undefined members.
 */
export const present = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/**
 * Address and coordinate held against each other: a ZIP of another state and a coordinate far from the ZIP are
 * left out, each with a flag. The suite gets a line of its own.
 */
export function checkedPlace(record: {
  row: number;
  line1: string;
  line2?: string | undefined;
  city: string;
  region: string;
  postalCode?: string | undefined;
  coordinate?: Point | undefined;
  coordinateDistrust?: string | undefined;
}): { address: Record<string, unknown>; coordinate: Point | undefined; flags: Flag[] } {
  const flags: Flag[] = [];
  const { row, city, region } = record;
  let postalCode = record.postalCode;
  if (postalCode) {
    const place = zipPlace(postalCode);
    if (place && place.region !== region) {
      flags.push({
        row,
        field: 'address.postalCode',
        kind: 'untrusted',
        reason: `ZIP ${postalCode} is in ${place.region}, the address in ${region}`,
      });
      postalCode = undefined;
    }
  }
  const split = splitSuite(record.line1);
  const line2 = [split.suite, record.line2 ?? ''].filter(Boolean).join(', ');
  const address = present({
    line1: split.street || record.line1,
    line2: line2 || undefined,
    city,
    region,
    postalCode,
    countryCode: 'US',
  });
  let coordinate = record.coordinate;
  if (coordinate) {
    const reason = distrustCoordinate(coordinate, { postalCode, city, region }) ?? record.coordinateDistrust;
    if (reason) {
      flags.push({ row, field: 'yextDisplayCoordinate', kind: 'untrusted', reason });
      coordinate = undefined;
    }
  }
  return { address, coordinate, flags };
}

/** A healthcareFacility as the directory keeps it (S-202, D-111), with flags for what was left out. */
export function buildFacility(record: FacilityRecord): { candidate: Candidate; flags: Flag[] } {
  const { address, coordinate, flags } = checkedPlace(record);
  const body = present({
    name: record.name,
    slug: makeSlug(record.name),
    c_otherName: record.otherName,
    address,
    mainPhone: record.phone,
    fax: record.fax,
    yextDisplayCoordinate: coordinate,
    c_locationType: record.locationTypes.length > 0 ? record.locationTypes : undefined,
    c_hasER: record.hasEmergencyRoom,
    websiteUrl: record.website ? { url: record.website } : undefined,
    timezone: placeZone(undefined, { ...address, coordinate }),
    ...record.more,
  });
  const { row, source, keys, id } = record;
  const candidate: Candidate = {
    row,
    type: 'healthcareFacility',
    locale: 'en',
    id,
    source,
    keys,
    body,
    support: false,
    matchPlace: record.ownDoubles === false ? 'others' : 'all',
  };
  const street = streetKey(record.line1);
  if (record.coordinate && street) {
    candidate.evidence = { point: pointKey(record.coordinate), street };
  }
  return { candidate, flags };
}
