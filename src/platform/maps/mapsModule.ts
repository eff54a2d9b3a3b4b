import { timingSafeEqual } from 'node:crypto';
import { sendJson } from '../envelope.ts';
import type { PlatformContext, PlatformModule, PlatformRequest } from '../PlatformModule.ts';
import { givingWay } from '../steps/givingWay.ts';
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

/**
 * The places there are, in steps of one place of the directory or one state: the towns, counties and ZIP areas of the states the
 * directory has places in, the demo network's where it has none, and the addresses of its facilities and offices with the streets
 * they stand on.
 */
function* allPlaces(store: Store): Generator<void, Place[]> {
  const points = new Map<string, Place>();
  const streets = new Map<string, Place>();
  const states = new Set<string>();
  for (const type of ['healthcareFacility', 'location']) {
    for (const { id, body } of store.entities.iterate(type, 'en')) {
      yield;
      const address = addressOf(body);
      if (!address) continue;
      if (stateNames().has(address.state)) states.add(address.state);
      const point = pointAddress(id, address, body['yextDisplayCoordinate']);
      if (!point || points.has(point.freeformAddress)) continue;
      points.set(point.freeformAddress, point);
      const street = address.line1.replace(/^\d+\s+/, '');
      if (street === address.line1) continue;
      const line = lineOf(street, address);
      if (!streets.has(line)) streets.set(line, point);
    }
  }
  const areas: Place[] = [];
  for (const state of states.size > 0 ? [...states].sort() : ['CA']) {
    yield;
    areas.push(...geographies(zipPlaces(state)));
  }
  const ranges = [...streets].map(([freeformAddress, place]): Place => ({
    ...place,
    id: place.id.replace('/address/', '/range/'),
    type: 'Address Range',
    freeformAddress,
    extent: { latitude: 0.004, longitude: 0.004 },
  }));
  return [...areas, ...points.values(), ...ranges];
}

/** An address of the directory as a place; undefined where it has no coordinate. */
function pointAddress(id: string, address: Address, coordinate: unknown): Place | undefined {
  const { latitude, longitude } = (coordinate ?? {}) as { latitude?: unknown; longitude?: unknown };
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const { line1, city, state, stateName, postalCode } = address;
  return {
    id: `US/${state}/address/${id}`,
    type: 'Point Address',
    freeformAddress: lineOf(line1, address),
    ...{ state, stateName },
    municipality: city,
    postalCode,
    ...{ latitude, longitude },
    extent: { latitude: 0.001, longitude: 0.001 },
    size: 1,
  };
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

type SearchPlaces = ReturnType<typeof createPlaceIndex>;

/**
 * The index of all places. It is there before the platform is ready, so that nobody who types a place waits for it, and made anew
 * beside other work once the directory has changed: until then the old one answers.
 */
function keptIndex({
  store,
  clock,
  log,
  onReady,
}: PlatformContext): () => SearchPlaces | Promise<SearchPlaces> {
  let search: SearchPlaces | undefined;
  let making: Promise<SearchPlaces> | undefined;
  let madeAt = 0;
  let isStale = false;
  store.subscribe((change) => {
    if (change.kind === 'entities' || change.kind === 'entities-removed') isStale = true;
  });
  const make = async (): Promise<SearchPlaces> => {
    madeAt = clock().getTime();
    isStale = false;
    try {
      return (search = createPlaceIndex(await givingWay(allPlaces(store))));
    } finally {
      making = undefined;
    }
  };
  const begin = () => (making ??= make());
  onReady?.(begin().then(() => undefined));
  return () => {
    if (search === undefined) return begin();
    if (isStale && making === undefined && clock().getTime() - madeAt > ADDRESS_AGE)
      begin().catch((error: unknown) => log({ event: 'places-not-read', error: String(error) }));
    return search;
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
  const index = keptIndex(context);
  const handle = async ({ url, response }: PlatformRequest): Promise<void> => {
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
    const found = isElsewhere ? [] : (await index())({ text: query, limit, entityType, box });
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
