import type { Store } from '#src/platform/store/Store.ts';
import { metresBetween } from './engine/PointColumn.ts';
import type { Point } from './engine/PointColumn.ts';
import { fold, words } from './engine/words.ts';

/** 25 miles: the radius around a place that comes without one. */
export const PLACE_RADIUS = 40_233.6;
/** 50 miles: the radius around the visitor for "near me". */
export const NEAR_ME_RADIUS = 80_467.2;

/** A place where the network has at least one location; its centre is the mean of theirs. */
export interface Place extends Point {
  /** As a `$eq` value of builtin.location. */
  id: string;
  kind: 'city' | 'postal-code' | 'region' | 'country';
  /** "Sacramento, California, United States" */
  name: string;
  /** First part of the name. */
  short: string;
  filter: Record<string, unknown>;
  locations: number;
}

export interface Places {
  byId(id: string): Place | undefined;
  /** By folded name: "sacramento", "sacramento ca", "95814". */
  byName(name: string): Place | undefined;
  /** Places with a word that begins with each of the typed words, largest first. */
  matching(input: string): Place[];
  nearest(point: Point): Place | undefined;
}

const REGIONS: Readonly<Record<string, string>> = {
  ...{
    AZ: 'Arizona',
    CA: 'California',
    CO: 'Colorado',
    HI: 'Hawaii',
    ID: 'Idaho',
    MT: 'Montana',
    NM: 'New Mexico',
  },
  ...{ NV: 'Nevada', OR: 'Oregon', TX: 'Texas', UT: 'Utah', VA: 'Virginia', WA: 'Washington', WY: 'Wyoming' },
};
const COUNTRIES: Readonly<Record<string, string>> = { US: 'United States' };
const TYPES = ['healthcareFacility', 'location', 'ce_shpFacility', 'ce_researchLocation'];

/** Collects the places of all locations in the directory. Invents none: a town without a location is not known. */
export function collectPlaces(store: Store): Places {
  return placesAmong(placesOf(store));
}

interface Tally extends Place {
  sumLatitude: number;
  sumLongitude: number;
}

/** All places, those with most locations first. */
function placesOf(store: Store): Place[] {
  const found = new Map<string, Tally>();
  for (const type of TYPES) {
    for (const { body } of store.entities.iterate(type, 'en')) {
      const address = body['address'] as Record<string, unknown> | undefined;
      const point = body['yextDisplayCoordinate'] as Record<string, unknown> | undefined;
      const latitude = point?.['latitude'];
      const longitude = point?.['longitude'];
      if (!address || typeof latitude !== 'number' || typeof longitude !== 'number') continue;
      for (const place of placesOfAddress(address)) count(found, place, { latitude, longitude });
    }
  }
  const places = [...found.values()].map(centred);
  return places.sort((a, b) => b.locations - a.locations || (a.id < b.id ? -1 : 1));
}

type Named = Pick<Place, 'id' | 'kind' | 'short' | 'name' | 'filter'>;

/** The city, ZIP area, region and country an address lies in, as far as it names them. */
function placesOfAddress(address: Record<string, unknown>): Named[] {
  const text = (key: string) => (typeof address[key] === 'string' ? address[key].trim() : '');
  const country = text('countryCode') || 'US';
  const countryName = COUNTRIES[country] ?? country;
  const region = text('region');
  const regionName = REGIONS[region] ?? region;
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
  // Few digits, and the same ones every time: the client compares filters by value.
  const latitude = Math.round((sumLatitude / place.locations) * 1e5) / 1e5;
  const longitude = Math.round((sumLongitude / place.locations) * 1e5) / 1e5;
  const isSmall = place.kind === 'city' || place.kind === 'postal-code';
  const filter = isSmall
    ? { 'builtin.location': { $near: { lat: latitude, lng: longitude, radius: PLACE_RADIUS } } }
    : place.filter;
  return { ...place, latitude, longitude, filter };
}

/** Cities and ZIP areas by what people call them; of two of a name the one with more locations. */
function placesByName(places: readonly Place[]): Map<string, Place> {
  const byName = new Map<string, Place>();
  for (const place of places) {
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

function placesAmong(places: readonly Place[]): Places {
  const byId = new Map(places.map((place) => [place.id, place]));
  const byName = placesByName(places);
  const named = places.map((place) => ({ place, words: words(place.name) }));
  return {
    byId: (id) => byId.get(id),
    byName: (name) => byName.get(name),
    matching(input) {
      const typed = words(input);
      if (typed.length === 0) return [];
      return (
        named
          .filter(({ words: known }) => typed.every((word) => known.some((other) => other.startsWith(word))))
          // What the place itself is called counts before the state it lies in.
          .map(({ place }) => ({ place, isOwn: fold(place.short).startsWith(typed[0] ?? '') }))
          .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
          .map(({ place }) => place)
      );
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
