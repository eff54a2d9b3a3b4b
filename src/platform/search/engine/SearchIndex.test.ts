import { DatabaseSync } from 'node:sqlite';
import { en } from '../language/en.ts';
import type { IndexDocument } from './documentOf.ts';
import type { Filter } from './filters.ts';
import type { IndexConfig } from './IndexConfig.ts';
import { parseText } from './parseText.ts';
import { metresBetween } from './PointColumn.ts';
import type { Point } from './PointColumn.ts';
import { SearchIndex } from './SearchIndex.ts';
import type { IndexQuery } from './IndexQuery.ts';
import { randomFrom } from './testing/randomFrom.ts';

const config: IndexConfig = {
  key: 'oracle',
  types: ['thing'],
  text: { name: ['name'], topics: [], place: [], body: [] },
  fields: ['colour', 'size', 'flag', 'tags'],
  points: [],
  restOrder: 'name',
};
const FIELDS = [
  'builtin.entityType',
  'builtin.region',
  'id',
  'uid',
  'name',
  'address.city',
  'address.region',
  'address.postalCode',
  'address.countryCode',
  'colour',
  'size',
  'flag',
  'tags',
];
const COLOURS = ['Red', 'green', 'Blue', 'Ochre'];
const TAGS = ['a', 'b', 'c', 'd', 'e', 'f'];
const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];

interface Thing {
  id: string;
  uid: number;
  name: string;
  words: string[];
  values: Record<string, (string | number | boolean)[]>;
  points: Point[];
}

function thing(at: number, random: () => number): Thing {
  const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.4);
  return {
    id: `t-${at}`,
    uid: 1000 + at,
    name: `name ${Math.floor(random() * 50)}`,
    words: some(WORDS),
    values: {
      colour: random() < 0.9 ? [COLOURS[Math.floor(random() * 4)] ?? ''] : [],
      size: random() < 0.8 ? [Math.floor(random() * 20)] : [],
      flag: [random() < 0.5],
      tags: some(TAGS),
    },
    points: Array.from({ length: Math.floor(random() * 3) }, () => ({
      latitude: 38 + random(),
      longitude: -122 + random(),
    })),
  };
}

const documentOf = ({ id, uid, name, words, values, points }: Thing): IndexDocument => ({
  ...{ id, uid, type: 'thing', name, preferred: false },
  text: [name, words.join(' '), '', ''],
  keys: FIELDS.map((field) => (field === 'name' ? [name] : field === 'id' ? [id] : (values[field] ?? []))),
  points: points.flatMap(({ latitude, longitude }) => [latitude, longitude]),
  links: [],
});

/** The same questions answered by looking at every thing. */
function accepts(filter: Filter, one: Thing): boolean {
  switch (filter.kind) {
    case 'all':
      return true;
    case 'and':
      return filter.of.every((part) => accepts(part, one));
    case 'or':
      return filter.of.some((part) => accepts(part, one));
    case 'not':
      return !accepts(filter.of, one);
    case 'equals':
      return (one.values[filter.field] ?? []).some(
        (value) =>
          String(value).toLowerCase() === String(filter.value).toLowerCase() &&
          typeof value === typeof filter.value,
      );
    case 'among':
      return (one.values[filter.field] ?? []).some((value) => filter.values.has(value));
    case 'range':
      return (one.values[filter.field] ?? []).some(
        (value) =>
          Number(value) >= Number(filter.bounds.ge ?? -Infinity) &&
          Number(value) < Number(filter.bounds.lt ?? Infinity),
      );
    case 'near':
      return one.points.some((point) => metresBetween(point, filter.centre) <= filter.radius);
    case 'open-now':
    case 'open-on':
      return false;
  }
}

function randomFilter(random: () => number, depth = 0): Filter {
  const turn = Math.floor(random() * (depth > 2 ? 4 : 7));
  const more = () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomFilter(random, depth + 1));
  if (turn === 0)
    return {
      kind: 'equals',
      field: 'colour',
      value: (COLOURS[Math.floor(random() * 4)] ?? '').toUpperCase(),
    };
  if (turn === 1) return { kind: 'equals', field: 'tags', value: TAGS[Math.floor(random() * 6)] ?? '' };
  if (turn === 2 && random() < 0.5)
    return { kind: 'among', field: 'tags', values: new Set(TAGS.filter(() => random() < 0.4)) };
  if (turn === 2)
    return {
      kind: 'range',
      field: 'size',
      bounds: { ge: Math.floor(random() * 20), lt: Math.floor(random() * 25) },
    };
  if (turn === 3) {
    return {
      kind: 'near',
      centre: { latitude: 38 + random(), longitude: -122 + random() },
      radius: random() * 60_000,
    };
  }
  if (turn === 4) return { kind: 'not', of: randomFilter(random, depth + 1) };
  return { kind: turn === 5 ? 'and' : 'or', of: more() };
}

const all: Filter = { kind: 'all' };
const ask = (index: SearchIndex, more: Partial<IndexQuery> = {}) =>
  index.query({
    ...{ fixed: all, filter: all, chosen: new Map(), facets: [], sort: [], now: 0, offset: 0, limit: 1000 },
    ...more,
  });
const ids = (index: SearchIndex, page: readonly number[]) => page.map((at) => index.idOf(at));
const sorted = (list: readonly string[]) => [...list].sort();

describe('SearchIndex against a look at every document', () => {
  const random = randomFrom(11);
  const things = new Map<string, Thing>();
  const database = new DatabaseSync(':memory:');
  const index = new SearchIndex(database, config, 'en');
  beforeAll(() => {
    for (let at = 0; at < 300; at += 1) things.set(`t-${at}`, thing(at, random));
    for (const one of things.values()) index.put(documentOf(one));
    // Changes and removals, so that places in the columns are used again.
    for (let at = 0; at < 300; at += 3) {
      const changed = thing(at, random);
      things.set(changed.id, changed);
      index.put(documentOf(changed));
    }
    for (let at = 0; at < 300; at += 7) {
      things.delete(`t-${at}`);
      index.remove(`t-${at}`);
    }
    for (let at = 300; at < 330; at += 1) {
      const added = thing(at, random);
      things.set(added.id, added);
      index.put(documentOf(added));
    }
  });
  const matching = (filter: Filter, words: readonly string[] = []) =>
    [...things.values()].filter(
      (one) => accepts(filter, one) && words.every((word) => one.words.includes(word)),
    );

  it('filters', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const filter = randomFilter(random);
      const { total, page } = ask(index, { filter });
      const expected = matching(filter).map(({ id }) => id);
      expect(total).toBe(expected.length);
      expect(sorted(ids(index, page))).toEqual(sorted(expected));
    }
  });

  it('counts facets with and without choices, in any set of documents', () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const filter = turn % 2 === 0 ? all : randomFilter(random);
      const words = turn % 3 === 0 ? ['alpha'] : [];
      const colour: Filter[] = [{ kind: 'equals', field: 'colour', value: 'red' }];
      const tags: Filter[] = [
        { kind: 'equals', field: 'tags', value: 'a' },
        { kind: 'equals', field: 'tags', value: 'b' },
      ];
      const chosen = new Map(
        [
          ['colour', colour],
          ['tags', tags],
        ].slice(0, turn % 3) as [string, Filter[]][],
      );
      const { total, tallies } = ask(index, {
        filter,
        chosen,
        facets: ['colour', 'tags', 'flag'],
        ...(words.length > 0 ? { text: parseText('alpha', { language: en }) } : {}),
      });
      const passes = (one: Thing, except?: string) =>
        [...chosen].every(([field, any]) => field === except || any.some((part) => accepts(part, one)));
      const found = matching(filter, words);
      expect(total).toBe(found.filter((one) => passes(one)).length);
      for (const field of ['colour', 'tags', 'flag']) {
        const column = index.columns.get(field);
        column?.values.forEach((value, code) => {
          const expected = found.filter(
            (one) => passes(one, field) && one.values[field]?.includes(value),
          ).length;
          expect(tallies.get(field)?.[code] ?? 0).toBe(expected);
        });
      }
    }
  });

  it('finds all words first, and any of them only when no document has all', () => {
    for (const input of ['alpha', 'alpha beta', 'gamma delta zeta']) {
      const { total, allWords } = ask(index, { text: parseText(`${input} `, { language: en }) });
      expect([total, allWords]).toEqual([matching(all, input.split(' ')).length, true]);
    }
    const { total, allWords } = ask(index, { text: parseText('alpha qqqq ', { language: en }) });
    expect([total, allWords]).toEqual([matching(all, ['alpha']).length, false]);
    const either = ask(index, { text: parseText('alpha OR beta', { language: en }) });
    expect(either.total).toBe(
      [...things.values()].filter(({ words }) => words.includes('alpha') || words.includes('beta')).length,
    );
  });

  it('pages through any order without a gap or a double', () => {
    const sorts: IndexQuery['sort'][] = [
      [],
      [{ kind: 'field', field: 'colour', direction: 'DESC' }],
      [
        { kind: 'field', field: 'flag', direction: 'ASC' },
        { kind: 'field', field: 'size', direction: 'DESC' },
      ],
      [{ kind: 'distance' }],
    ];
    for (const sort of sorts) {
      const origin = { latitude: 38.5, longitude: -121.5 };
      const whole = ids(index, ask(index, { sort, origin }).page);
      expect(sorted(whole)).toEqual(sorted([...things.keys()]));
      for (const limit of [1, 7, 50]) {
        const paged = [];
        for (let offset = 0; offset < things.size; offset += limit) {
          paged.push(...ids(index, ask(index, { sort, origin, offset, limit }).page));
        }
        expect(paged).toEqual(whole);
      }
    }
  });

  it('sorts by value with what has none last, either way', () => {
    for (const direction of ['ASC', 'DESC'] as const) {
      const { page } = ask(index, { sort: [{ kind: 'field', field: 'size', direction }] });
      const sizes = page.map((at) => things.get(index.idOf(at))?.values['size']?.[0] as number | undefined);
      const known = sizes.filter((size) => size !== undefined);
      expect(known).toEqual([...known].sort((a, b) => (direction === 'ASC' ? a - b : b - a)));
      expect(sizes.slice(known.length).every((size) => size === undefined)).toBe(true);
    }
  });

  it('is the same after it is loaded from the file', () => {
    const again = new SearchIndex(database, config, 'en');
    again.load();
    expect(again.count).toBe(things.size);
    for (let turn = 0; turn < 30; turn += 1) {
      const filter = randomFilter(random);
      const text = parseText(WORDS[turn % 6] ?? '', { language: en });
      const here = ask(index, { filter, text, facets: ['tags'] });
      const there = ask(again, { filter, text, facets: ['tags'] });
      expect(ids(again, there.page)).toEqual(ids(index, here.page));
    }
  });
});

describe('relevance', () => {
  const make = (documents: { name: string; body?: string; point?: Point; preferred?: boolean }[]) => {
    const index = new SearchIndex(new DatabaseSync(':memory:'), config, 'en');
    documents.forEach(({ name, body = '', point, preferred = false }, at) => {
      const one: Thing = { id: name, uid: at + 1, name, words: [], values: {}, points: point ? [point] : [] };
      index.put({ ...documentOf(one), text: [name, '', '', body], preferred });
    });
    return (input: string, origin?: Point, isPlaceSaid = false) =>
      ids(
        index,
        ask(index, {
          text: parseText(input, { language: en }),
          ...(origin ? { origin, isPlaceSaid } : {}),
        }).page,
      );
  };

  it('puts the exact name first, then the name, then the text', () => {
    const find = make([
      { name: 'elsewhere', body: 'mercy' },
      { name: 'mercy hospital north' },
      { name: 'mercy' },
      { name: 'other' },
    ]);
    expect(find('mercy')).toEqual(['mercy', 'mercy hospital north', 'elsewhere']);
  });

  it('puts more of the words before a better place of fewer, when no document has all', () => {
    const find = make([{ name: 'alpha' }, { name: 'beta gamma' }, { name: 'x' }, { name: 'y' }]);
    expect(find('alpha beta gamma')).toEqual(['beta gamma', 'alpha']);
  });

  it('counts some of the words only of what is called so or about it, unless they say what care is sought', () => {
    const find = make([
      { name: 'one', body: 'beta' },
      { name: 'two', body: 'dermatology' },
      { name: 'x' },
      { name: 'y' },
    ]);
    expect(find('alpha beta')).toEqual([]);
    expect(find('alpha beta dermatologist')).toEqual(['two']);
  });

  it('puts what is in a place that was said before what bears more of the words farther away', () => {
    const centre = { latitude: 38.58, longitude: -121.45 };
    const find = make([
      { name: 'hospital', body: 'hospital hospital', point: { latitude: 38.41, longitude: -121.45 } },
      { name: 'medical center of the city hospital', point: { latitude: 38.6, longitude: -121.45 } },
      { name: 'x' },
    ]);
    const [near, far] = ['medical center of the city hospital', 'hospital'];
    expect(find('a hospital', centre)).toEqual([far, near]);
    expect(find('a hospital', centre, true)).toEqual([near, far]);
  });

  it('prefers what is near and what is preferred among equals', () => {
    const near = { latitude: 38, longitude: -121 };
    const find = make([
      { name: 'lab a', point: { latitude: 39, longitude: -121 } },
      { name: 'lab b', point: near },
      { name: 'lab c', preferred: true },
      { name: 'other' },
      { name: 'another' },
    ]);
    expect(find('lab', near)[0]).toBe('lab b');
    expect(find('lab')[0]).toBe('lab c');
  });

  it('knows synonyms, plurals, beginnings and slips', () => {
    const find = make([
      { name: 'cardiology' },
      { name: 'dermatology' },
      { name: 'urgent care' },
      { name: 'vaccines' },
    ]);
    expect(find('heart doctor')).toEqual(['cardiology']);
    expect(find('skin')).toEqual(['dermatology']);
    expect(find('vaccine')).toEqual(['vaccines']);
    expect(find('derm')).toEqual(['dermatology']);
    expect(find('dermatolgist')).toEqual(['dermatology']);
    expect(find('cardiolojy')).toEqual(['cardiology']);
  });

  it('sees a new word at once', () => {
    const index = new SearchIndex(new DatabaseSync(':memory:'), config, 'en');
    const total = () => ask(index, { text: parseText('heart', { language: en }) }).total;
    const put = (name: string) => {
      index.put({
        ...documentOf({ id: name, uid: 1, name, words: [], values: {}, points: [] }),
        text: [name, '', '', ''],
      });
    };
    put('lab');
    expect(total()).toBe(0);
    put('cardiology');
    expect(total()).toBe(1);
    index.remove('cardiology');
    expect(total()).toBe(0);
  });

  it('knows which documents were made with an entity, whatever was changed or removed since', () => {
    const index = new SearchIndex(new DatabaseSync(':memory:'), config, 'en');
    const put = (id: string, links: string[]) =>
      index.put({
        ...documentOf({ id, uid: 1, name: id, words: [], values: {}, points: [] }),
        links,
      });
    put('a', ['lab', 'clinic']);
    put('b', ['lab']);
    put('c', ['clinic']);
    put('c', []);
    expect([index.linkedTo(['lab']), index.linkedTo(['clinic', 'x']), index.linkedTo(['x'])]).toEqual([
      ['a', 'b'],
      ['a'],
      [],
    ]);
    index.remove('a');
    expect([index.linkedTo(['lab']), index.linkedTo(['clinic'])]).toEqual([['b'], []]);
  });

  it('writes nothing for a document that is the same, and all of one whose words alone changed', () => {
    const index = new SearchIndex(new DatabaseSync(':memory:'), config, 'en');
    const document = documentOf({ id: 'a', uid: 1, name: 'a', words: ['alpha'], values: {}, points: [] });
    index.put(document);
    const { version } = index;
    index.put({ ...document });
    expect(index.version).toBe(version);
    index.put({ ...document, text: ['a', 'beta', '', ''] });
    const total = (word: string) => ask(index, { text: parseText(word, { language: en }) }).total;
    expect([total('alpha'), total('beta')]).toEqual([0, 1]);
  });
});
