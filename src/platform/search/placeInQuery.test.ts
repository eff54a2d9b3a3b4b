import type { ParsedText } from './engine/parseText.ts';
import { placeInQuery } from './placeInQuery.ts';
import type { Place, Places } from './places.ts';

const sacramento: Place = {
  id: 'P-place.ca.sacramento',
  kind: 'city',
  name: 'Sacramento, California, United States',
  short: 'Sacramento',
  latitude: 38.58,
  longitude: -121.49,
  filter: {},
  locations: 4,
};
const places = () =>
  ({ byName: (name: string) => (name === 'sacramento' ? sacramento : undefined) }) as unknown as Places;
const text = (parts: Partial<ParsedText>) => parts as ParsedText;
const position = { latitude: 37.7, longitude: -122.4 };

it('reads 25 miles around a place that is named, whatever the position', () => {
  const found = placeInQuery(
    text({ placeName: 'sacramento', nearMe: true }),
    { locale: 'en', location: position },
    places,
  );
  expect(found).toMatchObject({
    centre: { latitude: 38.58, longitude: -121.49 },
    radius: 40_233.6,
    applied: {
      displayValue: 'Sacramento',
      filter: { 'builtin.location': { $eq: 'P-place.ca.sacramento' } },
      details: { featureTypes: ['place'] },
    },
  });
});

it.each([
  ['en', 'near me'],
  ['es', 'cerca de mí'],
] as const)('reads 50 miles around the visitor in %s', (locale, words) => {
  expect(placeInQuery(text({ nearMe: true }), { locale, location: position }, places)).toMatchObject({
    centre: position,
    radius: 80_467.2,
    applied: { displayValue: words, filter: { 'builtin.location': { $near: { radius: 80_467.2 } } } },
  });
});

it('takes the radius of the request instead of its own', () => {
  const search = { locale: 'en', location: position, locationRadius: 500 } as const;
  expect(placeInQuery(text({ nearMe: true }), search, places)?.radius).toBe(500);
  expect(placeInQuery(text({ placeName: 'sacramento' }), search, places)?.radius).toBe(500);
});

it('reads nothing without a position, without words, and from a name no place has', () => {
  expect(placeInQuery(text({ nearMe: true }), { locale: 'en' }, places)).toBeUndefined();
  expect(placeInQuery(undefined, { locale: 'en', location: position }, places)).toBeUndefined();
  expect(placeInQuery(text({ placeName: 'atlantis' }), { locale: 'en' }, places)).toBeUndefined();
});

it('names a county in the language of who asks', () => {
  const yolo: Place = { ...sacramento, id: 'P-district.yolo', kind: 'district', short: 'Yolo County' };
  const known = () => ({ byName: () => yolo }) as unknown as Places;
  const named = (locale: 'en' | 'es') =>
    placeInQuery(text({ placeName: 'yolo county' }), { locale }, known)?.applied;
  expect(named('en')).toMatchObject({ displayValue: 'Yolo County' });
  expect(named('es')).toMatchObject({ displayValue: 'Yolo (condado)' });
});
