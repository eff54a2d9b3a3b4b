import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCATION_SHORTCUTS } from '#src/config/redirects.ts';
import { planSite, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import type { Answer } from './support/ask.ts';
import { askPatiently } from './support/askPatiently.ts';
import { MANGLINGS, sampleOf } from './support/mangledAddresses.ts';
import type { Listed } from './support/mangledAddresses.ts';
import { createRandom } from './support/random.ts';
import type { Random } from './support/random.ts';
import { expect, test } from './support/test.ts';

/**
 * How many listed addresses are mangled, and how often each. The whole form: ADDRESS_SAMPLE=500 ADDRESS_EACH=all npx
 * playwright test tests/e2e/addresses.spec.ts
 */
const SAMPLE = Number(process.env.ADDRESS_SAMPLE ?? 40);
const EACH = process.env.ADDRESS_EACH === 'all' ? Infinity : Number(process.env.ADDRESS_EACH ?? 3);
/** Another sample every day; a failure names the seed that shows it again. */
const SEED = Number(process.env.ADDRESS_SEED ?? Math.floor(Date.now() / 86_400_000));
const AT_ONCE = 4;

const headers = { 'x-forwarded-for': '10.253.1.1' };
const originOf = (variant: Listed['variant']) => (variant === 'plan' ? planSite : site);
const questionOn = (variant: Listed['variant']) => ({
  headers,
  ...(variant === 'plan' && { host: planHost() }),
});
const askOn = (variant: Listed['variant'], path: string) => ask(path, questionOn(variant));
const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&apos;', "'");

// In one worker, so that the sitemaps are read once.
test.describe.configure({ mode: 'default' });

let listing: Promise<Listed[]> | undefined;

/** Every address the sitemaps of both sites list. */
const listedAddresses = () => (listing ??= readSitemaps());

async function readSitemaps(): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const variant of ['main', 'plan'] as const) {
    const locs = async (path: string) =>
      [...(await askPatiently(path, questionOn(variant))).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, loc]) => decode(loc ?? ''),
      );
    for (const file of await locs('/sitemap.xml')) {
      for (const loc of await locs(new URL(file).pathname)) {
        if (!loc.startsWith(originOf(variant))) throw new Error(`${variant} lists ${loc}`);
        listed.push({ variant, path: loc.slice(originOf(variant).length) || '/' });
      }
    }
  }
  return listed;
}

/** What stands in the page's middle, as text. */
function mainText(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
  return main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const canonicalOf = (html: string) => decode(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');

/**
 * The addresses a page may name as its own: the one asked for; for the second prefix of providers the first one; in
 * Spanish, for an entity without a profile in it, the English page it repeats; for the list of pages as a file its page; for
 * the search of locations the one with its vertical, without which it redirects.
 */
function ownAddresses(variant: Listed['variant'], path: string): string[] {
  const bare = path.replace(/\?.*$/, '');
  const first = bare
    .replace(/^(\/es)?\/provider-details\//, '$1/find-provider/')
    .replace(/^(\/es)?(\/indexing-sitemap)\.html$/, '$1$2');
  const vertical = /[?&](verticalKey=\w+)/.exec(path)?.[1];
  return [
    first,
    first.replace(/^\/es(?=\/|$)/, '') || '/',
    ...(vertical && bare.endsWith('/find-location') ? [`${bare}?${vertical}`] : []),
  ].map((own) => originOf(variant) + own);
}

/** What is wrong with an answer to an address; undefined for nothing. */
async function faultOf(variant: Listed['variant'], path: string, hops = 0): Promise<string | undefined> {
  let answer: Answer;
  try {
    answer = await askOn(variant, path);
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
  const { status, text, headers: told } = answer;
  if (status === 200) {
    if (!/<h1[\s>]/.test(text)) return '200 without h1';
    if (mainText(text).length < 60) return `200 with an empty main: "${mainText(text)}"`;
    const canonical = canonicalOf(text);
    if (!ownAddresses(variant, path).includes(canonical))
      return `200 with the canonical address ${canonical}`;
    return undefined;
  }
  if (status === 307 || status === 308) {
    if (hops > 0) return `a chain: ${status} to ${told.location}`;
    const target = new URL(told.location ?? '', originOf(variant));
    if (target.origin !== originOf(variant)) return `leads to another host: ${told.location}`;
    const asked = /utm_source=([^&]*)/.exec(path)?.[1];
    if (asked && status === 308 && !target.search.includes(`utm_source=${asked}`))
      return `lost its query: ${told.location}`;
    const next = await faultOf(variant, target.pathname + target.search, hops + 1);
    return next && `${status} to ${told.location}: ${next}`;
  }
  if (hops > 0) return `leads to ${status}`;
  return [400, 404, 410].includes(status) ? undefined : `status ${status}`;
}

/** The faults of many addresses, each told with its address. */
async function faultsOf(asked: readonly (Listed & { how: string })[]) {
  const faults: string[] = [];
  const waiting = [...asked];
  const work = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const fault = await faultOf(one.variant, one.path);
      if (fault) faults.push(`${one.variant} ${one.path} (${one.how}): ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** Addresses made of a listed one: some ways of mangling it, at random unless all are wanted. */
function mangled(one: Listed, all: readonly Listed[], random: Random): (Listed & { how: string })[] {
  const other = all[random.below(all.length)]?.path ?? '/';
  const ways = random.shuffled(Object.entries(MANGLINGS)).slice(0, EACH);
  // The location search has a query of its own: without it its address is another.
  const [path = '', query] = one.path.split('?');
  return ways.map(([how, mangle]) => {
    const made = mangle(path, random, other);
    return { ...one, path: query ? `${made}${made.includes('?') ? '&' : '?'}${query}` : made, how };
  });
}

test('[S-120] [A-82] whatever is made of an address: its page, one step to it, or nothing there', async () => {
  test.setTimeout(SAMPLE * 20_000);
  const random = createRandom(SEED);
  const all = await listedAddresses();
  const sample = sampleOf(all, SAMPLE, random);
  const asked = sample.flatMap((one) => [
    { ...one, how: 'as listed' },
    {
      ...one,
      variant: one.variant === 'main' ? ('plan' as const) : ('main' as const),
      how: 'on the other site',
    },
    ...mangled(one, all, random),
  ]);
  const faults = await faultsOf(asked);
  console.log(`addresses: ${all.length} listed, ${sample.length} drawn, ${asked.length} asked, seed ${SEED}`);
  expect(faults, `ADDRESS_SEED=${SEED}`).toEqual([]);
});

test('every step above a listed address is a page, or one redirect from one', async () => {
  test.setTimeout(180_000);
  const all = await listedAddresses();
  const steps = new Map<string, Listed>();
  for (const { variant, path } of all) {
    const segments = path.split('/').filter(Boolean);
    for (let depth = segments[0] === 'es' ? 2 : 1; depth < segments.length; depth += 1) {
      const step = { variant, path: `/${segments.slice(0, depth).join('/')}` };
      steps.set(`${variant} ${step.path}`, step);
    }
  }
  // Below the listings of a city stand those of its specialties: one city shows them all.
  const kinds = new Map(
    [...steps.values()].map((step) => [
      `${step.variant} ${step.path.replace(/\/city\/[^/]+$/, '/city/*').replace(/\/plan\/[^/]+$/, '/plan/*')}`,
      step,
    ]),
  );
  const faults: string[] = [];
  for (const { variant, path } of kinds.values()) {
    let { status, headers: told } = await askOn(variant, path);
    if (status === 307 || status === 308)
      ({ status, headers: told } = await askOn(variant, told.location ?? ''));
    if (status !== 200) faults.push(`${variant} ${path}: ${status}`);
  }
  expect(kinds.size).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

const ROWS = [
  '/find-clinician',
  '/find-clinician/a/b',
  '/find-doctor',
  '/find-doctor/jane-roe',
  '/find-doctor/doctor-by-specialty',
  '/find-location',
  '/find-location/browse',
  '/health-plan/plan',
  '/health-plan/med-group',
  '/health-plan/hospital',
  ...LOCATION_SHORTCUTS.map((shortcut) => `/find-location/${shortcut}`),
];

test('[S-040] [A-84] every redirect leads to a page, on the site that has it, in any spelling', async () => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const variant of ['main', 'plan'] as const) {
    for (const row of ROWS) {
      for (const path of [row, `/es${row}`, `/EN${row.toUpperCase()}/`]) {
        const { status, headers: told } = await askOn(variant, path);
        const isOfPlan =
          /^\/(es\/|EN\/)?find-(clinician|doctor)/i.test(path) && !/doctor-by-specialty/i.test(path);
        if (variant === 'plan' && !isOfPlan) {
          if (status !== 404) faults.push(`${variant} ${path}: ${status}`);
          continue;
        }
        const after = status === 307 ? await askOn(variant, told.location ?? '') : undefined;
        if (after?.status !== 200)
          faults.push(`${variant} ${path}: ${status} ${told.location} ${after?.status}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('sitemaps say when a page was changed, and nothing of what has no date', async () => {
  for (const [variant, file] of [
    ['main', '/sitemap-1.xml'],
    ['main', '/sitemap-providers.xml'],
    ['plan', '/sitemap-1.xml'],
  ] as const) {
    const { text } = await askPatiently(file, questionOn(variant));
    const entries = [...text.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
    // The season's one is a page of its own.
    const isListing = (entry: string) =>
      /\/find-(doctor|location)\/(city|specialty|type)\/(?!flu-clinic)./.test(entry);
    const pages = entries.filter((entry) => !isListing(entry));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry))).toEqual([]);
    expect(entries.filter((entry) => isListing(entry) && entry.includes('<lastmod>'))).toEqual([]);
  }
});

test('each site has an icon of its own at the address browsers ask', async () => {
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    const [main, plan] = [await askOn('main', icon), await askOn('plan', icon)];
    expect([main.status, plan.status], icon).toEqual([200, 200]);
    expect(plan.text, icon).not.toBe(main.text);
    expect(plan.text, icon).toBe((await askOn('main', `/plan${icon}`)).text);
  }
});

test('an internal address, an unknown payor and the Spanish 404 say what they are', async () => {
  for (const path of ['/_live/about-us', '/_SITE_MAIN/about-us', '/_nowhere', '/es/_site_plan/about'])
    expect((await askOn('main', path)).status, path).toBe(404);
  expect((await askOn('main', '/api/yextHealthPlansByPayorId/nobody')).status).toBe(404);
  expect((await askOn('main', '/api/researchTopicsByInvestigator/nobody')).status).toBe(404);
  const lost = await askOn('main', '/es/nada-de-nada');
  expect(lost.status).toBe(404);
  expect(canonicalOf(lost.text)).toBe(`${site}/es/404`);
});

test('page data is given at a page’s own address only', async () => {
  const build = readFileSync(join(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8');
  const statusOf = async (path: string) =>
    (await askOn('main', `/_next/data/${build}/en/${path}.json`)).status;
  expect(await statusOf('_site_main/ABOUT-US')).toBe(404);
  expect(await statusOf('_site_main/find-provider/abc-')).toBe(404);
  expect(await statusOf('_site_main/Find-Provider/x-')).toBe(404);
});
