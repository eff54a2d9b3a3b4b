import type { Store } from '#src/platform/store/Store.ts';
import { metresBetween } from './engine/PointColumn.ts';
import type { Point } from './engine/PointColumn.ts';
import { fold, words } from './engine/words.ts';
import { stateNames } from '../zipAreas.ts';
import { createGazetteer } from './gazetteer.ts';
import type { Gazetteer, KnownPlace, Surroundings } from './gazetteer.ts';

/** 25 miles: the radius around a place that comes without one. */
export const PLACE_RADIUS = 40_233.6;
/** 50 miles: the radius around the visitor for "near me". */
export const NEAR_ME_RADIUS = 80_467.2;

/** As far as is looked around a place in which nothing was found: 50 and 100 miles. */
export const WIDER_RADII: readonly number[] = [80_467.2, 160_934.4];

/**
 * A place in reach. Where the network has locations its centre is the mean of theirs, else that of the gazetteer.
 */
export interface Place extends Point {
  /** As a `$eq` value of builtin.location. */
  id: string;
  kind: 'city' | 'district' | 'postal-code' | 'region' | 'country';
  /** "Sacramento, California, United States" */
  name: string;
  /** First part of the name. */
  short: string;
  filter: Record<string, unknown>;
  /** Metres around its centre, where that is more than around other places. */
  radius?: number;
  /** Locations of the network in it. */
  locations: number;
}

export interface Places {
  byId(id: string): Place | undefined;
  /** By folded name: "sacramento", "sacramento ca", "95814", "placer county". */
  byName(name: string): Place | undefined;
  /** Places with a word that begins with each of the typed words, largest first. */
  matching(input: string): Place[];
  nearest(point: Point): Place | undefined;
}

/** 300 miles: towns at least as far from the network are known, so that it can be said that nothing is near them. */
const GAZETTEER_MARGIN = 482_803.2;
/** Places of the gazetteer behind those of the network. */
const MOST_SUGGESTED = 10;
const COUNTRIES: Readonly<Record<string, string>> = { US: 'United States' };
/** Types of entities that are places, or have one that counts as theirs. */
export const PLACE_TYPES = ['healthcareFacility', 'location', 'ce_shpFacility', 'ce_researchLocation'];

/**
 * Collects the places of all locations in the directory; towns and ZIP areas without one are those of the gazetteer. In steps of
 * some milliseconds, as all of it takes longer than a search.
 */
export function* collectPlaces(store: Store): Generator<void, Places> {
  const places = yield* placesOf(store);
  return placesAmong(places, yield* gazetteerAround(places));
}

let kept: { key: string; gazetteer: Gazetteer } | undefined;

/** The gazetteer for a network with these places, kept as long as the network reaches no farther. */
function* gazetteerAround(places: readonly Place[]): Generator<void, Gazetteer | undefined> {
  const surroundings = surroundingsOf(places);
  const key = JSON.stringify(surroundings);
  if (!surroundings) return undefined;
  if (kept?.key === key) return kept.gazetteer;
  const gazetteer = yield* createGazetteer(surroundings);
  kept = { key, gazetteer };
  return gazetteer;
}

/** Around a network in the United States; undefined for any other. */
function surroundingsOf(places: readonly Place[]): Surroundings | undefined {
  const cities = places.filter(({ kind }) => kind === 'city');
  if (cities.length === 0 || !places.some(({ id }) => id === 'P-country.us')) return undefined;
  const middle = (of: 'latitude' | 'longitude') => {
    const all = cities.map((city) => city[of]);
    // A whole degree, and whole steps from there, so that a new office does not make everything anew.
    return Math.round((Math.min(...all) + Math.max(...all)) / 2);
  };
  const centre = { latitude: middle('latitude'), longitude: middle('longitude') };
  const farthest = Math.max(...cities.map((city) => metresBetween(city, centre)));
  return { centre, reach: (Math.ceil(farthest / GAZETTEER_MARGIN) + 1) * GAZETTEER_MARGIN };
}

interface Tally extends Place {
  sumLatitude: number;
  sumLongitude: number;
}

/** Locations that are looked at in a step. */
const A_STEP = 50;

/** All places, those with most locations first. */
function* placesOf(store: Store): Generator<void, Place[]> {
  const found = new Map<string, Tally>();
  let seen = 0;
  for (const type of PLACE_TYPES) {
    for (const { body } of store.entities.iterate(type, 'en')) {
      seen += 1;
      if (seen % A_STEP === 0) yield;
      const address = body['address'] as Record<string, unknown> | undefined;
      const point = body['yextDisplayCoordinate'] as Record<string, unknown> | undefined;
      const latitude = point?.['latitude'];
      const longitude = point?.['longitude'];
      if (!address || typeof latitude !== 'number' || typeof longitude !== 'number') continue;
      for (const place of placesOfAddress(address)) count(found, place, { latitude, longitude });
    }
  }
  const tallied = [...found.values()].map(centred);
  const places = tallied.map((place) =>
    place.kind === 'region' ? { ...place, radius: reachOf(place, tallied) } : place,
  );
  return places.sort((a, b) => b.locations - a.locations || (a.id < b.id ? -1 : 1));
}

/** Metres around the middle of a state within which all its towns with a location are. */
function reachOf(region: Place, places: readonly Place[]): number {
  const prefix = region.id.replace('P-region.', 'P-place.');
  const own = places.filter(({ id }) => id.startsWith(`${prefix}.`));
  return Math.ceil(Math.max(0, ...own.map((city) => metresBetween(city, region)))) + PLACE_RADIUS;
}

type Named = Pick<Place, 'id' | 'kind' | 'short' | 'name' | 'filter'>;

/** The city, ZIP area, region and country an address lies in, as far as it names them. */
function placesOfAddress(address: Record<string, unknown>): Named[] {
  const text = (key: string) => (typeof address[key] === 'string' ? address[key].trim() : '');
  const country = text('countryCode') || 'US';
  const countryName = COUNTRIES[country] ?? country;
  const region = text('region');
  const regionName = stateNames().get(region) ?? region;
  const tail = [regionName, countryName].filter((part) => part !== '').join(', ');
  const places: Named[] = [];
  const city = text('city');
  if (city !== '') {
    const id = `P-place.${slug(region)}.${slug(city)}`;
    places.push({ id, kind: 'city', short: city, name: `${city}, ${tail}`, filter: {} });
  }
  const postalCode = text('postalCode').slice(0, 5);
  if (/^\d{5}$/.test(postalCode)) {
    const id = `P-postcode.${postalCode}`;
    places.push({ id, kind: 'postal-code', short: postalCode, name: `${postalCode}, ${tail}`, filter: {} });
  }
  if (region !== '') {
    const filter = { 'builtin.region': { $eq: region } };
    places.push({ id: `P-region.${slug(region)}`, kind: 'region', short: regionName, name: tail, filter });
  }
  const filter = { 'address.countryCode': { $eq: country } };
  const id = `P-country.${slug(country)}`;
  places.push({ id, kind: 'country', short: countryName, name: countryName, filter });
  return places;
}

function count(found: Map<string, Tally>, named: Named, { latitude, longitude }: Point): void {
  const place = found.get(named.id);
  if (place) {
    place.locations += 1;
    place.sumLatitude += latitude;
    place.sumLongitude += longitude;
  } else {
    found.set(named.id, {
      ...{ ...named, latitude, longitude, locations: 1 },
      ...{ sumLatitude: latitude, sumLongitude: longitude },
    });
  }
}

/** The place with the mean of its locations as centre. */
function centred({ sumLatitude, sumLongitude, ...place }: Tally): Place {
  const latitude = rounded(sumLatitude / place.locations);
  const longitude = rounded(sumLongitude / place.locations);
  const isSmall = place.kind === 'city' || place.kind === 'postal-code';
  const filter = isSmall ? around({ latitude, longitude }, PLACE_RADIUS) : place.filter;
  return { ...place, latitude, longitude, filter };
}

/** Few digits, and the same ones every time: the client compares filters by value. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const around = ({ latitude, longitude }: Point, radius: number) => ({
  'builtin.location': { $near: { lat: latitude, lng: longitude, radius } },
});

const IDS = { city: 'P-place', district: 'P-district' } as const;

/** A place of the gazetteer, in which the network has no location. */
function placeWithout(known: KnownPlace): Place {
  const { kind, name, state, stateName } = known;
  const centre = { latitude: rounded(known.latitude), longitude: rounded(known.longitude) };
  const radius = Math.max(PLACE_RADIUS, Math.ceil(known.extent));
  return {
    id: kind === 'postal-code' ? `P-postcode.${name}` : `${IDS[kind]}.${slug(state)}.${slug(name)}`,
    ...{ kind, short: name, name: `${name}, ${stateName}, United States`, ...centre },
    ...{ filter: around(centre, radius), locations: 0 },
    ...(radius > PLACE_RADIUS && { radius }),
  };
}

/** What people in reach call places for short. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  ...{ sf: 'san francisco', 'san fran': 'san francisco', sac: 'sacramento', sacto: 'sacramento' },
  ...{ tahoe: 'south lake tahoe', 'lake tahoe': 'south lake tahoe', 'west sac': 'west sacramento' },
  ...{ 'south sf': 'south san francisco', 'south san fran': 'south san francisco' },
};
const ABBREVIATED: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort' };

/** A folded name as it is written in full: "sf", "st helena", "south lake tahoe". */
function inFull(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const long = Object.hasOwn(ABBREVIATED, first) ? ABBREVIATED[first] : undefined;
  if (long !== undefined && rest.length > 0) return [long, ...rest].join(' ');
  return Object.hasOwn(SHORT_NAMES, name) ? (SHORT_NAMES[name] ?? name) : name;
}

/** Cities, ZIP areas and states by what people call them; of two of a name the one with more locations. */
function placesByName(places: readonly Place[]): Map<string, Place> {
  const byName = new Map<string, Place>();
  for (const place of places) {
    if (place.kind === 'region') byName.set(words(place.short).join(' '), place);
    if (place.kind !== 'city' && place.kind !== 'postal-code') continue;
    const [, regionCode = ''] = place.id.split('.');
    const [, regionName = ''] = place.name.split(', ');
    const short = words(place.short).join(' ');
    for (const name of [short, `${short} ${regionCode}`, `${short} ${fold(regionName)}`]) {
      if (!byName.has(name)) byName.set(name, place);
    }
  }
  return byName;
}

function placesAmong(places: readonly Place[], gazetteer: Gazetteer | undefined): Places {
  const own = new Map(places.map((place) => [place.id, place]));
  const byName = placesByName(places);
  const named = places.map((place) => ({ place, words: words(place.name) }));
  const known = (name: string): Place | undefined => {
    const found = gazetteer?.byName(name);
    return found && placeWithout(found);
  };
  return {
    byId(id) {
      const [, kind, state = '', name = ''] =
        /^P-(place|district|postcode)\.(?:([a-z]+)\.)?([a-z0-9-]+)$/.exec(id) ?? [];
      const spaced = name.replaceAll('-', ' ');
      const found = own.get(id) ?? (kind && known(kind === 'place' ? `${spaced} ${state}` : spaced));
      return found && found.id === id ? found : undefined;
    },
    byName(name) {
      const spelt = inFull(name);
      return byName.get(name) ?? byName.get(spelt) ?? known(spelt);
    },
    matching(input) {
      const typed = words(input);
      if (typed.length === 0) return [];
      const found = named
        .filter(({ words: of }) => typed.every((word) => of.some((other) => other.startsWith(word))))
        // What the place itself is called counts before the state it lies in.
        .map(({ place }) => ({ place, isOwn: fold(place.short).startsWith(typed[0] ?? '') }))
        .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
        .map(({ place }) => place);
      const more = (gazetteer?.matching(typed, MOST_SUGGESTED) ?? []).map(placeWithout);
      return [...found, ...more.filter(({ id }) => !own.has(id))];
    },
    nearest(point) {
      let best: Place | undefined;
      let least = PLACE_RADIUS;
      for (const place of places) {
        if (place.kind !== 'city') continue;
        const metres = metresBetween(place, point);
        if (metres < least) {
          least = metres;
          best = place;
        }
      }
      return best;
    },
  };
}

const slug = (text: string) => words(text).join('-');
