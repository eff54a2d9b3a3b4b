import { sitemapPaths } from '../../scripts/lib/samplePages.ts';
import { ask, planHost } from './support/ask.ts';
import type { Answer } from './support/ask.ts';
import { dueToday } from './support/dueToday.ts';
import { OwnServers } from './support/OwnServers.ts';
import { expect, test } from './support/test.ts';

/**
 * What every kind of page makes of every failure of every source, with and without a page made before, beside what the
 * same page is in good health: status, how long it may be kept, how much it says, how many links it has. A sample runs
 * each time; `npm run test:faults` runs all of it.
 */
test.describe.configure({ mode: 'default', timeout: 240_000 });

const MODES = ['refuse', 'hang', 'slow:300', '429', '500', 'truncated', 'wrong-schema', 'empty'];
const SOURCES = ['content', 'directory', 'search', 'waits', 'reputation', 'maps', 'icons', 'proxy'];
const all = SOURCES.flatMap((source) => MODES.map((mode) => [source, mode] as const));
/** One of each way to fail, where it does most harm, twice for content; each of them once a week. */
const sample: typeof all = [
  ['content', 'wrong-schema'],
  ['content', 'refuse'],
  ['directory', 'empty'],
  ['search', '500'],
  ['proxy', 'truncated'],
];
const cases = process.env.FAULTS === 'all' ? all : dueToday(sample);

const servers = new OwnServers({
  name: 'faults',
  hasProxy: true,
  env: {
    // What is kept grows old at once, so that each fault meets the making of every page anew.
    PAGE_LIFETIME_SECONDS: '1',
    BREAKER_OPEN_SECONDS: '1',
  },
});
const inTime = { timeout: 60_000, intervals: [200, 300, 500] };

interface Kind {
  path: string;
  isPlan?: boolean;
}
const kinds: Record<string, Kind> = {
  home: { path: '/' },
  'home in Spanish': { path: '/es' },
  'plan home': { path: '/', isPlan: true },
  'content page': { path: '/about-us' },
  'service page': { path: '/services/heart' },
  'doctors by city': { path: '/find-doctor/doctor-by-city' },
  specialties: { path: '/find-doctor/specialty' },
  'location types': { path: '/find-location/type' },
  'listing of a type': { path: '/find-location/type/urgent-care' },
  'location search': { path: '/find-location?verticalKey=healthcare_facilities' },
  'provider search': { path: '/find-provider' },
  'a search': { path: '/search?query=%22heart%22' },
  'unknown address': { path: '/never/heard/of' },
  waits: { path: '/api/waitTimes' },
  places: { path: '/api/places?query=sacra' },
};

/** An address of each kind of entity, from the sitemaps. */
async function addEntityPages(): Promise<void> {
  const sitemaps = {
    facility: 'locations',
    provider: 'providers',
    story: 'patient-stories',
    answer: 'ask-an-expert',
    volunteering: 'volunteering',
    research: 'research',
    plan: 'health-plans',
  };
  for (const [kind, sitemap] of Object.entries(sitemaps)) {
    const paths = (await sitemapPaths(servers.site, sitemap)).filter((path) => !path.startsWith('/es'));
    const path = paths.find((one) => /-[a-z]*\d+$/.test(one)) ?? paths[0];
    if (path) kinds[kind] = { path };
  }
  const [provider] = /prov\d+/.exec(kinds['provider']?.path ?? '') ?? [];
  if (provider) kinds['comparison'] = { path: `/compare?providers=${provider}` };
}

let visitor = 0;
/** Each question is a visitor of its own to the rate limits. */
const get = ({ path, isPlan }: Kind): Promise<Answer> => {
  visitor += 1;
  return ask(path, {
    port: servers.sitePort,
    ...(isPlan && { host: planHost(servers.sitePort) }),
    headers: { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` },
  });
};

interface Figures {
  status: number;
  words: number;
  links: number;
}
function figuresOf({ status, text }: Answer): Figures {
  const body = text.replace(/<(script|style|head|noscript)[\s\S]*?<\/\1>/g, '');
  return {
    status,
    words: body
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length,
    links: body.match(/<a [^>]*href=/g)?.length ?? 0,
  };
}
/** How long caches in front may show an answer, in seconds: while it is fresh and while it is made anew. */
function keptFor({ headers }: Answer): number {
  const control = headers['cache-control'] ?? '';
  if (/no-store|private/.test(control)) return 0;
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  return Math.max(seconds('s-maxage'), seconds('max-age')) + seconds('stale-while-revalidate');
}
/** What hours and the moment change by a word or two is not what a fault takes away. */
const isAsRich = (now: Figures, before: Figures) =>
  now.status === before.status && now.links >= before.links && now.words >= before.words * 0.98;

const healthy = new Map<string, Figures>();
/** The kinds that are kept. */
const kept = new Set<string>();
const each = async (work: (name: string, kind: Kind) => Promise<void>) => {
  const waiting = Object.entries(kinds);
  const some = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(...next);
  };
  await Promise.all([some(), some(), some(), some()]);
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await servers.start();
  await addEntityPages();
  await each(async (name, kind) => {
    // A source that is asked for the first time by everybody at once may be late once; what lasts is told below.
    let answer: Answer | undefined;
    const isWell = async () => {
      answer = await get(kind);
      healthy.set(name, figuresOf(answer));
      return answer.status < 500;
    };
    await expect
      .poll(isWell, inTime)
      .toBe(true)
      .catch(() => undefined);
    if (answer?.status === 200 && answer.headers['x-nextjs-cache']) kept.add(name);
  });
});
test.afterAll(() => servers.stop());

test('in good health every kind of page says something, and leads on', () => {
  for (const [name, { status, words, links }] of healthy) {
    if (name === 'waits' || name === 'places') expect({ name, status }).toEqual({ name, status: 200 });
    else if (name === 'unknown address') expect({ name, status }).toEqual({ name, status: 404 });
    else
      expect({ name, status, isFull: words > 60 && links > 8 }).toEqual({ name, status: 200, isFull: true });
  }
});

for (const [source, mode] of cases) {
  test(`${source} answers “${mode}”: what is kept stays, what is made anew is whole or says so and is not kept, and all is well again afterwards`, async () => {
    const problems: string[] = [];
    const isOver = mode.startsWith('slow');
    await servers.fault({ [source]: mode });

    // Warm: the first answer starts the making anew, and whatever comes of it, the page stays.
    await each(async (name, kind) => {
      const before = healthy.get(name)!;
      if (!kept.has(name)) return;
      await get(kind);
      const states: (string | undefined)[] = [];
      await expect
        .poll(async () => {
          const answer = await get(kind);
          if (!isAsRich(figuresOf(answer), before))
            problems.push(`warm ${name}: ${JSON.stringify([figuresOf(answer), before])}`);
          states.push(String(answer.headers['x-nextjs-cache']));
          return states.includes('HIT') || states.length > 8;
        }, inTime)
        .toBe(true);
    });

    // Cold: no page is there.
    await servers.restartSite({ isCold: true });
    await each(async (name, kind) => {
      const before = healthy.get(name)!;
      const answer = await get(kind);
      const now = figuresOf(answer);
      const told = `cold ${name}: ${JSON.stringify({ ...now, kept: keptFor(answer), before })}`;
      if (isOver && !isAsRich(now, before)) problems.push(`${told}, although only slow`);
      if (now.status !== before.status && now.status < 500) problems.push(`${told}, no outage`);
      if (now.status >= 500 && keptFor(answer) > 0) problems.push(`${told}, an error that is kept`);
      if (!isAsRich(now, before) && keptFor(answer) > 60) problems.push(`${told}, poor and kept`);
    });

    // Over: every page is whole again by itself.
    await servers.fault({ [source]: null });
    await each(async (name, kind) => {
      const before = healthy.get(name)!;
      await expect
        .poll(async () => isAsRich(figuresOf(await get(kind)), before), {
          ...inTime,
          message: `${name} recovers`,
        })
        .toBe(true);
    });
    expect(problems).toEqual([]);
  });
}

test('what a stranger makes up is not kept: thousands of invented addresses leave the page cache at its size', async () => {
  // A page of the site that is asked for below; the failures before have taken its file away.
  const hasAboutUs = async () => {
    await get({ path: '/about-us' });
    return servers.keptKeys().some((key) => key.endsWith('/about-us'));
  };
  await expect.poll(hasAboutUs, inTime).toBe(true);
  const before = servers.keptKeys();
  expect(before.length).toBeGreaterThan(5);
  const count = process.env.FAULTS === 'all' ? 10_000 : 200;
  const made = (at: number): string =>
    [
      `/about-us?x=${at}`,
      `/invented-${at}`,
      `/find-provider/invented-${at}-`,
      `/find-location/facility/invented-prov${at}99999`,
      `/ABOUT-us/${at}`,
      `/es/services/heart-${at}-`,
    ][at % 6] ?? '/';
  const waiting = Array.from({ length: count }, (_, at) => made(at));
  const some = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await get({ path });
  };
  await Promise.all([some(), some(), some(), some()]);
  // The page that says that something went wrong is part of the build: it is kept should a request meet with that.
  const isInvented = (key: string) => !before.includes(key) && !key.endsWith('/500');
  expect(servers.keptKeys().filter(isInvented)).toEqual([]);
});

test('pages that were made outlive the site’s process', async () => {
  await servers.restartSite({ isCold: false });
  await servers.fault({ content: 'refuse', directory: 'refuse', search: 'refuse' });
  for (const name of ['home', 'content page', 'facility', 'provider']) {
    const answer = await get(kinds[name]!);
    expect({ name, isAsRich: isAsRich(figuresOf(answer), healthy.get(name)!) }).toEqual({
      name,
      isAsRich: true,
    });
  }
  await servers.fault({ content: null, directory: null, search: null });
  const isWell = async (name: string) => isAsRich(figuresOf(await get(kinds[name]!)), healthy.get(name)!);
  for (const name of ['unknown address', 'a search', 'comparison'])
    await expect.poll(() => isWell(name), inTime).toBe(true);
});

test('a preview cookie Next never issued changes nothing: the answer is the one every visitor gets', async () => {
  const forged = [
    '__prerender_bypass=x',
    '__prerender_bypass=x; __next_preview_data=y',
    '__next_preview_data=y',
  ];
  /** Headers without those that are of one answer alone. */
  const lasting = (headers: object) =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !['date', 'age', 'x-nextjs-cache', 'x-request-id'].includes(name))
        // How long it may be kept counts down from second to second.
        .map(([name, value]) => [
          name,
          name === 'cache-control' ? String(value).replace(/\d+/g, 'n') : value,
        ]),
    );
  for (const path of ['/about-us', '/EN//about-us/?a=1', '/find-provider/%2A', '/find-clinician/']) {
    await get({ path });
    const plain = await ask(path, { port: servers.sitePort });
    for (const cookie of forged) {
      const { status, headers, text } = await ask(path, { port: servers.sitePort, headers: { cookie } });
      expect({ path, cookie, status, headers: lasting(headers) }).toEqual({
        ...{ path, cookie, status: plain.status },
        headers: lasting(plain.headers),
      });
      expect(text).toBe(plain.text);
    }
  }
});

test('every answer has the security headers, whoever makes it', async () => {
  for (const [path, status, method = 'GET'] of [
    ['/about-us', 200],
    ['/find-clinician', 307],
    ['/never/heard/of', 404],
    ['/%', 400],
    ['/-/media/none.svg', 404],
    ['/sitecore/api/graph/edge', 401, 'POST'],
    ['/api/waitTimes', 200],
    ['/_next/static/none.js', 404],
    ['/favicon.ico', 200],
    ['*', 404],
  ] as const) {
    const answer = await ask(path, {
      port: servers.sitePort,
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ a }"}',
      }),
    });
    const missing = [
      'x-content-type-options',
      'referrer-policy',
      'content-security-policy',
      'x-frame-options',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ].filter((name) => !answer.headers[name]);
    expect({ path, status: answer.status, missing }).toEqual({ path, status, missing: [] });
  }
});

test('a body too large for the content graph is refused as such', async () => {
  const { status } = await ask('/sitecore/api/graph/edge', {
    port: servers.sitePort,
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'meridian-dev-content' },
    body: JSON.stringify({ query: 'x'.repeat(3_000_000) }),
  });
  expect(status).toBe(413);
});
