import {
  type DistanceKey,
  distanceText,
  measuredDistance,
  toldDistance,
  type ToldDistance,
} from './DistanceOrigin.ts';

const you = { kind: 'you' } as const;
const davis = { kind: 'place', name: 'Davis' } as const;
const county = (name: string) => ({ kind: 'place', name }) as const;
/** Keys and values as text, so that a table shows what is asked for. */
const t = (key: DistanceKey, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ');

describe('a distance of a search service', () => {
  const both = { distance: 900, distanceFromFilter: 400 };

  it.each([
    ['from the place that was typed', both, { filter: davis }, { metres: 400, from: davis }],
    ['from the position that was given', both, { isPositionGiven: true }, { metres: 900, from: you }],
    [
      'from the place rather than the position',
      both,
      { filter: davis, isPositionGiven: true },
      { metres: 400, from: davis },
    ],
    ['not at all when nobody said where', both, {}, undefined],
    ['not from a county, whose middle nobody stands in', both, { filter: county('Yolo County') }, undefined],
    ['not from one in Spanish', both, { filter: county('Yolo (condado)') }, undefined],
    [
      'not from one chosen with its state, wherever somebody is',
      both,
      { filter: county('Yolo County, California'), isPositionGiven: true },
      undefined,
    ],
    [
      'from a street that has the word in its name',
      both,
      { filter: county('County Road 32, Davis') },
      { metres: 400, from: county('County Road 32, Davis') },
    ],
    ['not from where a service guesses the visitor to be', { distance: 900 }, { filter: davis }, undefined],
    ['not when the service has none', {}, { filter: davis, isPositionGiven: true }, undefined],
    ['not when it makes no sense', { distance: -1, distanceFromFilter: NaN }, { filter: davis }, undefined],
  ])('[R-108] [A-83] is told %s', (_, wire, origins, expected) => {
    expect(measuredDistance(wire, origins)).toEqual(expected);
  });
});

describe('its words', () => {
  it.each<[string, ToldDistance, string]>([
    ['[R-027] exactly one', { miles: 1, from: you }, 'mileAway 1'],
    ['[R-028] less', { miles: 0.99, from: you }, 'milesAway 0.99'],
    ['[R-028] none', { miles: 0, from: you }, 'milesAway 0'],
    ['[A-83] a place', { miles: 12, from: davis }, 'milesFrom 12 Davis'],
    ['[A-83] one mile of a place', { miles: 1, from: davis }, 'mileFrom 1 Davis'],
    ['[A-83] a point of an address', { miles: 2, from: { kind: 'point' } }, 'milesFrom 2 point'],
    ['[A-83] the place of the page', { miles: 1, from: { kind: 'here' } }, 'mileFromHere 1'],
  ])('%s', (_, told, words) => {
    expect(distanceText(told, t)).toBe(words);
  });

  it('[R-030] miles are rounded as ever', () => {
    expect(toldDistance({ metres: 20_000, from: you })).toEqual({ miles: 12, from: you });
  });
});
