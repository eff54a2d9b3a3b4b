import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { hoursFromSearch } from '#src/components/entity/shared/hoursFromSearch.ts';
import { isCoordinate, milesFromMetres } from '#src/domain/distance/distance.ts';
import type { Address, Coordinate, ImageValue, LinkValue } from '#src/domain/entities/common.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import { printEntityPath } from '#src/domain/slug/entityPath.ts';

/** A place of care as far as its card tells (Q-213, S-202). Lists are empty, the rest absent, when unknown. */
export interface FoundLocation {
  id: string;
  /** Key of its waits (S-300). */
  uid: string;
  name: string;
  /** Page address without locale, or /404 when it has none. */
  path: string;
  locationTypes: string[];
  hasEmergencyRoom: boolean;
  address?: Address;
  coordinate?: Coordinate;
  phone?: string;
  hours?: Hours;
  image?: ImageValue;
  parentName?: string;
  /** The campus map of 'Campus Maps' in c_findingYourWay. */
  campusMap?: LinkValue;
  /** Miles, only when the service gave a distance (A-01a). */
  miles?: number;
}

type Wire = Record<string, unknown>;
const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Headline of the entry of c_findingYourWay that is the campus map. */
const CAMPUS_MAPS = 'Campus Maps';

/** Reads a search result as a place; undefined without a name. A member that makes no sense is left out. */
export function locationFromResult({ id, data, metres }: SearchResult): FoundLocation | undefined {
  const name = text(data.c_displayName) ?? text(data.name);
  if (!name) return undefined;
  const slug = text(data.slug);
  const address = readAddress(data.address);
  const coordinate = data.yextDisplayCoordinate;
  const found: FoundLocation = {
    id,
    uid: String(data.uid ?? id),
    name,
    path: slug ? `/find-location/facility/${printEntityPath(slug, id)}` : '/404',
    locationTypes: list(data.c_locationType).flatMap((type) => text(type) ?? []),
    hasEmergencyRoom: data.c_hasER === true || data.c_hasER === 'true',
  };
  const phone = text(data.mainPhone);
  const hours = hoursFromSearch(data.hours);
  const image = readImage(data.c_image);
  const parent = list(data.c_parentLocation)[0];
  const campusMap = readCampusMap(data.c_findingYourWay);
  if (address) found.address = address;
  if (isObject(coordinate) && isCoordinate(coordinate as Partial<Coordinate>)) {
    found.coordinate = coordinate as unknown as Coordinate;
  }
  if (phone) found.phone = phone;
  if (hours) found.hours = hours;
  if (image) found.image = image;
  const parentName = isObject(parent) ? (text(parent.c_displayName) ?? text(parent.name)) : undefined;
  if (parentName && parentName !== name) found.parentName = parentName;
  if (campusMap) found.campusMap = campusMap;
  if (metres !== undefined) found.miles = milesFromMetres(metres);
  return found;
}

function readAddress(wire: unknown): Address | undefined {
  if (!isObject(wire)) return undefined;
  const line1 = text(wire.line1);
  const city = text(wire.city);
  if (!line1 && !city) return undefined;
  const line2 = text(wire.line2);
  return {
    line1: line1 ?? '',
    ...(line2 && { line2 }),
    city: city ?? '',
    region: text(wire.region) ?? '',
    postalCode: text(wire.postalCode) ?? '',
    countryCode: text(wire.countryCode) ?? 'US',
  };
}

function readImage(wire: unknown): ImageValue | undefined {
  const image = isObject(wire) && isObject(wire.image) ? wire.image : wire;
  if (!isObject(image)) return undefined;
  const url = text(image.url);
  const isSafe = url !== undefined && /^(https:\/\/|\/(?![/\\]))/.test(url);
  return isSafe ? { url, alternateText: text(image.alternateText) ?? '' } : undefined;
}

function readCampusMap(wire: unknown): LinkValue | undefined {
  const entry = list(wire).find((one) => isObject(one) && text(one.headline) === CAMPUS_MAPS);
  if (!isObject(entry)) return undefined;
  const href = validLink(text(entry.linkURL) ?? '');
  return href ? { href, text: text(entry.linkText) ?? '' } : undefined;
}
