/**
 * The search protocol against the vendor's own, unmodified clients (search-core and search-headless), over HTTP.
 * Titles carry the line of the protocol's conformance checklist they prove. What only a browser can show (that a
 * cross-origin call is let through or refused) is shown in a browser elsewhere; here the headers themselves are.
 */
import { Direction, Matcher, SearchError, SortType } from '@yext/search-headless-react';
import type { VerticalSearchResponse } from '@yext/search-headless-react';
import { VerticalTimeout } from '#src/platform/search/VerticalTimeout.ts';
import { metresBetween } from '#src/platform/search/engine/PointColumn.ts';
import { CENTRE, SEARCH_KEY, startSearchPlatform, THING_COUNT } from '#tests/support/searchPlatform.ts';
import type { Answer, SearchPlatform } from '#tests/support/searchPlatform.ts';

const VERTICAL = 'search/vertical/query';
const ORIGIN = 'https://www.example.org';
const PROVIDERS = 'healthcare_professionals';

let platform: SearchPlatform;
let failing: string | undefined;
beforeAll(async () => {
  platform = await startSearchPlatform({
    beforeVertical(key) {
      if (key === failing) throw new VerticalTimeout('timed out');
    },
  });
});
afterAll(() => platform.close());
beforeEach(() => {
  failing = undefined;
  platform.setNow('2026-03-04T20:00:00Z');
});

interface Result {
  data: Record<string, unknown>;
  distance?: number;
  distanceFromFilter?: number;
  highlightedFields: Record<
    string,
    { value: string; matchedSubstrings: { offset: number; length: number }[] }
  >;
}
interface Option {
  displayName: string;
  count: number;
  selected: boolean;
  filter: Record<string, Record<string, unknown>>;
}
interface Facet {
  fieldId: string;
  displayName: string;
  options: Option[];
}

const resultsOf = (answer: Answer) => answer.body.response['results'] as Result[];
const idsOf = (answer: Answer) => resultsOf(answer).map(({ data }) => String(data['id']));
const countOf = (answer: Answer) => answer.body.response['resultsCount'] as number;
const facetsOf = (answer: Answer) => answer.body.response['facets'] as Facet[];
const facetOf = (answer: Answer, field: string) => {
  const facet = facetsOf(answer).find(({ fieldId }) => fieldId === field);
  if (!facet) throw new Error(`no facet ${field}`);
  return facet;
};

/** A vertical query as a raw request. */
const thingsQuery = (parameters: Record<string, string | undefined> = {}) =>
  platform.ask(VERTICAL, { verticalKey: 'things', ...parameters });
const filtered = (filters: unknown, parameters: Record<string, string | undefined> = {}) =>
  thingsQuery({ filters: JSON.stringify(filters), limit: '50', ...parameters });
const withFacets = (facetFilters: unknown, parameters: Record<string, string | undefined> = {}) =>
  thingsQuery({
    retrieveFacets: 'true',
    facetFilters: JSON.stringify(facetFilters),
    limit: '50',
    ...parameters,
  });

const near = (radius: number, more: Record<string, unknown> = {}) => ({
  'builtin.location': {
    $near: { lat: CENTRE.latitude, lng: CENTRE.longitude, radius, ...more },
  },
});

describe('transport', () => {
  it('search 1: a preflight echoes the origin and allows Client-SDK and credentials (headers only)', async () => {
    const response = await fetch(`${platform.origin}/v2/accounts/me/${VERTICAL}?input=a`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'client-sdk',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-headers')).toMatch(/Client-SDK/i);
    expect(response.headers.get('access-control-allow-methods')).toMatch(/GET/);
    expect(response.headers.get('vary')).toMatch(/Origin/);
  });

  it('search 2: no answer carries the wildcard origin that a browser would refuse (headers only)', async () => {
    const answer = await platform.ask(VERTICAL, { verticalKey: 'things' }, { headers: { origin: ORIGIN } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it('search 3: a bearer token is taken instead of the key, and preflights allow Authorization (headers only)', async () => {
    const searcher = platform.client('things', { token: SEARCH_KEY });
    const answer = await searcher.executeVerticalQuery();
    expect(answer?.verticalResults.resultsCount).toBe(THING_COUNT + 1);
    const preflight = await fetch(`${platform.origin}/v2/accounts/me/${VERTICAL}`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-headers': 'authorization,client-sdk' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization/);
  });

  it('search 4: createQuestion answers a preflight for client-sdk and content-type with POST (headers only)', async () => {
    const preflight = await fetch(`${platform.origin}/v2/accounts/me/createQuestion`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'client-sdk,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toMatch(/POST/);
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Content-Type/);
  });

  it('search 5: refusals carry the cross-origin headers too', async () => {
    const init = { headers: { origin: ORIGIN } };
    const refusals = [
      await platform.ask(VERTICAL, {}, init),
      await platform.ask(VERTICAL, { verticalKey: 'things', api_key: 'wrong' }, init),
      await platform.ask('search/nothing', {}, init),
      await platform.ask(VERTICAL, { verticalKey: 'things' }, { ...init, method: 'POST' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 401, 404, 405]);
    for (const { headers, body } of refusals) {
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(body.meta.errors).toHaveLength(1);
    }
  });

  it('search 6: OPTIONS needs no key', async () => {
    const response = await fetch(`${platform.origin}/v2/accounts/me/search/query`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['a missing address', '/v2/accounts/me/search/vertical/nothing', 404],
    ['a wrong key', `/v2/accounts/me/${VERTICAL}?api_key=x&v=20220511`, 401],
    ['malformed percent-encoding', '/v2/accounts/%E0%A4%A/search/query', 404],
  ])('search 7: %s is answered as JSON in the envelope', async (_, path, status) => {
    const response = await fetch(`${platform.origin}${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({
      meta: { errors: [{ type: 'FATAL_ERROR' }] },
      response: {},
    });
  });

  it('search 8: a request line of 16 KB is accepted', async () => {
    const answer = await thingsQuery({ context: JSON.stringify({ long: 'x'.repeat(16_000) }) });
    expect(answer.status).toBe(200);
  });

  it('search 9: unknown query parameters are ignored on GET and POST', async () => {
    const searcher = platform.client('things', { additionalQueryParams: { jsLibVersion: 'v1', odd: true } });
    expect((await searcher.executeVerticalQuery())?.verticalResults.resultsCount).toBe(THING_COUNT + 1);
    await expect(searcher.submitQuestion(question)).resolves.toHaveProperty('uuid');
  });

  it('search 10: unknown Client-SDK agents are ignored and a missing header is accepted', async () => {
    const odd = await platform.ask(
      VERTICAL,
      { verticalKey: 'things' },
      { headers: { 'client-sdk': 'ODD=9' } },
    );
    expect([odd.status, (await thingsQuery()).status]).toEqual([200, 200]);
  });

  it('search 11: any date is a version; a missing or malformed one is refused', async () => {
    const statuses = [];
    for (const v of ['20200101', '20991231', undefined, 'abc', '2022-05-11']) {
      const answer = await thingsQuery({ v });
      statuses.push(answer.status);
      expect(Array.isArray(answer.body.meta.errors)).toBe(true);
    }
    expect(statuses).toEqual([200, 200, 400, 400, 400]);
  });

  it('search 12: a missing key is 400, a wrong one 401, and both reach the application as a SearchError', async () => {
    const wrong = platform.client('things', { apiKey: 'wrong' });
    await expect(wrong.executeVerticalQuery()).rejects.toMatchObject({ code: 401, type: 'FATAL_ERROR' });
    await expect(wrong.executeVerticalQuery()).rejects.toBeInstanceOf(SearchError);
    const missing = platform.client('things', { apiKey: '' });
    await expect(missing.executeVerticalQuery()).rejects.toMatchObject({ code: 400, type: 'FATAL_ERROR' });
  });

  it('search 13: an endpoint address keeps the query it already has', async () => {
    const searcher = platform.client('things', {
      endpoints: { verticalSearch: `${platform.origin}/v2/accounts/me/${VERTICAL}?limit=3` },
    });
    expect((await searcher.executeVerticalQuery())?.verticalResults.results).toHaveLength(3);
  });

  it('search 14: search answers are private, autocomplete may be cached by address', async () => {
    expect((await thingsQuery()).headers.get('cache-control')).toMatch(/private|no-store/);
    const complete = await platform.ask('search/vertical/autocomplete', { verticalKey: 'things' });
    expect(complete.headers.get('cache-control')).toMatch(/public/);
  });
});

const question = {
  email: 'pat@example.org',
  entityId: 'fac-000001',
  name: 'Pat',
  questionText: 'Do you have parking?',
  questionLanguage: 'en',
  site: 'FIRSTPARTY',
} as never;

describe('vertical query', () => {
  it('search 15: limit 0 counts without results', async () => {
    const searcher = platform.client('things');
    searcher.setVerticalLimit(0);
    await searcher.executeVerticalQuery();
    expect(searcher.state.vertical.resultsCount).toBe(THING_COUNT + 1);
    expect(searcher.state.vertical.results).toEqual([]);
  });

  it('search 16: without a limit there are 20 results', async () => {
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    expect(searcher.state.vertical.results).toHaveLength(20);
  });

  it('search 17: a limit over 50 or under 0 is refused', async () => {
    const statuses = [];
    for (const limit of ['51', '-1', 'x', '50']) statuses.push((await thingsQuery({ limit })).status);
    expect(statuses).toEqual([400, 400, 400, 200]);
  });

  it('search 18: paging yields each entity once', async () => {
    const whole = [
      ...idsOf(await thingsQuery({ limit: '50' })),
      ...idsOf(await thingsQuery({ limit: '50', offset: '50' })),
    ];
    expect(new Set(whole).size).toBe(THING_COUNT + 1);
    const paged = [];
    for (let offset = 0; offset <= THING_COUNT; offset += 7) {
      paged.push(...idsOf(await thingsQuery({ limit: '7', offset: String(offset) })));
    }
    expect(paged).toEqual(whole);
  });

  it('search 19: an offset beyond the end gives no results and the same count', async () => {
    const answer = await thingsQuery({ offset: '500' });
    expect([resultsOf(answer), countOf(answer)]).toEqual([[], THING_COUNT + 1]);
  });

  it('search 20: an empty input matches everything the filters allow', async () => {
    expect(countOf(await filtered({ c_dept: { $eq: 'Alpha' } }))).toBe(20);
  });

  it('search 21: an empty list of sorts is as if absent', async () => {
    expect(idsOf(await thingsQuery({ input: 'widget', sortBys: '[]' }))).toEqual(
      idsOf(await thingsQuery({ input: 'widget' })),
    );
  });

  it('search 22: descending reverses ascending, and ties stay as they are', async () => {
    const sorted = async (field: string, direction: string) =>
      idsOf(
        await thingsQuery({
          limit: '50',
          sortBys: JSON.stringify([{ type: 'FIELD', field, direction }]),
          input: 'widget',
        }),
      );
    expect(await sorted('c_price', 'DESC')).toEqual((await sorted('c_price', 'ASC')).reverse());
    const client = platform.client('things');
    client.setSortBys([{ type: SortType.Field, field: 'c_dept', direction: Direction.Ascending }]);
    client.setVerticalLimit(50);
    await client.executeVerticalQuery();
    const first = client.state.vertical.results?.map(({ id }) => id);
    await client.executeVerticalQuery();
    expect(client.state.vertical.results?.map(({ id }) => id)).toEqual(first);
    expect(first?.slice(0, 3)).toEqual(['thing-00', 'thing-03', 'thing-06']);
  });

  it('search 23: distance is from the filter point, else from the visitor, and what has no place comes last', async () => {
    const sortBys = '[{"type":"ENTITY_DISTANCE"}]';
    const fromVisitor = await thingsQuery({ sortBys, limit: '50', location: '39.6,-121.49' });
    expect(idsOf(fromVisitor)[0]).toBe('thing-58');
    const last = await thingsQuery({ sortBys, limit: '50', offset: '50', location: '39.6,-121.49' });
    expect(
      idsOf(last)
        .slice(-7)
        .every((id) => /9$|emoji/.test(id)),
    ).toBe(true);
    const fromFilter = await filtered(near(1e6), { sortBys, location: '39.6,-121.49' });
    expect(idsOf(fromFilter).slice(0, 3)).toEqual(['thing-00', 'thing-01', 'thing-02']);
  });

  it.each([
    ['verticalKey', { verticalKey: 'nothing' }],
    ['experienceKey', { verticalKey: 'things', experienceKey: 'nothing' }],
  ])('search 24: an unknown %s is refused', async (_, parameters) => {
    const answer = await platform.ask(VERTICAL, parameters);
    expect(answer.status).toBe(400);
    expect(answer.body.meta.errors[0]?.type).toBe('FATAL_ERROR');
    expect(answer.body.response).toEqual({});
  });

  it('search 25: entity type, distance and highlights survive the client', async () => {
    const searcher = platform.client('things');
    searcher.setUserLocation(CENTRE);
    searcher.setQuery('gadget');
    await searcher.executeVerticalQuery();
    const [result] = searcher.state.vertical.results ?? [];
    expect(result).toMatchObject({ source: 'KNOWLEDGE_MANAGER', entityType: 'ce_resource', index: 1 });
    expect(result?.distance).toBeGreaterThan(0);
    expect(result?.highlightedFields?.['description']).toMatchObject({
      value: 'An odd gadget',
      matchedSubstrings: [{ offset: 7, length: 6 }],
    });
  });

  it('search 26: raw data is the data, and the link is its website', async () => {
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    const [result] = searcher.state.vertical.results ?? [];
    const [raw] = resultsOf(await thingsQuery());
    expect(result?.rawData).toEqual(raw?.data);
    expect(result?.link).toBe('https://example.org/things/0');
    expect(typeof raw?.data['uid']).toBe('string');
  });

  it('search 27: a query id is new for a new query and kept while paging', async () => {
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    const first = searcher.state.query.queryId;
    searcher.setIsPagination(true);
    searcher.setOffset(20);
    await searcher.executeVerticalQuery();
    expect(searcher.state.query.queryId).toBe(first);
    await searcher.executeVerticalQuery();
    expect(searcher.state.query.queryId).not.toBe(first);
  });

  it('search 28: every answer has an id of its own', async () => {
    const searcher = platform.client('things');
    const seen = new Set();
    for (let turn = 0; turn < 3; turn += 1) {
      await searcher.executeVerticalQuery();
      seen.add(searcher.state.meta.uuid);
    }
    expect(seen.size).toBe(3);
    expect(seen.has(undefined)).toBe(false);
  });

  it('search 29: a location sets the bias to the device and fills distances in metres', async () => {
    const searcher = platform.client('things');
    searcher.setUserLocation(CENTRE);
    await searcher.executeVerticalQuery();
    expect(searcher.state.location.locationBias).toMatchObject({ ...CENTRE, method: 'DEVICE' });
    const distances = searcher.state.vertical.results?.map(({ rawData, distance }) => [
      rawData['c_price'],
      distance,
    ]);
    expect(distances?.find(([price]) => price === 5)?.[1]).toBe(5000);
  });

  it.each([
    ['location', '91,0'],
    ['location', 'here'],
    ['filters', '{'],
    ['filters', '[]'],
    ['filters', '"x"'],
    ['facetFilters', '{"c_dept":5}'],
    ['facetFilters', 'nope'],
    ['sortBys', '{}'],
    ['sortBys', '[{"type":"FIELD"}]'],
    ['context', '{'],
    ['offset', '99999'],
    ['retrieveFacets', 'maybe'],
  ])('search 30: malformed %s %s is 400', async (name, value) => {
    const answer = await thingsQuery({ [name]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.meta.errors[0]?.message).toEqual(expect.any(String));
  });

  it('search 31: facets are always there when asked for', async () => {
    const searcher = platform.client('things');
    searcher.setQuery('qqqqqqqqq');
    await searcher.executeVerticalQuery();
    expect(searcher.state.filters.facets?.map(({ fieldId }) => fieldId)).toContain('c_dept');
  });

  it('search 32: without retrieveFacets there are none, and chosen ones still narrow', async () => {
    const answer = await thingsQuery({
      retrieveFacets: 'false',
      facetFilters: '{"c_dept":[{"c_dept":{"$eq":"Beta"}}]}',
    });
    expect([facetsOf(answer), countOf(answer)]).toEqual([[], 20]);
  });

  it('search 33: an allow list names the facets that come back, an empty one none', async () => {
    const fields = async (facetAllowlist: string) =>
      facetsOf(await thingsQuery({ retrieveFacets: 'true', facetAllowlist })).map(({ fieldId }) => fieldId);
    expect(await fields('c_flag,c_dept')).toEqual(['c_dept', 'c_flag']);
    expect(await fields('')).toEqual([]);
  });

  it('search 34: skipSpellCheck never answers a correction, and takes the words as they are', async () => {
    const searcher = platform.client('things');
    searcher.setQuery('gadgte');
    await searcher.executeVerticalQuery();
    expect(searcher.state.spellCheck).toMatchObject({ correctedQuery: 'gadget', type: 'AUTOCORRECT' });
    searcher.setSpellCheckEnabled(false);
    await searcher.executeVerticalQuery();
    expect(searcher.state.spellCheck.correctedQuery).toBeUndefined();
    expect(searcher.state.vertical.resultsCount).toBe(0);
  });

  it('search 35: spellCheck and directAnswer are absent when there is nothing', async () => {
    const { response } = (await thingsQuery({ input: 'gadget' })).body;
    expect(response).not.toHaveProperty('spellCheck');
    expect(response).not.toHaveProperty('directAnswer');
  });

  it('search 36: without results the client is given everything and the other verticals, with results neither', async () => {
    const searcher = platform.client('things');
    searcher.setQuery('cardiology');
    await searcher.executeVerticalQuery();
    expect(searcher.state.vertical.resultsCount).toBe(0);
    expect(searcher.state.vertical.noResults?.allResultsForVertical.resultsCount).toBe(THING_COUNT + 1);
    expect(searcher.state.vertical.noResults?.alternativeVerticals[0]?.verticalKey).toBe(PROVIDERS);
    const found = (await thingsQuery()).body.response;
    expect(found).not.toHaveProperty('allResultsForVertical');
    expect(found).not.toHaveProperty('alternativeVerticals');
  });

  it('search 37: highlights hold the whole field and count UTF-16 units, also after an emoji', async () => {
    const [result] = resultsOf(await thingsQuery({ input: 'nandu heartbeat' }));
    const name = result?.highlightedFields['name'];
    expect(name?.value).toBe('🩺🩺 Ñandú heartbeat clinic');
    expect(
      name?.matchedSubstrings.map(({ offset, length }) => name.value.substring(offset, offset + length)),
    ).toEqual(['Ñandú', 'heartbeat']);
  });

  it('search 38: entities without a profile in the language come in English and say so', async () => {
    const answer = await thingsQuery({ locale: 'es', sortBys: '[]', limit: '50' });
    expect(countOf(answer)).toBe(THING_COUNT + 1);
    const said = resultsOf(answer).map(({ data }) => [data['id'], data['name'], data['locale']]);
    expect(said).toContainEqual(['thing-00', 'Cosa cero', 'es']);
    expect(said).toContainEqual(['thing-01', 'Thing 01', 'en']);
    expect(idsOf(await thingsQuery({ locale: 'es', input: 'thing 00' }))[0]).toBe('thing-00');
  });

  it('search 38: values of a filter are understood in either language', async () => {
    const alpha = { c_dept: [{ c_dept: { $eq: 'Alfa' } }] };
    expect(countOf(await withFacets(alpha))).toBe(20);
    const gamma = await withFacets({ c_dept: [{ c_dept: { $eq: 'Gamma' } }] }, { locale: 'es' });
    expect(countOf(gamma)).toBe(20);
    expect(countOf(await withFacets({ c_dept: [{ c_dept: { $eq: 'Omega' } }] }, { locale: 'es' }))).toBe(0);
  });

  it('search 39: two identical requests give the same order', async () => {
    const ask = () => platform.ask(VERTICAL, { verticalKey: PROVIDERS, input: 'cardiology', limit: '50' });
    expect(idsOf(await ask())).toEqual(idsOf(await ask()));
  });
});

describe('filters', () => {
  const total = async (filters: unknown) => countOf(await filtered(filters));

  it('search 40: text matches without case, booleans and numbers by type', async () => {
    expect(await total({ c_dept: { $eq: 'aLPHA' } })).toBe(20);
    expect(await total({ c_flag: { $eq: true } })).toBe(15);
    expect(await total({ c_flag: { $eq: 'true' } })).toBe(0);
    expect(await total({ c_price: { $eq: 7 } })).toBe(1);
    expect(await total({ c_price: { $eq: '7' } })).toBe(0);
  });

  it('search 41: not equal and the negation of equal are the same set', async () => {
    const unequal = idsOf(await filtered({ c_dept: { '!$eq': 'Alpha' } }));
    expect(idsOf(await filtered({ $not: { c_dept: { $eq: 'Alpha' } } }))).toEqual(unequal);
    expect(unequal).toHaveLength(41);
  });

  it('search 42: bounds in two filters or in one are the same set', async () => {
    const split = idsOf(await filtered({ $and: [{ c_price: { $ge: 10 } }, { c_price: { $lt: 20 } }] }));
    expect(idsOf(await filtered({ c_price: { $ge: 10, $lt: 20 } }))).toEqual(split);
    expect(split).toHaveLength(10);
  });

  it('search 43: $between is taken as a list and as bounds', async () => {
    expect(await total({ c_price: { $between: [10, 20] } })).toBe(11);
    expect(await total({ c_price: { $between: { $ge: 10, $le: 20 } } })).toBe(11);
  });

  it('search 44: an empty $between restricts nothing', async () => {
    const searcher = platform.client('things');
    searcher.setStaticFilters([
      {
        selected: true,
        filter: { kind: 'fieldValue', fieldId: 'c_price', matcher: Matcher.Between, value: {} },
      },
    ]);
    await searcher.executeVerticalQuery();
    expect(searcher.state.vertical.resultsCount).toBe(THING_COUNT + 1);
  });

  it('search 45: $near takes a name, counts in metres, and holds what lies exactly at the radius', async () => {
    const exact = metresBetween(CENTRE, {
      latitude: CENTRE.latitude + 12 / 111.195,
      longitude: CENTRE.longitude,
    });
    const searcher = platform.client('things');
    searcher.setStaticFilters([
      {
        selected: true,
        filter: {
          kind: 'fieldValue',
          fieldId: 'builtin.location',
          matcher: Matcher.Near,
          value: { lat: CENTRE.latitude, lng: CENTRE.longitude, radius: exact, name: 'Sacramento' } as never,
        },
      },
    ]);
    await searcher.executeVerticalQuery();
    // 0 … 12 without 9, which has no place.
    expect(searcher.state.vertical.resultsCount).toBe(12);
  });

  it('search 46: a radius of 0 and the antimeridian do not fail', async () => {
    expect(await total(near(0))).toBe(1);
    expect(await total({ 'builtin.location': { $near: { lat: 52, lng: 179.999, radius: 5000 } } })).toBe(0);
    expect(
      await total({ 'builtin.location': { $near: { lat: 52, lng: -180, radius: 2e7 } } }),
    ).toBeGreaterThan(0);
  });

  it('search 47: locationRadius widens a place, not a $near with a radius of its own', async () => {
    const place = { 'builtin.location': { $eq: 'P-place.ca.sacramento' } };
    const ask = async (filter: unknown, locationRadius?: string) =>
      countOf(
        await platform.ask(VERTICAL, {
          verticalKey: 'healthcare_facilities',
          filters: JSON.stringify(filter),
          locationRadius,
        }),
      );
    expect(await ask(place, '1000000')).toBeGreaterThan(await ask(place, '30000'));
    const own = { 'builtin.location': { $near: { lat: 38.58, lng: -121.49, radius: 30_000 } } };
    expect(await ask(own, '1000000')).toBe(await ask(own));
    expect((await filtered({ 'builtin.location': { $eq: 'P-place.unknown' } })).status).toBe(400);
  });

  it('search 48: a place filter gives every located result its distance from the filter', async () => {
    const answer = await filtered(near(20_000));
    expect(
      resultsOf(answer).map(({ data, distanceFromFilter }) => [data['c_price'], distanceFromFilter]),
    ).toContainEqual([7, 7000]);
    expect(resultsOf(answer).every((result) => result.distance === undefined)).toBe(true);
    expect(resultsOf(answer)[0]?.data['c_places']).toEqual([
      { name: 'A', yextDisplayCoordinate: CENTRE, nearestToFilter: 0 },
      { name: 'No place' },
    ]);
  });

  describe('open now', () => {
    const weekday = (openIntervals: { start: string; end: string }[]) => ({ openIntervals });
    const split = {
      wednesday: weekday([
        { start: '09:00', end: '12:00' },
        { start: '13:00', end: '17:00' },
      ]),
    };
    const overnight = { tuesday: weekday([{ start: '20:00', end: '02:00' }]) };
    const always = {
      sunday: weekday([{ start: '00:00', end: '23:59' }]),
      wednesday: weekday([{ start: '00:00', end: '23:59' }]),
    };
    const holiday = (more: Record<string, unknown>) => ({
      ...split,
      holidayHours: [{ date: '2026-03-04', ...more }],
    });
    // 4 March 2026 is a Wednesday; Pacific time is UTC-8 until 8 March, 10:00 UTC.
    it.each([
      ['in the first interval', split, undefined, '2026-03-04T17:00:00Z', true],
      ['between split hours', split, undefined, '2026-03-04T20:30:00Z', false],
      ['in the second interval', split, undefined, '2026-03-04T21:00:00Z', true],
      ['just after the end', split, undefined, '2026-03-05T01:00:01Z', false],
      ['24 hours at the last second', always, undefined, '2026-03-05T07:59:59Z', true],
      ['overnight from yesterday', overnight, undefined, '2026-03-04T09:30:00Z', true],
      ['after the overnight end', overnight, undefined, '2026-03-04T10:30:00Z', false],
      ['a closed holiday', holiday({ isClosed: true }), undefined, '2026-03-04T18:00:00Z', false],
      [
        'special holiday hours',
        holiday(weekday([{ start: '12:15', end: '12:45' }])),
        undefined,
        '2026-03-04T20:30:00Z',
        true,
      ],
      [
        'outside special holiday hours',
        holiday(weekday([{ start: '12:15', end: '12:45' }])),
        undefined,
        '2026-03-04T18:00:00Z',
        false,
      ],
      [
        'a holiday with regular hours',
        holiday({ isRegularHours: true }),
        undefined,
        '2026-03-04T18:00:00Z',
        true,
      ],
      [
        'before it opens again',
        { ...split, reopenDate: '2026-03-05' },
        undefined,
        '2026-03-04T18:00:00Z',
        false,
      ],
      [
        'on the day it opens again',
        { ...split, reopenDate: '2026-03-04' },
        undefined,
        '2026-03-04T18:00:00Z',
        true,
      ],
      ['in another zone', split, 'America/New_York', '2026-03-04T14:30:00Z', true],
      ['not yet in its own zone', split, 'America/Los_Angeles', '2026-03-04T14:30:00Z', false],
      ['on the day clocks go forward', always, undefined, '2026-03-08T18:00:00Z', true],
      ['on the day clocks go back', always, undefined, '2026-11-01T08:30:00Z', true],
      ['without hours', {}, undefined, '2026-03-04T18:00:00Z', false],
    ])('search 49: %s', async (_, hours, timezone, now, isOpen) => {
      platform.store.entities.put([
        {
          id: 'fac-hours',
          type: 'healthcareFacility',
          locale: 'en',
          body: { name: 'Hours', timezone: timezone ?? 'America/Los_Angeles', hours },
        },
      ]);
      platform.setNow(now);
      const answer = await platform.ask(VERTICAL, {
        verticalKey: 'healthcare_facilities',
        filters: '{"$and":[{"builtin.hours":{"$openAt":"now"}},{"id":{"$eq":"fac-hours"}}]}',
      });
      expect(countOf(answer)).toBe(isOpen ? 1 : 0);
      platform.store.entities.remove(['fac-hours']);
    });
  });

  it('search 50: near and open now together are the intersection', async () => {
    const ask = async (filter: unknown) =>
      idsOf(
        await platform.ask(VERTICAL, {
          verticalKey: 'healthcare_facilities',
          filters: JSON.stringify(filter),
          limit: '50',
          sortBys: '[{"type":"FIELD","field":"name","direction":"ASC"}]',
        }),
      );
    const open = { 'builtin.hours': { $openAt: 'now' } };
    const close = near(40_234);
    const both = await ask({ $and: [close, open] });
    const opened = new Set(await ask(open));
    expect(both).toEqual((await ask(close)).filter((id) => opened.has(id)));
    expect(both.length).toBeGreaterThan(0);
  });

  it('search 51: or inside and, and and inside or', async () => {
    const alphaOrBeta = { $or: [{ c_dept: { $eq: 'Alpha' } }, { c_dept: { $eq: 'Beta' } }] };
    expect(await total({ $and: [alphaOrBeta, { c_price: { $lt: 6 } }] })).toBe(4);
    expect(
      await total({
        $or: [{ $and: [{ c_dept: { $eq: 'Alpha' } }, { c_price: { $lt: 6 } }] }, { c_price: { $eq: 59 } }],
      }),
    ).toBe(3);
  });

  it('search 52: an unknown matcher or field is refused by name', async () => {
    const matcher = await filtered({ c_dept: { $sounds: 'Alpha' } });
    expect([matcher.status, matcher.body.meta.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('$sounds'),
    ]);
    const field = await filtered({ c_nope: { $eq: 1 } });
    expect([field.status, field.body.meta.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('c_nope'),
    ]);
  });

  it('search 53: depth and size of a filter are capped', async () => {
    let deep: unknown = { c_price: { $eq: 1 } };
    for (let level = 0; level < 21; level += 1) deep = { $and: [deep] };
    expect((await filtered(deep)).status).toBe(400);
    const wide = { $or: Array.from({ length: 501 }, (_, at) => ({ c_price: { $eq: at } })) };
    expect((await filtered(wide)).status).toBe(400);
    expect((await filtered({ $or: wide.$or.slice(0, 499) })).status).toBe(200);
  });

  it('search 54: on a linked path an entity counts once however many links match', async () => {
    // Every thing links to Red, and every third links to it twice.
    expect(await total({ 'c_links.name': { $eq: 'Red' } })).toBe(THING_COUNT);
    expect(await total({ 'c_links.name': { $eq: 'Blue' } })).toBe(20);
    expect(facetOf(await withFacets({}), 'c_links.name').options[0]).toMatchObject({
      displayName: 'Red',
      count: 60,
    });
  });
});

describe('facets', () => {
  it('search 55: no facet filters, none at all and empty lists are the same search', async () => {
    const answers = [];
    for (const facetFilters of [undefined, '{}', '{"c_dept":[],"c_flag":[]}', 'null']) {
      const answer = await thingsQuery({ retrieveFacets: 'true', facetFilters });
      answers.push([countOf(answer), facetsOf(answer)]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('search 56: a chosen option comes back selected, in the answer and in the state', async () => {
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    const option = searcher.state.filters.facets?.find(({ fieldId }) => fieldId === 'c_dept')?.options[1];
    if (!option) throw new Error('no option');
    searcher.setFacetOption('c_dept', option, true);
    await searcher.executeVerticalQuery();
    const selected = searcher.state.filters.facets
      ?.find(({ fieldId }) => fieldId === 'c_dept')
      ?.options.filter((one) => one.selected);
    expect(selected).toEqual([
      expect.objectContaining({ matcher: option.matcher, value: option.value, count: 20 }),
    ]);
    expect(searcher.state.vertical.resultsCount).toBe(20);
  });

  it('search 57: more of one field widens, another field narrows', async () => {
    const alpha = { c_dept: [{ c_dept: { $eq: 'Alpha' } }] };
    const two = { c_dept: [...alpha.c_dept, { c_dept: { $eq: 'Beta' } }] };
    const other = { ...two, c_flag: [{ c_flag: { $eq: true } }] };
    const counts = [];
    for (const chosen of [alpha, two, other]) counts.push(countOf(await withFacets(chosen)));
    expect(counts).toEqual([20, 40, 10]);
  });

  it('search 58: a choice leaves its own counts alone and updates the others', async () => {
    const before = await withFacets({});
    const after = await withFacets({ c_dept: [{ c_dept: { $eq: 'Alpha' } }] });
    const counts = (answer: Answer, field: string) =>
      facetOf(answer, field).options.map(({ displayName, count }) => [displayName, count]);
    expect(counts(after, 'c_dept')).toEqual(counts(before, 'c_dept'));
    expect(counts(after, 'c_flag')).not.toEqual(counts(before, 'c_flag'));
  });

  it('search 59: the count of an option is what choosing it alone gives', async () => {
    const chosen = { c_dept: [{ c_dept: { $eq: 'Alpha' } }] };
    const facets = facetsOf(await withFacets(chosen, { input: 'widget' }));
    const options = facets.filter(({ fieldId }) => fieldId !== 'c_dept').flatMap(({ options: own }) => own);
    expect(options.length).toBeGreaterThan(8);
    for (const { filter, count } of options) {
      const [field = '', matchers = {}] = Object.entries(filter)[0] ?? [];
      const flat = (matchers['$between'] as Record<string, unknown> | undefined) ?? matchers;
      const answer = await withFacets({ ...chosen, [field]: [{ [field]: flat }] }, { input: 'widget' });
      expect(countOf(answer)).toBe(count);
    }
  });

  it('search 60: all configured facets come back in their order, without options when empty', async () => {
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    expect(searcher.state.filters.facets?.map(({ fieldId }) => fieldId)).toEqual([
      ...['c_dept', 'c_price', 'c_flag', 'c_hier', 'c_links.name', 'c_none'],
    ]);
    expect(searcher.state.filters.facets?.at(-1)?.options).toEqual([]);
  });

  it('search 61: options come by count, then by name; empty ones only when they are chosen', async () => {
    expect(facetOf(await withFacets({}), 'c_dept').options.map(({ displayName }) => displayName)).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
    ]);
    const links = facetOf(await withFacets({}), 'c_links.name').options.map(({ displayName }) => displayName);
    expect(links).toEqual(['Red', 'Blue', 'Green']);
    const narrow = await withFacets(
      { c_flag: [{ c_flag: { $eq: true } }] },
      { filters: '{"c_price":{"$eq":1}}' },
    );
    expect(facetOf(narrow, 'c_flag').options).toEqual([
      { displayName: 'false', count: 1, selected: false, filter: { c_flag: { $eq: false } } },
      { displayName: 'true', count: 0, selected: true, filter: { c_flag: { $eq: true } } },
    ]);
  });

  it('search 62: a number facet answers ranges, and a range of the visitor is marked selected', async () => {
    const plain = facetOf(await withFacets({}), 'c_price').options;
    expect(plain.every(({ filter }) => '$between' in (filter['c_price'] ?? {}))).toBe(true);
    const own = await withFacets({ c_price: [{ c_price: { $ge: 0, $lt: 10 } }] });
    expect(countOf(own)).toBe(10);
    expect(facetOf(own, 'c_price').options.filter(({ selected }) => selected)).toEqual([
      {
        displayName: '0 - 10',
        count: 10,
        selected: true,
        filter: { c_price: { $between: { $ge: 0, $lt: 10 } } },
      },
    ]);
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    const option = searcher.state.filters.facets?.find(({ fieldId }) => fieldId === 'c_price')?.options[1];
    if (!option) throw new Error('no option');
    searcher.setFacetOption('c_price', option, true);
    await searcher.executeVerticalQuery();
    const again = searcher.state.filters.facets?.find(({ fieldId }) => fieldId === 'c_price')?.options[1];
    expect(again).toEqual({ ...option, selected: true });
    expect(searcher.state.vertical.resultsCount).toBe(option.count);
  });

  it('search 63: dotted field ids stay one key', async () => {
    const { fieldId, options } = facetOf(await withFacets({}), 'c_links.name');
    expect([fieldId, Object.keys(options[0]?.filter ?? {})]).toEqual(['c_links.name', ['c_links.name']]);
    const chosen = await withFacets(
      { 'c_links.name': [{ 'c_links.name': { $eq: 'Green' } }] },
      { facetAllowlist: 'c_links.name' },
    );
    expect([countOf(chosen), facetsOf(chosen)]).toEqual([
      20,
      [expect.objectContaining({ fieldId: 'c_links.name' })],
    ]);
  });

  it('search 64: every ancestor is an option, and a parent finds what only has a descendant', async () => {
    const names = facetOf(await withFacets({}), 'c_hier').options.map(({ displayName }) => displayName);
    expect(names).toEqual(
      expect.arrayContaining(['Food', 'Food > Fruit', 'Food > Fruit > Bananas', 'Drink', 'Drink > Tea']),
    );
    for (const name of names) {
      const parent = name.split(' > ').slice(0, -1).join(' > ');
      expect(parent === '' || names.includes(parent)).toBe(true);
    }
    expect(countOf(await withFacets({ c_hier: [{ c_hier: { $eq: 'Food' } }] }))).toBe(45);
  });

  it('search 65: boolean values are JSON booleans both ways', async () => {
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    const option = searcher.state.filters.facets?.find(({ fieldId }) => fieldId === 'c_flag')?.options[1];
    expect(option?.value).toBe(true);
    if (option) searcher.setFacetOption('c_flag', option, true);
    await searcher.executeVerticalQuery();
    expect(searcher.state.vertical.resultsCount).toBe(15);
  });
});

describe('universal', () => {
  it('search 66: modules hold only verticals with results, each with key, count and source', async () => {
    const answer = await platform.ask('search/query', { input: 'cardiology' });
    const modules = answer.body.response['modules'] as Record<string, unknown>[];
    expect(modules[0]).toMatchObject({ verticalConfigId: PROVIDERS, source: 'KNOWLEDGE_MANAGER' });
    for (const module of modules) {
      expect(module['resultsCount']).toBeGreaterThan(0);
      expect((module['results'] as unknown[]).length).toBeLessThanOrEqual(5);
    }
  });

  it('search 67: a limit caps the results of its module, not their count', async () => {
    const searcher = platform.client();
    searcher.setUniversalLimit({ [PROVIDERS]: 2 });
    await searcher.executeUniversalQuery();
    const module = searcher.state.universal.verticals?.find(({ verticalKey }) => verticalKey === PROVIDERS);
    expect(module?.results).toHaveLength(2);
    expect(module?.resultsCount).toBe(400);
  });

  it('search 68: only the verticals asked for come back', async () => {
    const searcher = platform.client();
    searcher.setRestrictVerticals(['things', 'healthcare_facilities']);
    await searcher.executeUniversalQuery();
    expect(searcher.state.universal.verticals?.map(({ verticalKey }) => verticalKey).sort()).toEqual([
      'healthcare_facilities',
      'things',
    ]);
  });

  it('search 69: a vertical that times out is named, and the others answer', async () => {
    failing = 'healthcare_facilities';
    const answer = await platform.ask('search/query');
    expect([answer.status, answer.body.meta.errors]).toEqual([200, []]);
    expect(answer.body.response['failedVerticals']).toEqual([
      {
        verticalConfigId: 'healthcare_facilities',
        errorType: 'TIMEOUT',
        queryDurationMillis: expect.any(Number),
        details: { responseCode: 504, description: 'timed out' },
      },
    ]);
    const searcher = platform.client();
    await searcher.executeUniversalQuery();
    expect(searcher.state.universal.verticals?.map(({ verticalKey }) => verticalKey)).toContain(PROVIDERS);
  });

  it('search 70: no match gives no modules', async () => {
    const searcher = platform.client();
    searcher.setQuery('qqqqqqqqqqq');
    await searcher.executeUniversalQuery();
    expect(searcher.state.universal.verticals).toEqual([]);
  });
});

describe('autocomplete and filter search', () => {
  const location = [{ fieldApiName: 'builtin.location', entityType: 'location', fetchEntities: false }];

  it('search 71: results are a list even when there are none', async () => {
    const answer = await platform.ask('search/vertical/autocomplete', {
      verticalKey: 'things',
      input: 'qqqqqqq',
    });
    expect(answer.body.response).toMatchObject({
      results: [],
      input: { value: 'qqqqqqq', queryIntents: [] },
    });
    const searcher = platform.client('things');
    searcher.setQuery('qqqqqqq');
    await expect(searcher.executeVerticalAutocomplete()).resolves.toMatchObject({ results: [] });
  });

  it('search 72: an empty input proposes what is frequent', async () => {
    const searcher = platform.client('things');
    const answer = await searcher.executeVerticalAutocomplete();
    expect(answer?.results.slice(0, 3).map(({ value }) => value)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect((await platform.client().executeUniversalAutocomplete())?.results.length).toBeGreaterThan(0);
  });

  it('search 73: a limit of 3 gives at most 3', async () => {
    const searcher = platform.client(PROVIDERS);
    searcher.setVerticalAutocompleteLimit(3);
    searcher.setQuery('a');
    expect((await searcher.executeVerticalAutocomplete())?.results).toHaveLength(3);
  });

  it('search 74: "near me" is an intent', async () => {
    const searcher = platform.client(PROVIDERS);
    searcher.setQuery('cardiology near me');
    const answer = await searcher.executeVerticalAutocomplete();
    expect(answer?.inputIntents).toEqual(['NEAR_ME']);
    expect(answer?.results[0]?.value).toMatch(/cardiology near me$/i);
  });

  it('search 75: autocomplete answers from memory: nothing is read from the store', async () => {
    const ask = () => platform.ask('search/vertical/autocomplete', { verticalKey: PROVIDERS, input: 'card' });
    await ask();
    const get = jest.spyOn(platform.store.entities, 'get');
    const iterate = jest.spyOn(platform.store.entities, 'iterate');
    expect((await ask()).body.response['results']).not.toEqual([]);
    expect([get.mock.calls.length, iterate.mock.calls.length]).toEqual([0, 0]);
    get.mockRestore();
    iterate.mockRestore();
  });

  it('search 76: unsectioned answers have one section without a label, sectioned ones a label for each field', async () => {
    const searcher = platform.client('healthcare_facilities');
    const fields = [...location, { fieldApiName: 'name', entityType: 'location', fetchEntities: false }];
    const one = await searcher.executeFilterSearch('sac', false, fields);
    expect(one?.sections).toHaveLength(1);
    expect(one?.sections[0]?.label).toBeUndefined();
    const two = await searcher.executeFilterSearch('sac', true, fields);
    expect(two?.sections.map(({ label }) => label)).toEqual(['Location', 'name']);
  });

  it('search 77: every proposed filter finds something, and a place keeps its name', async () => {
    const searcher = platform.client('healthcare_facilities');
    const answer = await searcher.executeFilterSearch('sa', false, location);
    const results = answer?.sections[0]?.results ?? [];
    expect(results.length).toBeGreaterThan(3);
    for (const { filter, value } of results) {
      if (!filter) throw new Error('no filter');
      if (filter.matcher === Matcher.Near) expect((filter.value as { name?: string }).name).toBe(value);
      searcher.setStaticFilters([{ selected: true, filter: { kind: 'fieldValue', ...filter } }]);
      await searcher.executeVerticalQuery();
      expect(searcher.state.vertical.resultsCount).toBeGreaterThan(0);
    }
    const region = await searcher.executeFilterSearch('california', false, location);
    expect(region?.sections[0]?.results[0]?.filter).toMatchObject({ fieldId: 'builtin.region', value: 'CA' });
  });

  it('search 78: an excluded filter is not proposed', async () => {
    const ask = async (excluded?: string) => {
      const answer = await platform.ask('search/filtersearch', {
        verticalKey: 'things',
        input: 'thing 0',
        search_parameters:
          '{"sectioned":false,"fields":[{"fieldId":"name","entityTypeId":"x","shouldFetchEntities":false}]}',
        excluded,
      });
      const [section] = answer.body.response['sections'] as { results: { value: string }[] }[];
      return section?.results.map(({ value }) => value);
    };
    const all = (await ask()) ?? [];
    expect(all).toContain('Thing 03');
    expect(await ask('[{"name":{"$eq":"Thing 03"}}]')).toEqual(all.filter((value) => value !== 'Thing 03'));
  });

  it('search 79: a filter search that cannot be answered is rejected with its reason', async () => {
    const searcher = platform.client('things');
    const fields = [{ fieldApiName: 'c_nope', entityType: 'location', fetchEntities: false }];
    await expect(searcher.executeFilterSearch('x', false, fields)).rejects.toMatchObject({
      message: expect.stringContaining('c_nope'),
    });
  });

  it('search 80: marked parts are what was typed, without case', async () => {
    const searcher = platform.client('healthcare_facilities');
    const answer = await searcher.executeFilterSearch('SAC', false, location);
    const [result] = answer?.sections[0]?.results ?? [];
    const parts = result?.matchedSubstrings?.map(({ offset, length }) =>
      result.value.substring(offset, offset + length),
    );
    expect(parts).toEqual(['Sac']);
  });
});

describe('posts and errors', () => {
  it('search 81: a question is kept and answered with an id; one that lacks a field is refused', async () => {
    const searcher = platform.client('things');
    const before = [...platform.store.facts.entries('question')].length;
    await expect(searcher.submitQuestion(question)).resolves.toMatchObject({ uuid: expect.any(String) });
    expect([...platform.store.facts.entries('question')]).toHaveLength(before + 1);
    const answer = await platform.ask(
      'createQuestion',
      {},
      { method: 'POST', body: '{"email":"pat@example.org"}' },
    );
    expect([answer.status, answer.body.response]).toEqual([400, {}]);
    const half = await platform.ask('createQuestion', {}, { method: 'POST', body: '{' });
    expect(half.status).toBe(400);
  });

  it('search 82: generateAnswer takes one vertical, several and none, unknown keys too, up to a size', async () => {
    const post = async (results: unknown) =>
      (
        await platform.ask(
          'search/generateAnswer',
          {},
          {
            method: 'POST',
            body: JSON.stringify({ searchId: 'u', searchTerm: 't', results, odd: 1 }),
          },
        )
      ).status;
    expect(await post({ verticalKey: 'things', results: [], noResults: {} })).toBe(200);
    expect(await post({ verticals: [{ verticalKey: 'things' }] })).toBe(200);
    expect(await post({})).toBe(200);
    expect(await post({ long: 'x'.repeat(3_000_000) })).toBe(413);
  });

  it('search 83: no answer is generated', async () => {
    const searcher = platform.client('things');
    searcher.setQuery('widget');
    await searcher.executeVerticalQuery();
    const answer = await searcher.executeGenerativeDirectAnswer();
    expect(answer).toMatchObject({ resultStatus: 'NO_RESULT', directAnswer: '', citations: [] });
  });

  it('search 84: an error reaches the application with its message, code and type', async () => {
    const searcher = platform.client('no-such-vertical');
    const error: unknown = await searcher.executeVerticalQuery().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({
      message: 'Unknown verticalKey "no-such-vertical"',
      code: 400,
      type: 'FATAL_ERROR',
    });
  });

  it('search 85: after an error loading has ended and the former results remain', async () => {
    const searcher = platform.client('things');
    await searcher.executeVerticalQuery();
    const before = searcher.state.vertical.results;
    searcher.setVerticalLimit(51);
    await expect(searcher.executeVerticalQuery()).rejects.toBeInstanceOf(SearchError);
    expect(searcher.state.searchStatus.isLoading).toBe(false);
    expect(searcher.state.vertical.results).toBe(before);
  });

  it('search 86: no good answer has errors', async () => {
    const paths = [VERTICAL, 'search/query', 'search/autocomplete', 'search/vertical/autocomplete'];
    for (const path of paths) {
      const answer = await platform.ask(path, { verticalKey: 'things' });
      expect([answer.status, answer.body.meta.errors]).toEqual([200, []]);
    }
  });

  it('search 87: an answer overtaken by a newer one does not change the state', async () => {
    const real = globalThis.fetch;
    const searcher = platform.client('things');
    const held: (() => void)[] = [];
    // Hold back the first answer until the second has arrived.
    const slow = searcher as unknown as {
      core: { verticalSearch: (...all: unknown[]) => Promise<VerticalSearchResponse> };
    };
    const original = slow.core.verticalSearch.bind(slow.core);
    let turn = 0;
    slow.core.verticalSearch = async (...all) => {
      turn += 1;
      const answer = original(...all);
      if (turn > 1) return answer;
      await new Promise<void>((resolve) => held.push(resolve));
      return answer;
    };
    searcher.setQuery('widget');
    const first = searcher.executeVerticalQuery();
    searcher.setQuery('thing 07');
    await searcher.executeVerticalQuery();
    const results = searcher.state.vertical.results;
    for (const release of held) release();
    await first;
    expect(searcher.state.vertical.results).toBe(results);
    expect(globalThis.fetch).toBe(real);
  });
});

it('the verticals an entity picker asks answer', async () => {
  const keys = ['healthcare_professionals', 'healthcare_facilities', 'service', 'specialty', 'health_topic'];
  const statuses = [];
  for (const verticalKey of keys) statuses.push((await platform.ask(VERTICAL, { verticalKey })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

describe('hosted searches of pages', () => {
  const related = (parameters: Record<string, string>) =>
    platform.ask(VERTICAL, { experienceKey: 'related-content', limit: '50', ...parameters });

  it('leaves the entity of the page out', async () => {
    const answer = await related({ verticalKey: 'things', context: '{"entityId":"thing-03"}' });
    expect(countOf(answer)).toBe(THING_COUNT);
    expect(idsOf(answer)).not.toContain('thing-03');
  });

  it('finds what names the entity of the page, by id and by uid', async () => {
    const byId = await related({ verticalKey: 'related-things', context: '{"entityId":"thing-03"}' });
    expect(idsOf(byId)).toEqual(['thing-02']);
    const uid = platform.store.entities.get('thing-03')?.uid;
    expect(idsOf(await related({ verticalKey: 'related-things', context: JSON.stringify({ uid }) }))).toEqual(
      ['thing-02'],
    );
  });

  it('finds what names the entity of the page by the field for its type, and leaves one of another type out', async () => {
    const ask = (entityId: string) =>
      related({ verticalKey: 'things-by-type', context: JSON.stringify({ entityId }) });
    expect(countOf(await ask('link-1'))).toBe(THING_COUNT / 3);
    expect(countOf(await ask('thing-03'))).toBe(THING_COUNT);
  });

  it.each([
    'healthcare-facilities-by-type',
    'healthcare-professionals-by-specialty',
    'clinical-trials-by-investigator',
    'research-publications-by-investigator',
    'research-studies-by-investigator',
    'patient-story-page-related-articles',
    'articles-by-provider',
    'research-publication-page-related-publications',
    'research-study-page-related-research-studies',
  ])('knows %s', async (verticalKey) => {
    expect((await related({ verticalKey })).status).toBe(200);
  });
});
