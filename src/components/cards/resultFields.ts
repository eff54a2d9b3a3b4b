import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import { isCoordinate } from '#src/domain/distance/distance.ts';
import {
  type DistanceOrigin,
  type MeasuredDistance,
  toldDistance,
  type ToldDistance,
} from '#src/domain/distance/DistanceOrigin.ts';
import type { Address, Coordinate, ImageValue } from '#src/domain/entities/common.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { printEntityPath } from '#src/domain/slug/entityPath.ts';
import { entityPath, hasDetailPage } from '#src/domain/slug/entityRoutes.ts';
import { readText } from '#src/domain/text/readText.ts';
import { providerSlug, slugify } from '#src/domain/slug/slug.ts';

/* Readers of what a search service sends, for the cards: a member that makes no sense is absent, nothing throws. */

/** Where a result without a page of its own leads. */
export const NO_PAGE = '/404';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as a list: a single one alone, nothing as none. */
export const readList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A finite number, as such or in digits. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** True or false, as such or in words; undefined when it is neither. */
export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** The names in a list of texts or of entities, each once. */
export function readNames(value: unknown): string[] {
  return [...new Set(readList(value).flatMap((one) => readText(isObject(one) ? one.name : one) ?? []))];
}

/** What something a result links to is called, and in which language where that is known. */
export interface LinkedName {
  name: string;
  language?: string;
}

/** The names in a list of entities, each once. */
export const readLinkedNames = (value: unknown): LinkedName[] =>
  readNames(value).map((name) => {
    const link = readList(value).find((one) => isObject(one) && readText(one.name) === name);
    const language = isObject(link) ? readText(link.locale) : undefined;
    return { name, ...(language && { language }) };
  });

/** An address with a street or a town at least. */
export function readAddress(value: unknown): Address | undefined {
  if (!isObject(value)) return undefined;
  const line1 = readText(value.line1);
  const city = readText(value.city);
  if (!line1 && !city) return undefined;
  const line2 = readText(value.line2);
  return {
    line1: line1 ?? '',
    ...(line2 && { line2 }),
    city: city ?? '',
    region: readText(value.region) ?? '',
    postalCode: readText(value.postalCode) ?? '',
    countryCode: readText(value.countryCode) ?? 'US',
  };
}

/** A coordinate on earth. */
export function readCoordinate(value: unknown): Coordinate | undefined {
  return isObject(value) && isCoordinate(value as Partial<Coordinate>)
    ? (value as unknown as Coordinate)
    : undefined;
}

/** A picture with an https or site address, also where it is wrapped in `image`. */
export function readImage(value: unknown): ImageValue | undefined {
  const image = isObject(value) && isObject(value.image) ? value.image : value;
  if (!isObject(image)) return undefined;
  const url = readText(image.url);
  return url !== undefined && /^(https:\/\/|\/(?![/\\]))/.test(url)
    ? { url, alternateText: readText(image.alternateText) ?? '' }
    : undefined;
}

/** An address on the web or on this site, as text or wrapped in `url`. */
export function readWebAddress(value: unknown): string | undefined {
  const href = validLink(readText(isObject(value) ? value.url : value));
  return href && /^(https?:|\/)/i.test(href) ? href : undefined;
}

/** A place that a result names. */
export interface NamedPlace {
  name?: string;
  address?: Address;
  /** Only when the service gave a distance that may be told (A-01a, A-83). */
  distance?: ToldDistance;
}

/** The places in a list of entities, those with a distance first and nearest first. `from` is what distances are from. */
export function readPlaces(value: unknown, from: DistanceOrigin | undefined): NamedPlace[] {
  const places = readList(value).flatMap((wire): NamedPlace[] => {
    if (!isObject(wire)) return [];
    const name = readText(wire.name);
    const address = readAddress(wire.address);
    const distance = readDistance(wire, from);
    return name || address
      ? [
          {
            ...(name && { name }),
            ...(address && { address }),
            ...(distance && { distance: toldDistance(distance) }),
          },
        ]
      : [];
  });
  const miles = ({ distance }: NamedPlace) => distance?.miles ?? Infinity;
  return places.sort((a, b) => miles(a) - miles(b) || 0);
}

/**
 * How far a linked place is, only as the service gave it (A-01a): from where the distances of its result are, and none
 * where those are not told.
 */
export function readDistance(
  place: Record<string, unknown>,
  from: DistanceOrigin | undefined,
): MeasuredDistance | undefined {
  const known = [place.nearestToFilter, place.nearestToUser].map(readNumber);
  const metres = known.find((one) => one !== undefined && one >= 0);
  return from && metres !== undefined ? { metres, from } : undefined;
}

/** How far a result with places of its own is: as far as the nearest, else as the service said of itself. */
export function resultDistance(
  { distance }: SearchResult,
  [nearest]: readonly NamedPlace[] = [],
): ToldDistance | undefined {
  return nearest?.distance ?? (distance && toldDistance(distance));
}

/** Name and town of a place, as far as known. */
export const placeText = ({ name, address }: NamedPlace): string =>
  [name, address?.city].filter(Boolean).join(', ');

/**
 * The page of a result, without locale: below `prefix`, else below that of its type; else the address it
 * names itself; else /404.
 */
export function resultPath({ id, entityType, data }: SearchResult, prefix?: string): string {
  const slug = readText(data.slug);
  const key = readText(id);
  const type = entityType ?? readText(data.type) ?? '';
  if (slug && key && prefix) return `/${prefix}/${printEntityPath(slug, key)}`;
  // Where a kind has several prefixes, the entity's own address says which is its.
  const page = prefix ? undefined : readWebAddress(data.landingPageUrl);
  if (key && page?.startsWith('/') && page.endsWith(`-${key}`)) return page;
  // A kind with pages has one for each of its entities; without a slug of its own it goes by its name.
  const name = readText(data.name);
  if (key && hasDetailPage(type) && (slug || name))
    return entityPath(type, slug ?? slugOf(type, name ?? '', data), key);
  const { website, websiteUrl, landingPageUrl, c_detailPageURL, c_linkURL } = data;
  // What has no page may be a file or stand on another site.
  const elsewhere = [data.c_resourceLinkURL, data.c_resourceFile];
  for (const own of [website, websiteUrl, landingPageUrl, c_detailPageURL, c_linkURL, ...elsewhere]) {
    const address = readWebAddress(own);
    if (address) return ownAddress(address);
  }
  return NO_PAGE;
}

function slugOf(type: string, name: string, data: SearchResult['data']): string {
  if (type !== 'healthcareProfessional') return slugify(name);
  return providerSlug({ name, isPhysician: readFlag(data.c_isPhysician) ?? false });
}
