import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { createHttpClient } from '#src/adapters/http/createHttpClient.ts';
import { isUpstreamError } from '#src/adapters/http/UpstreamError.ts';
import { createSearchAdapter } from '#src/adapters/search/createSearchAdapter.ts';
import { createSearchProxy } from '#src/adapters/search/createSearchProxy.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import type { SearchPort, VerticalSearch } from '#src/ports/SearchPort.ts';
import type { SearchPlatform } from '#tests/support/searchPlatform.ts';
import { CENTRE, SEARCH_KEY, startSearchPlatform, THING_COUNT } from '#tests/support/searchPlatform.ts';

/** The site's server-side search over real HTTP, as it is composed, with less patience. */
function adapterTo(endpoint: string, apiKey = SEARCH_KEY): SearchPort {
  const client = createHttpClient({
    limits: {
      search: {
        ...{ connectMs: 200, totalMs: 400, maxBytes: 200_000 },
        breaker: { failures: 1000, withinMs: 1000, openMs: 1 },
      },
    },
  });
  return createSearchAdapter({
    proxy: createSearchProxy({ http: client, endpoint, apiKey }),
    apiVersion: '20220511',
    experienceKeys: { search: 'search', 'related-content': 'related-content' },
    locales: ['en', 'es'],
  });
}

const things = (more: Partial<VerticalSearch> = {}): VerticalSearch => ({
  ...{ verticalKey: 'things', experience: 'search', limit: 50 },
  ...more,
});
const where = (fieldId: string, value: string | number | boolean): StaticFilter => ({
  ...{ kind: 'fieldValue', matcher: '$eq' },
  ...{ fieldId, value },
});

describe('the search adapter against the platform', () => {
  let platform: SearchPlatform;
  let search: SearchPort;
  beforeAll(async () => {
    platform = await startSearchPlatform();
    // Tests of what is found wait as long as it takes.
    search = createSearchAdapter({
      proxy: createSearchProxy({
        http: createHttpClient({ limits: { search: { totalMs: 20_000 } } }),
        endpoint: `${platform.origin}/v2/accounts/me`,
        apiKey: SEARCH_KEY,
      }),
      apiVersion: '20220511',
      experienceKeys: { search: 'search', 'related-content': 'related-content' },
      locales: ['en', 'es'],
    });
  });
  afterAll(() => platform.close());
  const numbers = (results: { data: Record<string, unknown> }[]) =>
    results.map(({ data }) => data['c_price']);

  it('pages through a vertical: count, offset, entity type and data', async () => {
    const first = await search.vertical(
      things({ limit: 25, sortBys: [{ type: 'FIELD', field: 'c_price', direction: 'ASC' }] }),
    );
    // One more has neither price nor place.
    expect(first.count).toBe(THING_COUNT + 1);
    expect(numbers(first.results)).toEqual(Array.from({ length: 25 }, (_, at) => at));
    expect(first.results[3]).toMatchObject({
      ...{ id: 'thing-03', entityType: 'ce_resource' },
      data: { name: 'Thing 03', c_dept: 'Alpha' },
    });
    expect(first.facets).toEqual([]);
    const next = await search.vertical(
      things({ limit: 25, offset: 25, sortBys: [{ type: 'FIELD', field: 'c_price', direction: 'ASC' }] }),
    );
    expect([next.offset, numbers(next.results)[0]]).toEqual([25, 25]);
  });

  it('keeps to filters of every kind, all of them at once', async () => {
    const odd = await search.vertical(
      things({
        staticFilters: [
          {
            kind: 'disjunction',
            filters: [where('c_dept', 'Alpha'), where('c_dept', 'Beta')],
          },
          { kind: 'negation', filter: where('c_flag', true) },
          { kind: 'fieldValue', fieldId: 'c_price', matcher: '$le', value: 10 },
        ],
      }),
    );
    expect(numbers(odd.results).sort((a, b) => Number(a) - Number(b))).toEqual([1, 3, 6, 7, 9, 10]);
    const none = await search.vertical(things({ staticFilters: [where('c_dept', 'Delta')] }));
    expect([none.count, none.results]).toEqual([0, []]);
  });

  it('narrows by facets, offers them when they are wanted and tells which are chosen', async () => {
    const { count, facets } = await search.vertical(
      things({
        wantsFacets: true,
        facets: [
          { fieldId: 'c_dept', values: ['Alpha', 'Beta'], others: [] },
          { fieldId: 'c_price', values: [], others: [{ matcher: '$between', value: { $ge: 0, $le: 5 } }] },
        ],
      }),
    );
    expect(count).toBe(4);
    const dept = facets.find(({ fieldId }) => fieldId === 'c_dept')!;
    expect(dept.displayName).toBe('Department');
    expect(
      dept.options.map(({ displayName, matcher, value, selected }) => [
        displayName,
        matcher,
        value,
        selected,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Alpha', '$eq', 'Alpha', true],
        ['Beta', '$eq', 'Beta', true],
        ['Gamma', '$eq', 'Gamma', false],
      ]),
    );
    expect(facets.find(({ fieldId }) => fieldId === 'c_price')!.options).toContainEqual(
      expect.objectContaining({ matcher: '$between', value: { $ge: 0, $le: 5 }, selected: true }),
    );
  });

  it('sorts by distance from a place and gives the metres', async () => {
    const { results, count } = await search.vertical(
      things({
        limit: 5,
        sortBys: [{ type: 'ENTITY_DISTANCE' }],
        distancesFrom: { kind: 'place', name: 'Here' },
        staticFilters: [
          {
            ...{ kind: 'fieldValue', fieldId: 'builtin.location', matcher: '$near' },
            value: { lat: CENTRE.latitude, lng: CENTRE.longitude, radius: 12_500, name: 'Here' },
          },
        ],
      }),
    );
    expect(numbers(results)).toEqual([0, 1, 2, 3, 4]);
    // Thirteen numbers lie within, of which the ninth has no place.
    expect(count).toBe(12);
    for (const [at, { distance }] of results.entries()) {
      expect(Math.abs(distance!.metres - at * 1000)).toBeLessThan(15);
      expect(distance!.from).toEqual({ kind: 'place', name: 'Here' });
    }
  });

  it('[A-83] a place in the words is a filter that is told; distances are from it, and from nowhere without one', async () => {
    const asked = { verticalKey: 'healthcare_facilities', query: 'hospital in sacramento' };
    const inferred = await search.vertical(things(asked));
    const placesOf = (answer: typeof inferred) =>
      answer.inferred?.filter(({ kind }) => kind === 'place') ?? [];
    expect(placesOf(inferred)).toMatchObject([{ label: 'Sacramento' }]);
    expect(inferred.count).toBeGreaterThan(0);
    for (const { distance } of inferred.results) {
      expect(distance?.from).toEqual({ kind: 'place', name: 'Sacramento' });
    }
    const everywhere = await search.vertical(things({ ...asked, query: 'hospital' }));
    expect(placesOf(everywhere)).toEqual([]);
    for (const result of everywhere.results) expect(result).not.toHaveProperty('distance');
    // A related listing near the page's place: nobody asked how far that is from there.
    const [first] = inferred.results;
    const { latitude, longitude } = first!.data['yextDisplayCoordinate'] as typeof CENTRE;
    const near: StaticFilter = {
      ...{ kind: 'fieldValue', fieldId: 'builtin.location', matcher: '$near' },
      value: { lat: latitude, lng: longitude, radius: 40_000 },
    };
    const related = await search.vertical(things({ ...asked, query: '', staticFilters: [near] }));
    expect(related.count).toBeGreaterThan(0);
    expect(JSON.stringify(related)).not.toMatch(/nearestTo|"metres"/);
    // A chosen place takes the place of the one in the words.
    const chosen = await search.vertical(
      things({
        ...{ ...asked, query: 'hospital in fresno', staticFilters: [near] },
        distancesFrom: { kind: 'place', name: 'Here' },
      }),
    );
    expect(chosen.count).toBeGreaterThan(0);
    expect(placesOf(chosen)).toEqual([]);
    expect(chosen.results[0]?.distance?.from).toEqual({ kind: 'place', name: 'Here' });
  });

  it('leaves out the entity the page is about, or finds what names it', async () => {
    const context = { contextEntityId: 'thing-05', experience: 'related-content' } as const;
    const others = await search.vertical(things(context));
    expect(others.count).toBe(THING_COUNT);
    expect(others.results.map(({ id }) => id)).not.toContain('thing-05');
    const related = await search.vertical(things({ ...context, verticalKey: 'related-things' }));
    expect(related.results.map(({ id }) => id)).toEqual(['thing-04']);
  });

  it('says which fields matched and what a misspelt word was taken for', async () => {
    const found = await search.vertical(things({ query: 'gadget', limit: 1 }));
    expect(found.results[0]?.matched).toEqual(['description']);
    expect(found.spelling).toBeUndefined();
    const { spelling, count } = await search.vertical(things({ query: 'gadgett' }));
    expect(spelling?.corrected).toBe('gadget');
    expect(count).toBe(THING_COUNT / 2);
  });

  it('searches everything: sections with their whole counts, each cut to what is asked, none empty', async () => {
    const { sections } = await search.universal({ query: '', limit: 3 });
    const keys = sections.map(({ verticalKey }) => verticalKey);
    expect(keys).toEqual(expect.arrayContaining(['healthcare_professionals', 'healthcare_facilities']));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { count, results } of sections) {
      expect(results.length).toBe(Math.min(3, count));
      expect(results.every(({ id, entityType }) => id !== '' && entityType !== undefined)).toBe(true);
    }
    expect((await search.universal({ query: 'qqqqxxzz', limit: 3 })).sections).toEqual([]);
  });

  it('[S-338, S-339, S-340] asks in English unless told otherwise, without a session, with the key of the experience and all that is asked', async () => {
    const asked: URLSearchParams[] = [];
    const spy = createSearchAdapter({
      proxy: {
        pass(_path, query) {
          asked.push(query);
          return Promise.resolve({
            status: 200,
            body: '{"meta":{},"response":{"resultsCount":0,"results":[]}}',
          });
        },
      },
      apiVersion: '20220511',
      experienceKeys: { search: 'search-key', 'related-content': 'related-key' },
      locales: ['en', 'es'],
    });
    await spy.vertical(things());
    await spy.vertical({
      ...{ verticalKey: 'articles', experience: 'related-content', query: 'heart', limit: 3 },
      contextEntityId: 'svc-1',
    });
    await spy.vertical({ ...things({ query: 'corazon' }), locale: 'es', isLiteral: true });
    const [plain, related, spanish] = asked.map((query) => Object.fromEntries(query));
    expect(spanish).toMatchObject({ locale: 'es', input: 'corazon', skipSpellCheck: 'true' });
    expect(plain).not.toHaveProperty('skipSpellCheck');
    expect(plain).toMatchObject({
      ...{ locale: 'en', experienceKey: 'search-key', sessionTrackingEnabled: 'false', input: '' },
      ...{ retrieveFacets: 'false', version: 'PRODUCTION', v: '20220511', limit: '50', offset: '0' },
    });
    for (const name of ['filters', 'context', 'sessionId']) expect(plain).not.toHaveProperty(name);
    expect(related).toMatchObject({
      ...{ locale: 'en', experienceKey: 'related-key', verticalKey: 'articles', input: 'heart', limit: '3' },
      context: '{"entityId":"svc-1"}',
    });
  });

  it('[A-60] marks what the service has in another language than the page', async () => {
    const { results } = await search.vertical({ ...things(), locale: 'es' });
    const locales = new Map(results.map(({ id, locale }) => [id, locale]));
    expect([locales.get('thing-00'), locales.get('thing-01')]).toEqual([undefined, 'en']);
    expect((await search.vertical(things())).results.some(({ locale }) => locale)).toBe(false);
  });

  it('rejects with what the service objects to', async () => {
    const refused = async (asked: Promise<unknown>) => {
      const error: unknown = await asked.catch((thrown: unknown) => thrown);
      return isUpstreamError(error) ? [error.kind, error.status] : error;
    };
    expect(await refused(search.vertical(things({ verticalKey: 'no-such-vertical' })))).toEqual([
      'status',
      400,
    ]);
    expect(await refused(search.vertical(things({ staticFilters: [where('c_unknown', 1)] })))).toEqual([
      'status',
      400,
    ]);
    const stranger = adapterTo(`${platform.origin}/v2/accounts/me`, 'wrong-key');
    expect(await refused(stranger.vertical(things()))).toEqual(['status', 401]);
  });
});

describe('the search adapter and a service in trouble', () => {
  let respond: http.RequestListener;
  const server = http.createServer((request, response) => respond(request, response));
  let endpoint = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const json = (body: unknown, status = 200): http.RequestListener => {
    return (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  };
  const envelope = (response: unknown) => ({ meta: { uuid: 'u', errors: [] }, response });
  const failure = async (asked: Promise<unknown>): Promise<unknown> => {
    const error: unknown = await asked.then(
      () => 'no error',
      (thrown: unknown) => thrown,
    );
    return isUpstreamError(error) ? error.kind : error;
  };

  const TROUBLE: readonly [what: string, how: http.RequestListener, kinds: string[]][] = [
    ['closes the door', (request) => request.socket.destroy(), ['refused']],
    ['says nothing', () => undefined, ['timeout']],
    [
      'stops in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"meta":{"uuid":"u"},"respo');
      },
      ['timeout'],
    ],
    [
      'breaks off in the middle',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
        response.write('{"meta":{', () => request.socket.destroy());
      },
      ['refused'],
    ],
    ['is down', json({ meta: { errors: [] } }, 503), ['status']],
    ['is asked too much', json({ meta: { errors: [] }, response: {} }, 429), ['status']],
    [
      'speaks HTML',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sorry'),
      ['not-json', 'wrong-schema'],
    ],
    ['sends no envelope', json([1, 2, 3]), ['wrong-schema']],
    ['sends an envelope without an answer', json({ meta: {} }), ['wrong-schema']],
    ['sends half an answer', json(envelope({ results: [] })), ['wrong-schema']],
    ['counts with words', json(envelope({ resultsCount: 'many', results: [] })), ['wrong-schema']],
    ['counts below zero', json(envelope({ resultsCount: -1, results: [] })), ['wrong-schema']],
    [
      'sends more than anyone reads',
      json(envelope({ resultsCount: 0, results: [], x: 'x'.repeat(300_000) })),
      ['too-large'],
    ],
  ];
  it.each(TROUBLE)('a service that %s is an outage, not an empty answer', async (_what, how, kinds) => {
    respond = how;
    const search = adapterTo(endpoint);
    expect(kinds).toContain(await failure(search.vertical(things({ query: 'private words' }))));
    expect([...kinds, 'wrong-schema']).toContain(
      await failure(search.universal({ query: 'private words', limit: 5 })),
    );
  });

  it('a service that is not there is an outage', async () => {
    const nobody = http.createServer();
    await new Promise<void>((listening) => nobody.listen(0, '127.0.0.1', listening));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((closed) => nobody.close(closed));
    expect(await failure(adapterTo(`http://127.0.0.1:${port}`).vertical(things()))).toBe('refused');
  });

  it('names nothing a visitor typed in its errors', async () => {
    respond = json({}, 500);
    const error: unknown = await adapterTo(endpoint)
      .vertical(things({ query: 'private words' }))
      .catch((thrown: unknown) => thrown);
    expect(String(error) + String((error as Error).stack)).not.toMatch(/private|127\.0\.0\.1|api_key/);
  });

  it('leaves out the members that make no sense, one by one', async () => {
    const good = { data: { id: 'a', type: 'ce_resource', name: 'A' }, distance: 12, highlightedFields: {} };
    const option = { displayName: 'One', count: 2, selected: 'yes', filter: { c_x: { $eq: 1 } } };
    respond = json(
      envelope({
        resultsCount: 9,
        results: [
          good,
          null,
          'text',
          {},
          { data: null },
          { data: { name: 'no id' } },
          { data: { id: 7, type: 5 }, distance: 'far', distanceFromFilter: -4, highlightedFields: 3 },
        ],
        facets: [
          null,
          { fieldId: 'c_x' },
          {
            fieldId: 'c_x',
            displayName: 'X',
            options: [
              option,
              null,
              {},
              { ...option, filter: 'x' },
              { ...option, filter: { c_x: { $huh: 1 } } },
            ],
          },
          { fieldId: 'c_y', displayName: 'Y', options: 'none' },
        ],
        spellCheck: { type: 'SUGGEST' },
      }),
    );
    const answer = await adapterTo(endpoint).vertical(things({ wantsFacets: true }));
    expect(answer).toEqual({
      count: 9,
      offset: 0,
      results: [
        { id: 'a', entityType: 'ce_resource', data: good.data },
        { id: '7', data: { id: '7', type: 5 } },
      ],
      facets: [
        {
          fieldId: 'c_x',
          displayName: 'X',
          options: [{ matcher: '$eq', value: 1, displayName: 'One', count: 2, selected: false }],
        },
      ],
    });
    respond = json(
      envelope({
        modules: [
          null,
          7,
          { verticalConfigId: 'no-count', results: [good] },
          { verticalConfigId: 'empty', resultsCount: 0, results: [] },
          { resultsCount: 1, results: [good] },
          { verticalConfigId: 'fine', resultsCount: 2, results: [null, good] },
        ],
        spellCheck: 'none',
      }),
    );
    const { sections, spelling } = await adapterTo(endpoint).universal({ query: 'x', limit: 5 });
    expect(sections.map(({ verticalKey, results }) => [verticalKey, results.length])).toEqual([['fine', 1]]);
    expect(spelling).toBeUndefined();
  });

  it('answers or rejects with an UpstreamError, whatever JSON arrives', async () => {
    const search = createSearchAdapter({
      proxy: { pass: () => Promise.resolve({ status: 200, body }) },
      apiVersion: '20220511',
      experienceKeys: { search: 'search', 'related-content': 'related-content' },
      locales: ['en', 'es'],
    });
    let body = '';
    const shaped = fc.record(
      {
        resultsCount: fc.oneof(fc.nat(), fc.jsonValue()),
        results: fc.oneof(
          fc.array(
            fc.oneof(fc.jsonValue(), fc.record({ data: fc.jsonValue(), highlightedFields: fc.jsonValue() })),
          ),
          fc.jsonValue(),
        ),
        facets: fc.oneof(
          fc.array(fc.record({ fieldId: fc.string(), displayName: fc.string(), options: fc.jsonValue() })),
          fc.jsonValue(),
        ),
        modules: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        spellCheck: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(shaped, fc.jsonValue()), async (response) => {
        body = JSON.stringify(envelope(response));
        for (const asked of [search.vertical(things()), search.universal({ query: '', limit: 5 })]) {
          const outcome: unknown = await asked.catch((thrown: unknown) => thrown);
          if (outcome instanceof Error) expect(outcome.name).toBe('UpstreamError');
        }
      }),
      { numRuns: 300 },
    );
  });
});
