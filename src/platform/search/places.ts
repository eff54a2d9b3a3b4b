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
  const found = new Map<string, Place & { sumLatitude: number; sumLongitude: number }>();
  const add = (
    id: string,
    kind: Place['kind'],
    short: string,
    name: string,
    latitude: number,
    longitude: number,
    filter: Record<string, unknown>,
  ) => {
    const place = found.get(id);
    if (place) {
      place.locations += 1;
      place.sumLatitude += latitude;
      place.sumLongitude += longitude;
    } else {
      found.set(id, {
        ...{ id, kind, short, name, filter, latitude, longitude, locations: 1 },
        sumLatitude: latitude,
        sumLongitude: longitude,
      });
    }
  };
  for (const type of TYPES) {
    for (const { body } of store.entities.iterate(type, 'en')) {
      const address = body['address'] as Record<string, unknown> | undefined;
      const point = body['yextDisplayCoordinate'] as Record<string, unknown> | undefined;
      const latitude = point?.['latitude'];
      const longitude = point?.['longitude'];
      if (!address || typeof latitude !== 'number' || typeof longitude !== 'number') continue;
      const text = (key: string) => (typeof address[key] === 'string' ? address[key].trim() : '');
      const country = text('countryCode') || 'US';
      const countryName = COUNTRIES[country] ?? country;
      const region = text('region');
      const regionName = REGIONS[region] ?? region;
      const tail = [regionName, countryName].filter((part) => part !== '').join(', ');
      const city = text('city');
      if (city !== '') {
        const id = `P-place.${slug(region)}.${slug(city)}`;
        add(id, 'city', city, `${city}, ${tail}`, latitude, longitude, {});
      }
      const postalCode = text('postalCode').slice(0, 5);
      if (/^\d{5}$/.test(postalCode)) {
        add(
          `P-postcode.${postalCode}`,
          'postal-code',
          postalCode,
          `${postalCode}, ${tail}`,
          latitude,
          longitude,
          {},
        );
      }
      if (region !== '') {
        add(`P-region.${slug(region)}`, 'region', regionName, tail, latitude, longitude, {
          'builtin.region': { $eq: region },
        });
      }
      add(`P-country.${slug(country)}`, 'country', countryName, countryName, latitude, longitude, {
        'address.countryCode': { $eq: country },
      });
    }
  }
  const places: Place[] = [...found.values()].map(({ sumLatitude, sumLongitude, ...place }) => {
    // Few digits, and the same ones every time: the client compares filters by value.
    const latitude = Math.round((sumLatitude / place.locations) * 1e5) / 1e5;
    const longitude = Math.round((sumLongitude / place.locations) * 1e5) / 1e5;
    const isSmall = place.kind === 'city' || place.kind === 'postal-code';
    const filter = isSmall
      ? { 'builtin.location': { $near: { lat: latitude, lng: longitude, radius: PLACE_RADIUS } } }
      : place.filter;
    return { ...place, latitude, longitude, filter };
  });
  places.sort((a, b) => b.locations - a.locations || (a.id < b.id ? -1 : 1));
  const byId = new Map(places.map((place) => [place.id, place]));
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
