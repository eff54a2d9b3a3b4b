import type { ParsedText } from './engine/parseText.ts';
import type { Point } from './engine/PointColumn.ts';
import { languages } from './language/languages.ts';
import { NEAR_ME_RADIUS, PLACE_RADIUS } from './places.ts';
import type { Place, Places } from './places.ts';
import type { Json, Search } from './Search.ts';

/** A circle read out of words, `radius` in metres, with what the answer says of it. */
export interface PlaceInQuery {
  centre: Point;
  radius: number;
  /** Entry of `appliedQueryFilters`. */
  applied: Json;
}

/**
 * The location filter that words ask for: "… in Sacramento", or "… near me" while the visitor's position is known.
 * `placeWords` are the words the place was read out of, as far as they are known.
 */
export function placeInQuery(
  text: ParsedText | undefined,
  search: Pick<Search, 'locale' | 'location' | 'locationRadius'>,
  places: () => Places,
  placeWords?: string,
): PlaceInQuery | undefined {
  const place = text?.placeName === undefined ? undefined : places().byName(text.placeName);
  if (place) {
    return {
      centre: { latitude: place.latitude, longitude: place.longitude },
      radius: search.locationRadius || (place.radius ?? PLACE_RADIUS),
      applied: namedPlace(place, placeWords, search.locale),
    };
  }
  if (!text?.nearMe || !search.location) return undefined;
  const radius = search.locationRadius || NEAR_ME_RADIUS;
  const { latitude, longitude } = search.location;
  return {
    centre: search.location,
    radius,
    applied: {
      displayKey: 'Location',
      displayValue: languages[search.locale].nearMeText,
      type: 'PLACE',
      filter: { 'builtin.location': { $near: { lat: latitude, lng: longitude, radius } } },
      ...(text.nearMeWords !== undefined && { details: { words: [text.nearMeWords] } }),
    },
  };
}

/** What the vendor's service calls kinds of places. */
const FEATURES = {
  ...{ city: 'place', district: 'district', 'postal-code': 'postcode', region: 'region', country: 'country' },
} as const;

/** A place as a language has it: Spanish says of a county that it is one, and leaves its name. */
const shortName = ({ kind, short }: Place, locale: 'en' | 'es'): string =>
  kind === 'district' && locale === 'es' ? short.replace(/ (?:County|Parish)$/, ' (condado)') : short;

const namedPlace = (place: Place, placeWords: string | undefined, locale: 'en' | 'es'): Json => ({
  displayKey: 'Location',
  displayValue: shortName(place, locale),
  type: 'PLACE',
  filter: { 'builtin.location': { $eq: place.id } },
  details: {
    latitude: place.latitude,
    longitude: place.longitude,
    placeName: place.name,
    featureTypes: [FEATURES[place.kind]],
    ...(placeWords !== undefined && { words: [placeWords] }),
  },
});
