import fc from 'fast-check';
import { siteAuthoring } from '#src/adapters/authoring/siteAuthoring.ts';
import { createContentAdapter } from '#src/adapters/content/createContentAdapter.ts';
import { stubHttp } from '#src/adapters/http/testing/stubHttp.ts';
import { isUpstreamError } from '#src/adapters/http/UpstreamError.ts';
import { createMapsAdapter } from '#src/adapters/maps/createMapsAdapter.ts';
import { createSearchAdapter } from '#src/adapters/search/createSearchAdapter.ts';
import { createSearchProxy } from '#src/adapters/search/createSearchProxy.ts';
import { apiRoute } from '#src/server/api/apiRoute.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { contentSecurityPolicy } from '#src/server/csp.ts';

/*
 * What no specification shows of other programs' answers, and of ours: each has one place here that says its shape. Whatever
 * else comes is a failure that says so, in the one way its caller knows; it is never half an answer, and never an accident.
 */

/** Anything that is JSON, and the beginnings of answers of the protocols with anything in them. */
const anything = fc.jsonValue({ maxDepth: 4 });
const answers = fc.oneof(
  anything,
  anything.map((data) => ({ data })),
  anything.map((item) => ({ data: { layout: { item } } })),
  anything.map((rendered) => ({ data: { layout: { item: { rendered } } } })),
  anything.map((response) => ({ meta: {}, response })),
  fc.tuple(anything, anything).map(([results, facets]) => ({
    meta: {},
    response: { resultsCount: 1, results: [results], facets },
  })),
  fc.array(anything).map((results) => ({ results })),
  fc.tuple(anything, anything).map(([kind, fields]) => ({ kind, fields })),
  fc.tuple(anything, anything).map(([fields, reason]) => ({ kind: 'conflict', fields: [fields], reason })),
);

/** Asks over and over with other answers; what comes of each. */
async function each(ask: (answer: unknown) => Promise<unknown>, isKnown: (outcome: unknown) => boolean) {
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      const outcome = await ask(answer).catch((error: unknown) => error);
      if (!isKnown(outcome)) throw outcome instanceof Error ? outcome : new Error(JSON.stringify(outcome));
    }),
    { numRuns: 300 },
  );
}
const isFailure = (outcome: unknown) => isUpstreamError(outcome);
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !(value instanceof Error);

it('[S-373] hosted search: an answer has a count and results by id, or it is a failure', () => {
  const search = (answer: unknown) =>
    createSearchAdapter({
      proxy: createSearchProxy({ http: stubHttp(() => answer), endpoint: 'http://s.test', apiKey: 'k' }),
      ...{ apiVersion: '1', experienceKeys: { search: 'a', 'related-content': 'b' }, locales: ['en', 'es'] },
    }).vertical({ verticalKey: 'things', experience: 'search', limit: 3, wantsFacets: true });
  return each(search, (outcome) => {
    if (isFailure(outcome)) return true;
    if (!isObject(outcome)) return false;
    const { count, results } = outcome as { count: unknown; results: { id: unknown }[] };
    return Number.isInteger(count) && results.every(({ id }) => typeof id === 'string');
  });
});

it('[S-373] content graph: a page is found whole, told to be absent, or not known', () => {
  const layout = (answer: unknown) =>
    createContentAdapter({
      ...{ http: stubHttp(() => answer), endpoint: 'http://c.test/graphql', apiKey: 'p', editingKey: 'e' },
      sites: { main: 'main', plan: 'plan' },
    }).layout('main', '/about', 'en');
  return each(layout, (outcome) => {
    if (!isObject(outcome)) return false;
    const { kind, value } = outcome as { kind: unknown; value?: { sitecore?: { route?: unknown } } };
    return kind === 'failed' || kind === 'absent' || (kind === 'found' && isObject(value?.sitecore));
  });
});

it('[S-373] geocoding: a place has a name and a point on the earth, or it is left out', () => {
  const places = (answer: unknown) =>
    createMapsAdapter({ http: stubHttp(() => answer), endpoint: 'http://m.test/', key: 'k' }).searchAddress(
      'x',
      { limit: 3 },
    );
  return each(places, (outcome) => {
    if (isFailure(outcome)) return true;
    if (!Array.isArray(outcome)) return false;
    return (outcome as { freeformAddress: unknown; position: { latitude: number } }[]).every(
      ({ freeformAddress, position }) =>
        typeof freeformAddress === 'string' && Math.abs(position.latitude) <= 90,
    );
  });
});

it('[S-373] writing: what goes out has one shape, and what comes back is saved, refused or two versions', async () => {
  const request = {
    ...{ itemId: 'a', language: 'en', revision: 'r1' },
    fields: [{ name: 'Title', value: 'New', originalValue: 'Old' }],
  };
  const sent: unknown[] = [];
  const save = (answer: unknown) =>
    siteAuthoring('ticket', async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return new Response(JSON.stringify(answer));
    }).saveFields(request);
  await each(save, (outcome) => {
    if (!isObject(outcome)) return false;
    const { kind, reason, fields } = outcome as { kind: unknown; reason?: unknown; fields?: unknown[] };
    if (kind === 'refused') return typeof reason === 'string';
    if (kind === 'conflict')
      return fields?.every((one) => isObject(one) && typeof one['theirs'] === 'string') === true;
    return kind === 'saved';
  });
  expect(new Set(sent.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(request)]));
});

it('[S-373] errors of this server: one member, a sentence, and nothing of what went wrong inside', async () => {
  const rate = { burst: 1, perMinute: 1 };
  const options = {
    name: 'thing',
    methods: ['GET'],
    rate,
    log: () => () => undefined,
    trustedHops: () => 0,
  } as const;
  const broken = apiRoute(options, async () => {
    throw new Error('SELECT secret FROM entity');
  });
  const asked = [
    await callApi(broken),
    await callApi(broken),
    await callApi(
      apiRoute(options, async () => ({ body: {} })),
      { method: 'DELETE' },
    ),
  ];
  expect(asked.map(({ status }) => status)).toEqual([500, 429, 405]);
  for (const answer of asked) {
    expect(Object.keys(answer.json() as object)).toEqual(['error']);
    expect(answer.text).not.toContain('SELECT');
  }
});

it('[S-373] analytics: no server is asked for anything; nothing but this site can be called from a page', () => {
  const policy = contentSecurityPolicy({ frameAncestors: [] });
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("script-src 'self';");
});
