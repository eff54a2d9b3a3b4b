import { nearestFirst } from './nearestFirst.ts';

const at = (id: string, latitude?: number) => ({
  id,
  ...(latitude === undefined ? {} : { coordinate: { latitude, longitude: -121 } }),
});
const places = [at('far', 40), at('unknown'), at('near', 38.1), at('nowhere'), at('mid', 39)];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

it('[D-198, S-370] orders places by distance, those without coordinates last', () => {
  expect(ids(nearestFirst(places, { latitude: 38, longitude: -121 }))).toBe('near mid far unknown nowhere');
  expect(ids(places)).toBe('far unknown near nowhere mid');
});

it('leaves the order without a position', () => {
  expect(nearestFirst(places, undefined)).toBe(places);
});
