import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type { UpstreamFailure } from '#src/adapters/http/UpstreamError.ts';
import { parseEnv } from '#src/config/env.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { searchApi } from './searchApi.ts';

const passed: { path: string; query: string; body?: string }[] = [];
const route = (fail?: UpstreamFailure) =>
  searchApi(() => ({
    env: parseEnv({}),
    log: () => {},
    searchProxy: {
      async pass(path, query, body) {
        if (fail) throw new UpstreamError(fail, { upstream: 'search', call: path });
        passed.push({ path, query: query.toString(), body });
        return { status: 200, body: '{"meta":{"uuid":"u"},"response":{}}' };
      },
    },
  }));
beforeEach(() => {
  passed.length = 0;
});
const path = (text: string) => ({
  query: { path: text.split('/') },
  url: `/api/search/${text}?input=a+b&api_key=x`,
});

describe('/api/search', () => {
  it.each([
    ['search/query', 'GET'],
    ['search/vertical/query', 'GET'],
    ['search/autocomplete', 'GET'],
    ['search/vertical/autocomplete', 'GET'],
    ['search/filtersearch', 'GET'],
    ['createQuestion', 'POST'],
    ['search/generateAnswer', 'POST'],
  ])('passes %s on by %s, without the client’s key', async (endpoint, method) => {
    const answer = await callApi(route(), { ...path(`v2/accounts/me/${endpoint}`), method, body: { a: 1 } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(passed).toEqual([
      { path: endpoint, query: 'input=a+b', body: method === 'POST' ? '{"a":1}' : undefined },
    ]);
  });

  it.each([
    [404, 'v2/accounts/me/entities', 'GET', undefined],
    [404, 'v2/accounts/me/search/../entities', 'GET', undefined],
    [404, 'constructor', 'GET', undefined],
    [405, 'v2/accounts/me/search/query', 'POST', undefined],
    [405, 'v2/accounts/me/createQuestion', 'GET', undefined],
    [405, 'v2/accounts/me/search/query', 'DELETE', undefined],
    [413, 'v2/accounts/me/createQuestion', 'POST', { text: 'x'.repeat(20_000) }],
  ])('answers %i in the envelope for %s by %s', async (status, endpoint, method, body) => {
    const answer = await callApi(route(), { ...path(endpoint), method, body });
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({
      meta: { uuid: expect.any(String), errors: [{ code: status }] },
      response: {},
    });
    expect(passed).toEqual([]);
  });

  it('refuses a query longer than the cap', async () => {
    const answer = await callApi(route(), {
      query: { path: ['search', 'query'] },
      url: `/api/search/search/query?input=${'x'.repeat(17_000)}`,
    });
    expect(answer.status).toBe(414);
  });

  it.each([
    ['timeout', 504],
    ['refused', 503],
    ['breaker-open', 503],
    ['status', 502],
  ] as const)('%s becomes %i in the envelope', async (failure, status) => {
    const answer = await callApi(route(failure), path('v2/accounts/me/search/query'));
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(answer.json()).toMatchObject({
      meta: { errors: [{ message: 'The search service does not answer' }] },
    });
  });
});
