import { apartOf } from './apart.ts';
import type { ComparedProvider } from './comparedProvider.ts';

const one = (id: string, more: Partial<ComparedProvider> = {}) =>
  ({
    id,
    languages: [],
    rating: { kind: 'unknown' },
    offersVideoVisit: false,
    offices: [],
    ...more,
  }) as unknown as ComparedProvider;
const rated = (stars: number) => ({ rating: { kind: 'rated', stars } }) as Partial<ComparedProvider>;
const at = (latitude: number) => ({ offices: [{ name: 'x', coordinate: { latitude, longitude: -122 } }] });
const here = { latitude: 38, longitude: -122 };

const told = (providers: ComparedProvider[], position?: typeof here) =>
  Object.fromEntries(
    [...apartOf(providers, position)].map(([id, all]) => [
      id,
      all.map((apart) => (apart.kind === 'speaks' ? apart.languages.join() : apart.kind)),
    ]),
  );

describe('what sets one apart', () => {
  it.each<[title: string, providers: ComparedProvider[], expected: object, position?: typeof here]>([
    [
      'the earliest of those booked online',
      [one('a', { daysToFirstSlot: 2 }), one('b', { daysToFirstSlot: 1 }), one('c')],
      { b: ['earliest'] },
    ],
    ['no earliest for a tie', [one('a', { daysToFirstSlot: 1 }), one('b', { daysToFirstSlot: 1 })], {}],
    ['no earliest among one', [one('a', { daysToFirstSlot: 1 }), one('b')], {}],
    [
      'today is early',
      [one('a', { daysToFirstSlot: 0 }), one('b', { daysToFirstSlot: 1 })],
      { a: ['earliest'] },
    ],
    ['[R-108] the nearest, from a place', [one('a', at(38.1)), one('b', at(38.4))], { a: ['nearest'] }, here],
    ['[R-108] no nearest without a place', [one('a', at(38.1)), one('b', at(38.4))], {}],
    ['[R-108] no nearest beside somebody of whom it is not known', [one('a', at(38.1)), one('b')], {}, here],
    ['the best rated', [one('a', rated(4.8)), one('b', rated(4.9))], { b: ['rated'] }],
    ['no best rated beside somebody nobody rated', [one('a', rated(4.8)), one('b')], {}],
    ['the one with video visits', [one('a', { offersVideoVisit: true }), one('b')], { a: ['video'] }],
    [
      'the one who speaks a language',
      [one('a', { languages: ['Spanish', 'Thai'] }), one('b', { languages: ['Thai'] })],
      { a: ['Spanish'] },
    ],
    [
      'nothing of one alone',
      [one('a', { offersVideoVisit: true, languages: ['Thai'], daysToFirstSlot: 1 })],
      {},
    ],
  ])('%s', (...[, providers, expected, position]) => {
    expect(told(providers, position)).toEqual(expected);
  });
});
