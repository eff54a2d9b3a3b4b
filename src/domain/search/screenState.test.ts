import fc from 'fast-check';
import {
  asksForNothing,
  isFilteredAddress,
  leanState,
  queryParams,
  readScreenState,
  screenAddress,
  type ScreenRules,
  searchKey,
  withVertical,
} from './screenState.ts';
import { searchAddress } from './searchState.ts';

const site: ScreenRules = {
  verticals: ['healthcare_professionals', 'events', 'services'],
  searchesAll: true,
  limit: 20,
};
const providers: ScreenRules = { verticals: ['healthcare_professionals'], limit: 20 };
const own = {
  kind: 'fieldValue',
  fieldId: 'c_providerIsSutter',
  matcher: '$eq',
  value: true,
} as const;

/** What hostile and clumsy addresses hold: broken JSON, wrong types, depth, long text, odd characters, repeats. */
const hostileValue = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json({ maxDepth: 5 }),
  fc.json({ maxDepth: 3 }).map((text) => text.slice(0, -1)),
  fc.anything({ withBigInt: false }).map((value) => {
    try {
      return JSON.stringify(value) ?? 'undefined';
    } catch {
      return '[object]';
    }
  }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    '-1',
    '1e9',
    '99999999999999999999',
    'null',
    '[]',
    '{}',
    '[[[[[[[[[[]]]]]]]]]]',
    '[{"i":"__proto__","v":["x"]}]',
    '{"__proto__":{"polluted":{"$eq":1}}}',
    '[{"i":"constructor","v":[1]},{"i":"c_x","o":[{"m":"$between","v":{"$ge":1}}]}]',
    '[{"c_providerIsSutter":{"$eq":false}},{"$not":{"c_x":{"$eq":"y"}}}]',
    '[{"builtin.location":{"$near":{"lat":38,"lng":-121,"radius":40000,"name":"A"}}}]',
    '[{"type":"FIELD","field":"name","direction":"ASC"}]',
    '"heart"',
    'healthcare_professionals',
    'events',
    '20',
    ' ',
    '%00',
    '\u202Etxt',
    '\ud800',
  ),
);
const hostileQuery = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'verticalKey',
          'query',
          'facets',
          'staticFilters',
          'sortBys',
          'offset',
          'limit',
          'q',
          'near',
          'view',
          'utm_source',
          '__proto__',
          'constructor',
          'toString',
        ),
        fc.string({ maxLength: 20 }),
      ),
      hostileValue,
    ),
    { maxLength: 10 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

describe('addresses of search screens', () => {
  it('[R-086, Q-314] 5,000 hostile ones are read without a throw, keep to the screen, and pollute nothing', () => {
    fc.assert(
      fc.property(hostileQuery, fc.constantFrom(site, providers), (query, screen) => {
        const state = readScreenState(queryParams(query), screen);
        expect([undefined, ...screen.verticals]).toContain(state.verticalKey);
        if (!screen.searchesAll) expect(state.verticalKey).toBe(screen.verticals[0]);
        expect(state.offset).toBeGreaterThanOrEqual(0);
        expect(state.limit ?? 20).toBeLessThanOrEqual(50);
        expect(typeof searchKey(queryParams(query), screen)).toBe('string');
        expect(typeof isFilteredAddress(queryParams(query))).toBe('boolean');
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it('reading what was printed gives the same search, and printing it again the same address', () => {
    fc.assert(
      fc.property(hostileQuery, fc.constantFrom(site, providers), (query, screen) => {
        const state = leanState(readScreenState(queryParams(query), screen), screen);
        const address = screenAddress('/x', state, screen);
        const again = readScreenState(queryParams(address.split('?')[1] ?? ''), screen);
        expect(screenAddress('/x', again, screen)).toBe(address);
        expect(leanState(again, screen)).toEqual({ ...state, verticalKey: again.verticalKey });
      }),
      { numRuns: 2000 },
    );
  });

  it('says nothing of what holds anyway', () => {
    const state = readScreenState({ verticalKey: 'healthcare_professionals', limit: '20' }, site);
    expect(state.staticFilters).toEqual([own]);
    expect(screenAddress('/search', state, site)).toBe('/search?verticalKey=healthcare_professionals');
    const affiliated = { ...state, staticFilters: [{ ...own, value: false }] };
    expect(screenAddress('/search', affiliated, site)).toContain('staticFilters');
  });

  it('one search has one key, however its address is spelt and whatever stands beside it', () => {
    const plain = searchKey({}, providers);
    expect(searchKey({ utm_source: 'x', view: 'map' }, providers)).toBe(plain);
    expect(searchKey({ verticalKey: 'events', limit: '20', facets: '[' }, providers)).toBe(plain);
    expect(searchKey({ q: ' heart ' }, providers)).toBe(searchKey({ query: '"heart"' }, providers));
    expect(searchKey({ near: 'Davis' }, providers)).not.toBe(plain);
    expect(searchKey({ offset: '20' }, providers)).not.toBe(plain);
  });

  it('only the plain page is for search engines', () => {
    expect(isFilteredAddress({})).toBe(false);
    expect(isFilteredAddress({ verticalKey: 'events', utm_source: 'x' })).toBe(false);
    expect(isFilteredAddress({ offset: 'x', facets: '[' })).toBe(false);
    for (const query of [{ q: 'a' }, { near: 'a' }, { query: '"a"' }, { offset: '20' }, { limit: '5' }])
      expect(isFilteredAddress(query)).toBe(true);
  });

  it('[Q-022] another vertical keeps words and place only', () => {
    const near = {
      kind: 'fieldValue',
      fieldId: 'builtin.location',
      matcher: '$near',
      value: { lat: 1, lng: 2, radius: 3 },
    } as const;
    const state = {
      ...readScreenState({ query: '"x"', verticalKey: 'events', offset: '20', keep: 'me' }, site),
      staticFilters: [near, { ...own, fieldId: 'c_isPaid' }],
    };
    expect(withVertical(state, 'services', { limit: 36 })).toEqual({
      verticalKey: 'services',
      query: 'x',
      facets: [],
      staticFilters: [near],
      sortBys: [],
      offset: 0,
      limit: 36,
      rest: { keep: ['me'] },
    });
    expect(withVertical(state, 'healthcare_professionals').staticFilters).toEqual([near, own]);
    expect(withVertical(state, undefined).verticalKey).toBeUndefined();
    expect(asksForNothing(withVertical({ ...state, query: ' ' }, undefined))).toBe(true);
  });

  it('a query string gives lists for repeated names', () => {
    expect(queryParams('a=1&b=2&a=3&a=4&__proto__=5')).toMatchObject({ a: ['1', '3', '4'], b: '2' });
    expect(searchAddress('/x', readScreenState(queryParams('a=1&a=3'), providers))).toContain('a=1&a=3');
  });
});
