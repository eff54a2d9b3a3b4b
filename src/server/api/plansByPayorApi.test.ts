import { stubDirectory } from '#src/adapters/directory/testing/stubDirectory.ts';
import { outage } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import { parseEnv } from '#src/config/env.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { plansByPayorApi } from './plansByPayorApi.ts';

const payor = [{ id: 'payor1', uid: 11, name: 'Blue River', slug: 'blue-river' }];
const plan = (id: number, name: string) => ({ id: `plan${id}`, uid: id, name, c_payorRelationship: payor });

/** The route over the real adapter, with a directory that knows the payor and answers about plans from a function. */
function routeOver(respond: (call: StubCall) => unknown) {
  const { directory, http } = stubDirectory((call) => {
    const { pathname, searchParams } = call.url;
    if (!pathname.includes('/healthPlanPayors')) return respond(call);
    const asked = searchParams.get('uid') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const docs = payor.filter(({ id, uid }) => [id, String(uid)].includes(asked));
    return { meta: { errors: [] }, response: { count: docs.length, docs } };
  });
  const route = plansByPayorApi(() => ({
    directory: directory as DirectoryPort,
    env: parseEnv({}),
    log: () => undefined,
  }));
  return { http, call: (query: Record<string, string>) => callApi(route, { query }) };
}

it('[S-356] answers the plans of a payor, page by page, as { data }', async () => {
  const { call, http } = routeOver(({ url }) => ({
    meta: { errors: [] },
    response: url.searchParams.get('pageToken')
      ? { count: 2, docs: [{ ...plan(2, 'Gold 80'), c_healthPlanProductName: 'Gold' }] }
      : { count: 2, docs: [plan(1, 'Silver 70'), { id: 'broken' }], nextPageToken: 'two' },
  }));
  const answer = await call({ uid: '11' });
  expect([answer.status, answer.json()]).toEqual([
    200,
    {
      data: [
        {
          id: 'plan1',
          uid: '1',
          c_healthPlanDisplayName: 'Silver 70',
          c_payorRelationship: [{ name: 'Blue River' }],
          path: '/health-plan/plan/blue-river-payor1/silver-70-plan1',
        },
        {
          id: 'plan2',
          uid: '2',
          c_healthPlanDisplayName: 'Gold',
          c_healthPlanProductName: 'Gold',
          c_payorRelationship: [{ name: 'Blue River' }],
          path: '/health-plan/plan/blue-river-payor1/gold-80-plan2',
        },
      ],
    },
  ]);
  const plans = http.calls.filter(({ url }) => url.pathname === '/v2/accounts/me/content/healthPlans');
  expect(plans).toHaveLength(2);
  expect(plans[0]?.url.searchParams.get('c_payorRelationship.uid')).toBe('11');
  expect(answer.headers['cache-control']).toContain('s-maxage=300');
});

it('knows a payor by its entity id, too, one without plans, and who is none', async () => {
  const { call, http } = routeOver(() => ({ meta: { errors: [] }, response: { count: 0, docs: [] } }));
  const none = await call({ uid: 'payor1' });
  expect([none.status, none.json()]).toEqual([200, { data: [] }]);
  expect(http.calls.at(-1)?.url.searchParams.get('c_payorRelationship.uid')).toBe('11');
  const unknown = await call({ uid: 'payor04' });
  expect([unknown.status, unknown.json(), unknown.headers['cache-control']]).toEqual([
    404,
    { data: [] },
    'private, no-store',
  ]);
});

it('a plan without a profile in the language is there in English', async () => {
  const { call } = routeOver(({ url }) => ({
    meta: { errors: [] },
    response: {
      count: 2,
      docs:
        url.searchParams.get('meta.locale') === 'es'
          ? [plan(2, 'Oro')]
          : [plan(1, 'Silver 70'), plan(2, 'Gold 80')],
    },
  }));
  const { data } = (await call({ uid: '11', locale: 'es' })).json() as {
    data: { c_healthPlanDisplayName: string }[];
  };
  expect(data.map((one) => one.c_healthPlanDisplayName)).toEqual(['Silver 70', 'Oro']);
});

it('[X-070] answers no plans when the directory fails, and nobody keeps that', async () => {
  const { call } = routeOver(() => {
    throw outage();
  });
  const answer = await call({ uid: '11' });
  expect([answer.status, answer.json(), answer.headers['cache-control']]).toEqual([
    503,
    { data: [] },
    'private, no-store',
  ]);
});

it.each([[{}], [{ uid: '../x' }], [{ uid: 'x'.repeat(65) }]])('refuses %j', async (query) => {
  const { call, http } = routeOver(() => ({}));
  expect((await call(query as Record<string, string>)).status).toBe(400);
  expect(http.calls).toHaveLength(0);
});
