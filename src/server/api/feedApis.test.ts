import { outage } from '#src/adapters/http/testing/stubHttp.ts';
import { parseEnv } from '#src/config/env.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { entityApi } from './entityApi.ts';
import { exactNameMatchApi } from './exactNameMatchApi.ts';
import { healthTopicsApi } from './healthTopicsApi.ts';
import { placesApi } from './placesApi.ts';
import { reputationApi } from './reputationApi.ts';
import { waitTimesApi } from './waitTimesApi.ts';

const env = parseEnv({});
const lines: Record<string, unknown>[] = [];
const base = { env, log: (entry: Record<string, unknown>) => void lines.push(entry) };
beforeEach(() => {
  lines.length = 0;
});
const fails = async (): Promise<never> => {
  throw outage();
};

describe('GET /api/waitTimes', () => {
  const wait = { facilityUid: '7', patientsWaiting: 3, fetchedAt: new Date('2026-01-05T10:00:00Z') };

  it('[S-300] answers records keyed by location uid, kept for seconds only', async () => {
    const answer = await callApi(
      waitTimesApi(() => ({ ...base, waits: { all: async () => ({ '7': wait }) } })),
    );
    expect(answer.json()).toEqual({
      '7': { YextLocationUid: '7', PatientsStillWaiting: 3, FetchDateTime: '2026-01-05T10:00:00.000Z' },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=30');
  });

  it('[S-301, X-014] answers an empty object when the feed fails, and nobody keeps it', async () => {
    const answer = await callApi(waitTimesApi(() => ({ ...base, waits: { all: fails } })));
    expect([answer.status, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      {},
      'private, no-store',
    ]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const answer = await callApi(
      waitTimesApi(() => ({ ...base, waits: { all: fails } })),
      { method },
    );
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('limits one address and not another', async () => {
    const route = waitTimesApi(() => ({ ...base, waits: { all: async () => ({}) } }));
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) statuses.push((await callApi(route)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    const refused = await callApi(route);
    expect([refused.status, Number(refused.headers['retry-after']) >= 1]).toEqual([429, true]);
    expect((await callApi(route, { remoteAddress: '10.0.0.2' })).status).toBe(200);
  });
});

describe('GET /api/reputation', () => {
  const content = { name: 'Harbor', ratingPercent: 91, reviewCount: 12 };
  const route = (summary: () => Promise<never> | Promise<{ status: 'Success'; content: typeof content }>) =>
    reputationApi(() => ({ ...base, reputation: { summary } }));

  it('[S-304, S-305] answers status and content for an id', async () => {
    const answer = await callApi(
      route(async () => ({ status: 'Success', content })),
      { query: { id: '7' } },
    );
    expect([answer.status, answer.json()]).toEqual([200, { status: 'Success', content }]);
  });

  it('[X-001, X-004] a failure is logged in the catalogue’s words and shows as no results', async () => {
    const answer = await callApi(
      route(async () => {
        throw new Error('Failed to fetch reputation summary');
      }),
      { query: { id: '7' } },
    );
    expect([answer.status, answer.json()]).toEqual([502, { status: 'No results found' }]);
    expect(lines).toEqual([{ event: 'reputation', id: '7', message: 'Failed to fetch reputation summary' }]);
  });

  it.each([[{}], [{ id: '' }], [{ id: ['1', '2'] }], [{ id: '../x' }], [{ id: 'x'.repeat(65) }]])(
    'refuses %j',
    async (query) => {
      expect((await callApi(route(fails), { query: query as never })).status).toBe(400);
    },
  );
});

describe('GET /api/places', () => {
  it('[S-346, C-064] asks for 5 towns or 50 places', async () => {
    const asked: unknown[] = [];
    const route = placesApi(() => ({
      ...base,
      maps: {
        searchAddress: async (query, options) => {
          asked.push([query, options]);
          return [];
        },
      },
    }));
    await callApi(route, { query: { query: ' fres ', entityType: 'Municipality' } });
    const answer = await callApi(route, { query: { query: '94111' } });
    expect(asked).toEqual([
      ['fres', { entityType: 'Municipality', limit: 5 }],
      ['94111', { limit: 50 }],
    ]);
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
  });

  it('answers no places when the service fails, and logs nothing that was typed', async () => {
    const answer = await callApi(
      placesApi(() => ({ ...base, maps: { searchAddress: fails } })),
      {
        query: { query: 'my street 5' },
      },
    );
    expect([answer.status, answer.json()]).toEqual([503, { results: [] }]);
    expect(JSON.stringify(lines)).not.toContain('street');
  });
});

describe('GET /api/healthTopics', () => {
  it('[S-335] lists topics', async () => {
    const topics = [{ name: 'Asthma', c_parentHealthTopic: [{ name: 'Lungs' }] }];
    expect(
      (await callApi(healthTopicsApi(() => ({ ...base, healthTopics: async () => topics })))).json(),
    ).toEqual(topics);
    const down = await callApi(healthTopicsApi(() => ({ ...base, healthTopics: fails })));
    expect([down.status, down.json()]).toEqual([503, []]);
  });
});

describe('GET /api/yext/exactNameMatch', () => {
  const route = (names: Record<string, string[]>, asked: (URLSearchParams | undefined)[] = []) =>
    exactNameMatchApi(() => ({
      ...base,
      searchProxy: {
        pass: async (_path, query) => {
          asked.push(query);
          const results = (names[query.get('verticalKey') ?? ''] ?? []).map((name, id) => ({
            data: { id, name },
          }));
          return { status: 200, body: JSON.stringify({ meta: {}, response: { results } }) };
        },
      },
    }));

  it.each([
    ['jane doe', { healthcare_professionals: ['Jane Doe, MD'] }, 'Jane Doe, MD'],
    ['JOSÉ NÚÑEZ', { healthcare_professionals: ['Jose Nunez'] }, 'Jose Nunez'],
    [
      'harbor street urgent care',
      { healthcare_facilities: ['Harbor Street Urgent-Care'] },
      'Harbor Street Urgent-Care',
    ],
    ['jane', { healthcare_professionals: ['Jane Doe, MD'] }, undefined],
    ['jane doe', { healthcare_professionals: ['Jane Doe, MD', 'Jane Doe, NP'] }, undefined],
  ])('[S-336] %s', async (query, names, expected) => {
    const answer = (await callApi(route(names), { query: { query } })).json() as {
      entity: { name: string } | null;
    };
    expect(answer.entity?.name).toBe(expected);
  });

  it('looks in one vertical when the type is given, always in English', async () => {
    const asked: (URLSearchParams | undefined)[] = [];
    await callApi(route({}, asked), { query: { query: 'jane doe', entityType: 'healthcare_professionals' } });
    expect(asked.map((query) => [query?.get('verticalKey'), query?.get('locale')])).toEqual([
      ['healthcare_professionals', 'en'],
    ]);
    expect((await callApi(route({}), { query: { query: 'jane doe', entityType: 'x' } })).status).toBe(400);
    expect((await callApi(route({}), { query: { query: ' ab ' } })).status).toBe(400);
  });

  it('has no match when the search service fails', async () => {
    const answer = await callApi(
      exactNameMatchApi(() => ({ ...base, searchProxy: { pass: fails } })),
      {
        query: { query: 'jane doe' },
      },
    );
    expect([answer.status, answer.json()]).toEqual([200, { entity: null }]);
  });
});

describe('GET /api/entity', () => {
  it('[S-018] answers the teaser lookup, and an empty list for an entity nobody has', async () => {
    const teaser = { id: 'a', uid: '1', entityTypeId: 'ce_award', name: 'Best' };
    const route = entityApi(() => ({
      ...base,
      directory: {
        teaser: async (_type: string, id: string) => ({
          found: id === 'a' ? [teaser] : [],
          isWhole: id !== 'unanswered',
        }),
      } as never,
    }));
    expect((await callApi(route, { query: { type: 'ce_award', id: 'a' } })).json()).toEqual([teaser]);
    expect((await callApi(route, { query: { type: 'ce_award', id: 'b' } })).json()).toEqual([]);
    expect((await callApi(route, { query: { type: 'ce_sutterPage', id: 'a' } })).json()).toEqual([teaser]);
    const known = await callApi(route, { query: { type: 'ce_award', id: 'b' } });
    expect(known.headers['cache-control']).toContain('s-maxage=30');
    const unanswered = await callApi(route, { query: { type: 'ce_award', id: 'unanswered' } });
    expect(unanswered.json()).toEqual([]);
    expect(unanswered.headers['cache-control']).toBe('private, no-store');
    expect((await callApi(route, { query: { type: 'nonsense', id: 'a' } })).status).toBe(400);
    expect((await callApi(route, { query: { type: 'ce_award', id: '../a' } })).status).toBe(400);
  });
});
