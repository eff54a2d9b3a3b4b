import { timingSafeEqual } from 'node:crypto';
import { sendJson } from '../envelope.ts';
import type { PlatformModule, PlatformRequest } from '../PlatformModule.ts';
import type { Store } from '../store/Store.ts';
import { createPlaceIndex } from './PlaceIndex.ts';
import type { Box, FoundPlace, Place } from './PlaceIndex.ts';
import { zipPlaces } from './zipPlaces.ts';
import type { ZipPlace } from './zipPlaces.ts';
import { countyOf, stateNames, zipAreas } from '../zipAreas.ts';

const MAX_QUERY = 256;
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;
/** Addresses of the directory are read again at most this often, milliseconds. */
const ADDRESS_AGE = 60_000;
const ENTITY_TYPES = new Set([
  'Country',
  'CountrySubdivision',
  'CountrySecondarySubdivision',
  'CountryTertiarySubdivision',
  'Municipality',
  'MunicipalitySubdivision',
  'Neighbourhood',
  'PostalCodeArea',
]);

const distanceKm = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) *
  111.3;

/** The middle of a group of ZIP areas and how far it reaches. */
function spread(zips: readonly ZipPlace[], margin: number) {
  const latitudes = zips.map((zip) => zip.latitude);
  const longitudes = zips.map((zip) => zip.longitude);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const half = (values: number[]) =>
    Number(((Math.max(...values) - Math.min(...values)) / 2 + margin).toFixed(5));
  return {
    latitude: Number(middle(latitudes).toFixed(5)),
    longitude: Number(middle(longitudes).toFixed(5)),
    extent: { latitude: half(latitudes), longitude: half(longitudes) },
  };
}

/** Towns, counties and ZIP areas of a state. */
function geographies(zips: readonly ZipPlace[]): Place[] {
  const places: Place[] = [];
  const towns = new Map<string, ZipPlace[][]>();
  for (const zip of zips) {
    // Towns that share a name and are far apart are different towns.
    const named = towns.get(zip.city) ?? [];
    towns.set(zip.city, named);
    const town = named.find(([first]) => distanceKm(first!, zip) < 60);
    if (town === undefined) named.push([zip]);
    else town.push(zip);
  }
  for (const own of [...towns.values()].flat()) {
    const { zip, city, county, state, stateName } = own[0]!;
    places.push({
      id: `US/${state}/municipality/${zip}`,
      type: 'Geography',
      entityType: 'Municipality',
      freeformAddress: `${city}, ${state}`,
      ...{ state, stateName },
      municipality: city,
      secondarySubdivision: county,
      size: own.length,
      ...spread(own, 0.03),
    });
  }
  for (const [name, own] of Map.groupBy(zips, ({ county }) => county)) {
    const { state, stateName } = own[0]!;
    const whole = countyOf({ county: name, state })?.whole;
    if (whole === undefined) continue;
    places.push({
      id: `US/${state}/county/${name.toLowerCase().replace(/\s+/g, '-')}`,
      type: 'Geography',
      entityType: 'CountrySecondarySubdivision',
      freeformAddress: `${whole}, ${state}`,
      ...{ state, stateName },
      secondarySubdivision: name,
      size: 1,
      ...spread(own, 0.05),
    });
  }
  for (const zip of zips) {
    const { state, stateName } = zip;
    places.push({
      id: `US/${state}/zip/${zip.zip}`,
      type: 'Geography',
      entityType: 'PostalCodeArea',
      freeformAddress: `${zip.city}, ${state} ${zip.zip}`,
      ...{ state, stateName },
      municipality: zip.city,
      postalCode: zip.zip,
      secondarySubdivision: zip.county,
      size: 1,
      ...spread([zip], 0.02),
    });
  }
  return places;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An address of the directory; one that does not name its state has that of its ZIP area. */
interface Address {
  line1: string;
  city: string;
  state: string;
  stateName: string;
  postalCode: string;
}

function addressOf(body: Record<string, unknown>): Address | undefined {
  const address = body['address'] as Record<string, unknown> | undefined;
  const [line1, city, region, postalCode] = ['line1', 'city', 'region', 'postalCode'].map((name) =>
    text(address?.[name]),
  ) as [string, string, string, string];
  const area = zipAreas().get(postalCode.slice(0, 5));
  const state = region || (area?.state ?? '');
  if (!line1 || !city) return undefined;
  return { line1, city, state, stateName: stateNames().get(state) ?? state, postalCode };
}

/** As an envelope has it, as far as it is known. */
const lineOf = (street: string, { city, state, postalCode }: Address): string =>
  [street, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Addresses of the directory's facilities and offices, and the streets they stand on. */
function addresses(store: Store): Place[] {
  const points = new Map<string, Place>();
  const streets = new Map<string, Place>();
  for (const type of ['healthcareFacility', 'location']) {
    for (const { id, body } of store.entities.iterate(type, 'en')) {
      const address = addressOf(body);
      const point = body['yextDisplayCoordinate'] as { latitude?: unknown; longitude?: unknown } | undefined;
      if (!address || typeof point?.latitude !== 'number' || typeof point.longitude !== 'number') continue;
      const { line1, city, state, stateName, postalCode } = address;
      const freeformAddress = lineOf(line1, address);
      if (points.has(freeformAddress)) continue;
      const place: Place = {
        id: `US/${state}/address/${id}`,
        type: 'Point Address',
        freeformAddress,
        ...{ state, stateName },
        municipality: city,
        postalCode,
        latitude: point.latitude,
        longitude: point.longitude,
        extent: { latitude: 0.001, longitude: 0.001 },
        size: 1,
      };
      points.set(freeformAddress, place);
      const street = line1.replace(/^\d+\s+/, '');
      if (street === line1) continue;
      const line = lineOf(street, address);
      if (!streets.has(line)) streets.set(line, place);
    }
  }
  const ranges = [...streets].map(([freeformAddress, place]): Place => ({
    ...place,
    id: place.id.replace('/address/', '/range/'),
    type: 'Address Range',
    freeformAddress,
    extent: { latitude: 0.004, longitude: 0.004 },
  }));
  return [...points.values(), ...ranges];
}

/** The states the directory has places in; the demo network's where it has none. */
function statesOf(store: Store): string[] {
  const found = new Set<string>();
  for (const type of ['healthcareFacility', 'location']) {
    for (const { body } of store.entities.iterate(type, 'en')) {
      const state = addressOf(body)?.state;
      if (state !== undefined && stateNames().has(state)) found.add(state);
    }
  }
  return found.size > 0 ? [...found].sort() : ['CA'];
}

const sameKey = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const failure = (code: string, message: string) => ({ error: { code, message } });

function corner(value: string | null): { latitude: number; longitude: number } | undefined | 'bad' {
  if (value === null || value === '') return undefined;
  const [latitude = NaN, longitude = NaN, rest] = value
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (rest !== undefined || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return 'bad';
  return { latitude, longitude };
}

/** A result in the service's shape. */
function wireResult({ place, score }: FoundPlace): Record<string, unknown> {
  const { latitude, longitude, extent, state, stateName } = place;
  const round = (value: number) => Number(value.toFixed(5));
  return {
    type: place.type,
    id: place.id,
    score: Number(score.toFixed(4)),
    ...(place.entityType === undefined ? {} : { entityType: place.entityType }),
    address: {
      ...(place.municipality === undefined ? {} : { municipality: place.municipality }),
      ...(place.secondarySubdivision === undefined
        ? {}
        : { countrySecondarySubdivision: place.secondarySubdivision }),
      ...(state === '' ? {} : { countrySubdivision: state, countrySubdivisionName: stateName }),
      ...(place.postalCode === undefined ? {} : { postalCode: place.postalCode }),
      countryCode: 'US',
      country: 'United States',
      freeformAddress: place.freeformAddress,
    },
    position: { lat: latitude, lon: longitude },
    boundingBox: {
      topLeftPoint: { lat: round(latitude + extent.latitude), lon: round(longitude - extent.longitude) },
      btmRightPoint: { lat: round(latitude - extent.latitude), lon: round(longitude + extent.longitude) },
    },
  };
}

/**
 * Place suggestions in the protocol of the maps search-address service (S-346): `GET /maps/search/address/json` with
 * `api-version`, `subscription-key` (or `key`), `query`, `countrySet`, `typeahead`, `topLeft`, `btmRight`,
 * `entityType` and `limit`. Knows the towns, counties and ZIP areas of
 * the states the directory has places in, and its addresses.
 * Answers 401 to a wrong key and 400 to a bad parameter, with `{error: {code, message}}`.
 */
export const mapsModule: PlatformModule = (context) => {
  let search: ReturnType<typeof createPlaceIndex> | undefined;
  let builtAt = 0;
  let isStale = false;
  context.store.subscribe((change) => {
    if (change.kind === 'entities' || change.kind === 'entities-removed') isStale = true;
  });
  const index = () => {
    const now = context.clock().getTime();
    if (search === undefined || (isStale && now - builtAt > ADDRESS_AGE)) {
      search = createPlaceIndex([
        ...statesOf(context.store).flatMap((state) => geographies(zipPlaces(state))),
        ...addresses(context.store),
      ]);
      builtAt = now;
      isStale = false;
    }
    return search;
  };

  const handle = ({ url, response }: PlatformRequest): void => {
    const params = url.searchParams;
    const bad = (message: string) => sendJson(response, 400, failure('400 BadRequest', message));
    const key = params.get('subscription-key') ?? params.get('key') ?? '';
    if (!sameKey(key, context.keys.search)) {
      sendJson(response, 401, failure('401 Unauthorized', 'A valid subscription-key is required.'));
      return;
    }
    if (!/^\d/.test(params.get('api-version') ?? '')) return bad('api-version is required.');
    const query = params.get('query') ?? '';
    if (query.trim() === '') return bad('query is required.');
    if (query.length > MAX_QUERY) return bad(`query is longer than ${MAX_QUERY} characters.`);
    const limit = Number(params.get('limit') ?? DEFAULT_LIMIT);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
      return bad(`limit must be 1 to ${MAX_LIMIT}.`);
    const entityType = params.get('entityType') ?? undefined;
    if (entityType !== undefined && !ENTITY_TYPES.has(entityType)) return bad('entityType is not known.');
    const topLeft = corner(params.get('topLeft'));
    const btmRight = corner(params.get('btmRight'));
    if (topLeft === 'bad' || btmRight === 'bad' || (topLeft === undefined) !== (btmRight === undefined)) {
      return bad('topLeft and btmRight must both be latitude,longitude.');
    }
    const box: Box | undefined =
      topLeft && btmRight
        ? {
            top: topLeft.latitude,
            left: topLeft.longitude,
            bottom: btmRight.latitude,
            right: btmRight.longitude,
          }
        : undefined;
    const countries = params
      .get('countrySet')
      ?.split(',')
      .map((country) => country.trim().toUpperCase());
    const isElsewhere =
      countries !== undefined && !countries.some((country) => country === 'US' || country === 'USA');
    const found = isElsewhere ? [] : index()({ text: query, limit, entityType, box });
    sendJson(response, 200, {
      summary: {
        query: query.toLowerCase(),
        queryType: 'NON_NEAR',
        numResults: found.length,
        offset: 0,
        totalResults: found.length,
        fuzzyLevel: 1,
      },
      results: found.map(wireResult),
    });
  };
  return [{ method: 'GET', pattern: '/maps/search/address/json', upstream: 'maps', handle }];
};
