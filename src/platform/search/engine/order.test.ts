import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { en } from '../language/en.ts';
import type { IndexDocument } from './documentOf.ts';
import { fieldsOf } from './documentOf.ts';
import type { IndexConfig } from './IndexConfig.ts';
import { parseText } from './parseText.ts';
import type { Point } from './PointColumn.ts';
import { SearchIndex } from './SearchIndex.ts';
import type { IndexQuery, SortKey } from './IndexQuery.ts';

const configOf = (restOrder: IndexConfig['restOrder']): IndexConfig => ({
  key: 'order',
  types: ['thing'],
  text: { name: ['name'], topics: [], place: [], body: [] },
  fields: ['size', 'colour', 'flag'],
  points: [],
  restOrder,
});
const REST_ORDERS: IndexConfig['restOrder'][] = [
  ...(['fair', 'name'] as const),
  { field: 'size', direction: 'DESC' },
  { field: 'size', direction: 'ASC', first: { field: 'colour', values: ['Red'] } },
  { mostOf: 'colour' },
];

/** Few values everywhere, so that most documents are equal in most respects. */
const PLACES: readonly Point[] = [
  { latitude: 38.5, longitude: -121.5 },
  { latitude: 38.6, longitude: -121.5 },
  { latitude: 38.5, longitude: -121.4 },
];
interface Thing {
  id: string;
  uid: number;
  name: string;
  body: string;
  size?: number;
  colours: string[];
  flag: boolean;
  place?: Point;
  preferred: boolean;
}
const word = fc.constantFrom('alpha', 'beta', 'gamma');
const thing = fc.record(
  {
    name: fc.array(word, { minLength: 1, maxLength: 2 }).map((all) => all.join(' ')),
    body: fc.array(word, { maxLength: 3 }).map((all) => all.join(' ')),
    size: fc.constantFrom(1, 2),
    colours: fc.uniqueArray(fc.constantFrom('Red', 'Émeraude', 'azure'), { maxLength: 2 }),
    flag: fc.boolean(),
    place: fc.constantFrom(...PLACES),
    preferred: fc.boolean(),
  },
  { requiredKeys: ['name', 'body', 'colours', 'flag', 'preferred'] },
);
const things = (most: number) =>
  fc
    .array(thing, { minLength: 1, maxLength: most })
    .map((all) => all.map((one, at): Thing => ({ id: `t${at}`, uid: 5000 - at, ...one })));

const SORTS: readonly (readonly SortKey[])[] = [
  [],
  [{ kind: 'relevance' }],
  [{ kind: 'distance' }],
  [{ kind: 'field', field: 'name', direction: 'ASC' }],
  [{ kind: 'field', field: 'name', direction: 'DESC' }],
  [{ kind: 'field', field: 'size', direction: 'DESC' }],
  [{ kind: 'field', field: 'colour', direction: 'ASC' }],
  [
    { kind: 'field', field: 'flag', direction: 'ASC' },
    { kind: 'distance' },
    { kind: 'field', field: 'colour', direction: 'DESC' },
  ],
];
interface Question {
  sort: readonly SortKey[];
  words?: string;
  origin?: Point;
}
const question: fc.Arbitrary<Question> = fc.record(
  {
    sort: fc.constantFrom(...SORTS),
    words: fc.constantFrom('alpha', 'beta gamma', 'alpha qqqq', 'alph'),
    // Half way between two of the places: their distances are equal.
    origin: fc.constantFrom(
      PLACES[0]!,
      { latitude: 38.55, longitude: -121.5 },
      { latitude: 39, longitude: -122 },
    ),
  },
  { requiredKeys: ['sort'] },
);

function documentOf(one: Thing, config: IndexConfig): IndexDocument {
  const values: Record<string, (string | number | boolean)[]> = {
    id: [one.id],
    uid: [String(one.uid)],
    name: [one.name],
    size: one.size === undefined ? [] : [one.size],
    colour: one.colours,
    flag: [one.flag],
  };
  return {
    ...{ id: one.id, uid: one.uid, type: 'thing', name: one.name, preferred: one.preferred },
    text: [one.name, '', '', one.body],
    keys: fieldsOf(config).map((field) => values[field] ?? []),
    links: [],
    points: one.place ? [one.place.latitude, one.place.longitude] : [],
  };
}

/** FTS5 weighs a text by the average length of all it ever held; with one length that is no matter. */
const sameLength = (one: Thing): Thing => {
  const words = `${one.name} ${one.body}`.split(' ').filter(Boolean).length;
  return { ...one, body: `${one.body} ${'x '.repeat(5 - words)}`.trim() };
};

function indexOf(all: readonly Thing[], restOrder: IndexConfig['restOrder']): SearchIndex {
  const config = configOf(restOrder);
  const index = new SearchIndex(new DatabaseSync(':memory:'), config, 'en');
  for (const one of all) index.put(documentOf(one, config));
  return index;
}

function ask(
  index: SearchIndex,
  { sort, words, origin }: Question,
  part: Partial<IndexQuery> = {},
): string[] {
  const { page } = index.query({
    ...(words === undefined ? {} : { text: parseText(words, { language: en }) }),
    ...(origin === undefined ? {} : { origin }),
    ...{ fixed: { kind: 'all' }, filter: { kind: 'all' }, chosen: new Map(), facets: [], now: 0 },
    ...{ sort, offset: 0, limit: 1000 },
    ...part,
  });
  return page.map((at) => index.idOf(at));
}

describe('the order of results', () => {
  it('is the same in whatever order the documents came, were changed or were removed', () => {
    fc.assert(
      fc.property(
        things(40).chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length }),
            fc.shuffledSubarray(all),
          ),
        ),
        fc.constantFrom(...REST_ORDERS),
        fc.array(question, { minLength: 1, maxLength: 6 }),
        ([drawn, order, before], restOrder, questions) => {
          const [all, shuffled, early] = [drawn, order, before].map((list) => list.map(sameLength)) as [
            Thing[],
            Thing[],
            Thing[],
          ];
          const plain = indexOf(all, restOrder);
          // Some stood there before with other values, some were gone for a while.
          const other = indexOf(
            early.map((one) => ({
              ...one,
              name: 'delta',
              body: 'x x x x',
              preferred: !one.preferred,
              colours: [],
            })),
            restOrder,
          );
          early.forEach((one, at) => at % 2 === 0 && other.remove(one.id));
          for (const one of shuffled) other.put(documentOf(one, other.config));
          for (const each of questions) expect(ask(other, each)).toEqual(ask(plain, each));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is one list however it is cut into pages: no gap, no repetition', () => {
    fc.assert(
      fc.property(
        things(60),
        fc.constantFrom(...REST_ORDERS),
        question,
        fc.integer({ min: 1, max: 61 }),
        (all, restOrder, asked, limit) => {
          const index = indexOf(all, restOrder);
          const whole = ask(index, asked);
          expect(new Set(whole).size).toBe(whole.length);
          const paged: string[] = [];
          for (let offset = 0; offset < whole.length + limit; offset += limit) {
            const page = ask(index, asked, { offset, limit });
            expect(page.length).toBeLessThanOrEqual(limit);
            paged.push(...page);
          }
          expect(paged).toEqual(whole);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('never lets a filter reorder what it leaves', () => {
    fc.assert(
      fc.property(things(40), fc.constantFrom(...REST_ORDERS), question, (all, restOrder, asked) => {
        const index = indexOf(all, restOrder);
        const flagged = new Set(all.filter(({ flag }) => flag).map(({ id }) => id));
        const filter = { kind: 'equals', field: 'flag', value: true } as const;
        expect(ask(index, asked, { filter })).toEqual(ask(index, asked).filter((id) => flagged.has(id)));
      }),
      { numRuns: 60 },
    );
  });
});

it('puts who has most of something before its equals, then goes by name', () => {
  const of = (id: string, name: string, ...colours: string[]): Thing => ({
    ...{ id, name, colours, uid: id.charCodeAt(0), body: '', flag: false, preferred: false },
  });
  const all = [
    of('a', 'alpha'),
    of('b', 'beta', 'Red'),
    of('c', 'gamma', 'Red', 'azure'),
    of('d', 'alba', 'Red'),
  ];
  const index = indexOf(all, { mostOf: 'colour' });
  expect(ask(index, { sort: [] })).toEqual(['c', 'd', 'b', 'a']);
  index.put(documentOf({ ...all[0]!, colours: ['Red', 'azure'] }, index.config));
  expect(ask(index, { sort: [] })).toEqual(['a', 'c', 'd', 'b']);
});

it('puts those with a value that leads first, then goes by a field, and by name where it has none', () => {
  const of = (id: string, name: string, more: Partial<Thing>): Thing => ({
    ...{ id, name, colours: [], uid: id.charCodeAt(0), body: '', flag: false, preferred: false },
    ...more,
  });
  const all = [
    of('a', 'gamma', {}),
    of('b', 'beta', { size: 1 }),
    of('c', 'alpha', { size: 2 }),
    of('d', 'delta', { colours: ['Red'] }),
    of('e', 'alba', {}),
    of('f', 'zeta', { size: 1, colours: ['azure', 'Red'] }),
  ];
  const first = { field: 'colour', values: ['Red', 'Green'] };
  const index = indexOf(all, { field: 'size', direction: 'DESC', first });
  expect(ask(index, { sort: [] })).toEqual(['f', 'd', 'c', 'b', 'e', 'a']);
});

describe('the fair order of equals', () => {
  /** Equals in everything but id, uid and name. */
  const equals = (count: number): Thing[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `provider${10_000 + at}`,
      uid: at + 1,
      name: `name ${String(at).padStart(6, '0')}`,
      body: '',
      colours: [],
      flag: false,
      preferred: false,
    }));
  const fairly = (all: readonly Thing[]) => ask(indexOf(all, 'fair'), { sort: [] }, { limit: all.length });

  it('asks neither the name nor the number of a document, only its id', () => {
    const all = equals(200);
    const renamed = all.map((one, at) => ({ ...one, name: `name ${999 - at}`, uid: 7000 - at }));
    expect(fairly(renamed)).toEqual(fairly(all));
  });

  it('does not move when others come and go', () => {
    const all = equals(300);
    const some = all.filter((_, at) => at % 3 !== 0);
    const kept = new Set(some.map(({ id }) => id));
    expect(fairly(some)).toEqual(fairly(all).filter((id) => kept.has(id)));
  });

  it('favours no part of the alphabet and keeps no neighbours together', () => {
    const count = 2000;
    const all = equals(count);
    const rank = new Map(fairly(all).map((id, at) => [id, at]));
    const ranks = all.map(({ id }) => rank.get(id)!);
    const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
    // Five standard errors of what chance alone would give.
    const tenth = count / 10;
    const slack = (5 * count) / Math.sqrt(12 * tenth);
    for (let part = 0; part < 10; part += 1) {
      const own = mean(ranks.slice(part * tenth, (part + 1) * tenth));
      expect(Math.abs(own - count / 2)).toBeLessThan(slack);
    }
    // Of two at random, a third of the list lies between them on average.
    const apart = ranks.slice(1).map((own, at) => Math.abs(own - ranks[at]!));
    expect(Math.abs(mean(apart) - count / 3)).toBeLessThan((5 * count) / Math.sqrt(18 * count));
  });

  it('puts the preferred before their equals, and among themselves as fairly', () => {
    const all = equals(100).map((one, at) => ({ ...one, preferred: at % 2 === 0 }));
    const preferred = new Set(all.filter((one) => one.preferred).map(({ id }) => id));
    const order = fairly(all);
    expect(order.slice(0, 50).every((id) => preferred.has(id))).toBe(true);
    const plain = fairly(all.map((one) => ({ ...one, preferred: false })));
    expect(order.slice(0, 50)).toEqual(plain.filter((id) => preferred.has(id)));
  });
});
