import fc from 'fast-check';
import type { FilterValue, Matcher, StaticFilter } from './filters.ts';
import { MATCHERS } from './filters.ts';
import type { FacetSelection, SearchState, SortBy } from './searchState.ts';
import { EMPTY_SEARCH_STATE, parseSearchState, printSearchState, searchAddress } from './searchState.ts';

const state = (part: Partial<SearchState>): SearchState => ({ ...EMPTY_SEARCH_STATE, ...part });
const field = (fieldId: string, value: FilterValue, matcher: Matcher = '$eq'): StaticFilter => ({
  kind: 'fieldValue',
  fieldId,
  matcher,
  value,
});

/** One row per parameter: the wire text, and the part of the state it means. */
const WIRE: [string, Record<string, string>, Partial<SearchState>][] = [
  ['[Q-002] verticalKey', { verticalKey: 'events' }, { verticalKey: 'events' }],
  ['[Q-003] query is a JSON string', { query: '"knee \\"pain\\""' }, { query: 'knee "pain"' }],
  [
    '[Q-004] facets with values',
    { facets: '[{"i":"c_a.name","v":["x",3,true]}]' },
    { facets: [{ fieldId: 'c_a.name', values: ['x', 3, true], others: [] }] },
  ],
  [
    '[Q-004] facets with other matchers',
    { facets: '[{"i":"c_n","o":[{"m":"$between","v":{"$ge":1,"$lt":5}}]}]' },
    {
      facets: [{ fieldId: 'c_n', values: [], others: [{ matcher: '$between', value: { $ge: 1, $lt: 5 } }] }],
    },
  ],
  [
    '[Q-005] a field filter',
    { staticFilters: '[{"c_providerIsSutter":{"$eq":true}}]' },
    { staticFilters: [field('c_providerIsSutter', true)] },
  ],
  [
    '[Q-005] a near filter',
    {
      staticFilters:
        '[{"builtin.location":{"$near":{"lat":38.5,"lng":-121.4,"radius":40233.6,"name":"Sacramento"}}}]',
    },
    {
      staticFilters: [
        field('builtin.location', { lat: 38.5, lng: -121.4, radius: 40233.6, name: 'Sacramento' }, '$near'),
      ],
    },
  ],
  [
    '[Q-005] combinations',
    { staticFilters: '[{"$and":[{"a":{"$eq":1}},{"$or":[{"b":{"$eq":"x"}},{"$not":{"c":{"$ge":2}}}]}]}]' },
    {
      staticFilters: [
        {
          kind: 'conjunction',
          filters: [
            field('a', 1),
            {
              kind: 'disjunction',
              filters: [field('b', 'x'), { kind: 'negation', filter: field('c', 2, '$ge') }],
            },
          ],
        },
      ],
    },
  ],
  [
    '[Q-006] sortBys',
    {
      sortBys:
        '[{"type":"FIELD","field":"lastName","direction":"DESC"},{"type":"ENTITY_DISTANCE"},{"type":"RELEVANCE"}]',
    },
    {
      sortBys: [
        { type: 'FIELD', field: 'lastName', direction: 'DESC' },
        { type: 'ENTITY_DISTANCE' },
        { type: 'RELEVANCE' },
      ],
    },
  ],
  ['[Q-007] offset', { offset: '40' }, { offset: 40 }],
  ['[Q-008] limit', { limit: '36' }, { limit: 36 }],
  [
    '[Q-009] other parameters',
    { utm_source: 'mail', view: 'map' },
    { rest: { utm_source: ['mail'], view: ['map'] } },
  ],
];

describe('parseSearchState and printSearchState', () => {
  it.each(WIRE)('reads and prints: %s', (_, wire, part) => {
    expect(parseSearchState(wire)).toEqual(state(part));
    expect(printSearchState(state(part))).toEqual(wire);
  });

  it('leaves out what is empty or the default', () => {
    expect(printSearchState(EMPTY_SEARCH_STATE)).toEqual({});
    expect(printSearchState(state({ facets: [{ fieldId: 'a', values: [], others: [] }] }))).toEqual({});
    expect(parseSearchState({})).toEqual(EMPTY_SEARCH_STATE);
  });

  it('[Q-009] keeps repeated parameters, and drops only what it is told to', () => {
    const parsed = parseSearchState({ tag: ['a', 'b'], path: ['search'] }, ['path']);
    expect(parsed.rest).toEqual({ tag: ['a', 'b'] });
    expect(printSearchState(parsed)).toEqual({ tag: ['a', 'b'] });
  });

  it.each([
    ['[R-086, Q-314] query that is not JSON', { query: 'knee pain' }],
    ['[R-086, Q-314] cut-off JSON', { facets: '[{"i":"a","v":["x"' }],
    ['[R-086, Q-314] a filter that is not JSON', { staticFilters: '{' }],
    ['[R-086, Q-314] sorts that are not JSON', { sortBys: "[{'type'}]" }],
    ['[Q-003] JSON that is no string', { query: '{"a":1}' }],
    [
      '[Q-004] facets of another shape',
      { facets: '[1,null,{"v":["x"]},{"i":"","v":["x"]},{"i":"a","v":[{"b":[1]}]}]' },
    ],
    ['[Q-005] an unknown matcher', { staticFilters: '[{"a":{"$regex":"x"}}]' }],
    [
      '[Q-005] a near filter without a place',
      { staticFilters: '[{"a":{"$near":{"lat":95,"lng":0,"radius":1}}}]' },
    ],
    [
      '[Q-005] a combination with a member that cannot be read',
      { staticFilters: '[{"$or":[{"a":{"$eq":1}},{"b":{"$what":1}}]}]' },
    ],
    [
      '[Q-005] filters nested deeper than any page nests them',
      { staticFilters: `[${'{"$not":'.repeat(8)}{"a":{"$eq":1}}${'}'.repeat(8)}]` },
    ],
    ['[Q-006] a sort without direction', { sortBys: '[{"type":"FIELD","field":"name"}]' }],
    ['[Q-007] an offset below nought', { offset: '-20' }],
    ['[Q-007] an offset in another notation', { offset: '1e3' }],
    ['[Q-008] a limit of nought', { limit: '0' }],
    ['[Q-008] a limit no service takes', { limit: '5000' }],
    ['a parameter longer than any honest one', { query: `"${'x'.repeat(20_000)}"` }],
  ])('ignores: %s', (_, wire) => {
    expect(parseSearchState(wire)).toEqual(EMPTY_SEARCH_STATE);
  });

  it('[Q-314] one bad parameter does not spoil the others', () => {
    const parsed = parseSearchState({ query: 'oops', facets: '[{"i":"a","v":["x"]}]', offset: '20' });
    expect(parsed).toEqual(state({ facets: [{ fieldId: 'a', values: ['x'], others: [] }], offset: 20 }));
  });

  it.each([
    [
      '[Q-313] the facet list with options',
      '[{"fieldId":"a","displayName":"A","options":[{"matcher":"$eq","value":"x","selected":true},{"matcher":"$eq","value":"y","selected":false},{"matcher":"$between","value":{"$ge":1},"selected":true}]}]',
    ],
    ['[Q-313] the object by field', '{"a":[{"a":{"$eq":"x"}},{"a":{"$between":{"$ge":1}}}],"b":[]}'],
  ])('converts %s to the compact form', (_, facets) => {
    const parsed = parseSearchState({ facets });
    expect(printSearchState(parsed)).toEqual({
      facets: '[{"i":"a","v":["x"],"o":[{"m":"$between","v":{"$ge":1}}]}]',
    });
  });

  it('[Q-004] joins what is said twice about one field', () => {
    const parsed = parseSearchState({
      facets: '[{"i":"a","v":["x","x"]},{"i":"b","v":[1]},{"i":"a","v":["y","x"]}]',
    });
    expect(printSearchState(parsed)).toEqual({ facets: '[{"i":"a","v":["x","y"]},{"i":"b","v":[1]}]' });
  });

  it('writes an address', () => {
    const address = searchAddress(
      '/search',
      state({ query: 'flu & cold', verticalKey: 'events', rest: { a: ['1', '2'] } }),
    );
    expect(address).toBe('/search?verticalKey=events&query=%22flu+%26+cold%22&a=1&a=2');
    expect(searchAddress('/search', EMPTY_SEARCH_STATE)).toBe('/search');
  });

  const plain = fc.oneof(
    fc.string(),
    fc.boolean(),
    // JSON has no negative zero, NaN or infinity.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
  );
  const fieldId = fc.string({ minLength: 1 }).filter((text) => !text.startsWith('$'));
  const matcher = fc.constantFrom(...MATCHERS.filter((m) => m !== '$near'));
  const filter = fc.letrec<{ any: StaticFilter }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.record({ kind: fc.constant('fieldValue' as const), fieldId, matcher, value: plain }),
      fc.record({
        kind: fc.constantFrom('conjunction' as const, 'disjunction' as const),
        filters: fc.array(tie('any'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('negation' as const), filter: tie('any') }),
    ),
  })).any;
  const facet: fc.Arbitrary<FacetSelection> = fc.record({
    fieldId,
    values: fc.uniqueArray(plain, { minLength: 1, maxLength: 4 }),
    others: fc.uniqueArray(fc.record({ matcher: matcher.filter((m) => m !== '$eq'), value: plain }), {
      maxLength: 2,
      selector: (o) => JSON.stringify(o),
    }),
  });
  const sortBy: fc.Arbitrary<SortBy> = fc.oneof(
    fc.constant<SortBy>({ type: 'RELEVANCE' }),
    fc.constant<SortBy>({ type: 'ENTITY_DISTANCE' }),
    fc.record({
      type: fc.constant('FIELD' as const),
      field: fc.string({ minLength: 1 }),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    }),
  );
  const known = ['verticalKey', 'query', 'facets', 'staticFilters', 'sortBys', 'offset', 'limit'];
  const anyState: fc.Arbitrary<SearchState> = fc.record(
    {
      verticalKey: fc.string({ minLength: 1 }),
      query: fc.string(),
      facets: fc.uniqueArray(facet, { maxLength: 3, selector: (f) => f.fieldId }),
      staticFilters: fc.array(filter, { maxLength: 3 }),
      sortBys: fc.array(sortBy, { maxLength: 2 }),
      offset: fc.nat(9949),
      limit: fc.integer({ min: 1, max: 50 }),
      rest: fc.dictionary(
        fc.string({ minLength: 1 }).filter((name) => !known.includes(name)),
        fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
        { noNullPrototype: true },
      ),
    },
    { requiredKeys: ['query', 'facets', 'staticFilters', 'sortBys', 'offset', 'rest'] },
  );

  it('what is printed is read back unchanged, whatever the state', () => {
    fc.assert(
      fc.property(anyState, (original) => {
        expect(parseSearchState(printSearchState(original))).toEqual(original);
      }),
      { numRuns: 5000 },
    );
  });

  it('the address round trip goes through URL encoding as well', () => {
    fc.assert(
      fc.property(anyState, (original) => {
        fc.pre(JSON.stringify(original) === JSON.stringify(original).toWellFormed());
        const params: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
        const url = new URL(searchAddress('/search', original), 'https://www.meridian.example');
        for (const [name, value] of url.searchParams) (params[name] ??= []).push(value);
        expect(parseSearchState(params)).toEqual(original);
      }),
      { numRuns: 1000 },
    );
  });

  it('[R-086, Q-314] hostile text never throws, and what is read is stable when printed and read again', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom(
        '[',
        'null',
        '{"__proto__":{"$eq":1}}',
        '[{"__proto__":{"$eq":1}}]',
        `${'['.repeat(5000)}`,
        `${'{"$and":['.repeat(2000)}`,
        `${'{"$not":'.repeat(500)}1${'}'.repeat(500)}`,
      ),
    );
    const value = fc.oneof(hostile, fc.array(hostile, { maxLength: 3 }), fc.constant(undefined));
    const params = fc.record(
      {
        verticalKey: value,
        query: value,
        facets: value,
        staticFilters: value,
        sortBys: value,
        offset: value,
        limit: value,
        ['__proto__x']: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, (query) => {
        const parsed = parseSearchState(query);
        expect(parseSearchState(printSearchState(parsed))).toEqual(parsed);
      }),
      { numRuns: 5000 },
    );
  });
});
