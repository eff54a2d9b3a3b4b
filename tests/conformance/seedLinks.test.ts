import { NO_PAGE, resultPath } from '#src/components/cards/resultFields.ts';
import { matchEntityRoute } from '#src/domain/slug/entityRoutes.ts';
import { platformModules } from '#src/platform/platformModules.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { startPlatform } from '#src/platform/server.ts';
import type { RunningPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { judgeAddress } from '../../scripts/lib/crawl/judgeAddress.ts';
import { demoCrawl } from '../../scripts/lib/crawl/demoCrawl.ts';
import { inLocale } from '#src/platform/seed/bilingual.ts';
import { entityPage } from '#src/platform/seed/pages/entityPages.ts';
import { seedPages } from '#src/platform/seed/pages/seedPages.ts';
import { seedShells } from '#src/platform/seed/pages/shells.ts';
import { demoEntities, seedDemo } from '#src/platform/seed/seedDemo.ts';
import { emptyWorld } from '#src/platform/seed/World.ts';

const options = { today: '2026-11-21', scale: 0.005 };
const world = emptyWorld(options.today, options.scale);
const entities = [...demoEntities(world)].map(({ entity }) => entity);
const pages = [...seedPages(world), ...entities.flatMap((entity) => entityPage(world, entity) ?? [])];
const store = openStore(':memory:');
let platform: RunningPlatform;

beforeAll(async () => {
  seedDemo(store, { ...options, log: () => undefined });
  platform = await startPlatform({
    store,
    modules: platformModules({
      mediaFolder: '/nowhere',
      revalidation: { urls: [], secret: 'secret' },
    }),
  });
});
afterAll(async () => {
  await platform.close();
  store.close();
});

/** Every text of a value that is an address. */
function* addresses(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/^(?:https?:|mailto:|tel:|\/(?![/\\])\S*$)/.test(value)) yield value;
    // Links inside rich text.
    for (const [, href] of value.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) yield href ?? '';
  } else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) yield* addresses(member);
}

const main = 'http://localhost';
const known = demoCrawl({ main, plan: 'http://plan.localhost' });
// Names of films are stored as the host gives them; pages play the demo's own film in their place and link to none.
const films = { 'www.youtube.com': 'films', 'youtu.be': 'films' };
const policy = { ...known, outside: { ...known.outside, ...films } };
const paths = new Set(pages.map(({ path }) => path));
/** Parts of pages a link may lead into, by path. */
const partsOf = new Map(pages.map(({ path, placeholders }) => [path, JSON.stringify(placeholders)]));

/** What is wrong with an address of a site; undefined when it answers. */
async function problemOf(address: string): Promise<string | undefined> {
  const judged = judgeAddress(address, `${main}/`, policy);
  if (judged.kind === 'wrong') return `${address}: ${judged.problem}`;
  if (judged.kind !== 'own') return undefined;
  const { pathname } = new URL(judged.url);
  if (pathname.startsWith('/-/')) {
    const answer = await fetch(platform.origin + pathname);
    const size = (await answer.arrayBuffer()).byteLength;
    return answer.status === 200 && size > 100 ? undefined : `${address}: ${answer.status}`;
  }
  if (pathname === '/price-transparency.txt' || pathname.startsWith('/media/')) return undefined;
  const path = decodeURI(pathname);
  const isPage = paths.has(path) || matchEntityRoute(path) !== undefined || isListing(path);
  if (!isPage) return `${address}: no page`;
  return judged.fragment === undefined || partsOf.get(path)?.includes(`"${judged.fragment}"`) !== false
    ? undefined
    : `${address}: no such part`;
}

const isListing = (path: string) =>
  [...paths].some(
    (each) =>
      each.includes('*') && new RegExp(`^${each.replace(/\*$/, '.+').replaceAll('*', '[^/]+')}$`).test(path),
  );

async function problemsOf(found: Iterable<string>): Promise<string[]> {
  const problems = new Set<string>();
  for (const address of new Set(found)) {
    const problem = await problemOf(address);
    if (problem) problems.add(problem);
  }
  return [...problems];
}

it.each(['en', 'es'] as const)(
  '[A-80] whatever stands in a result has an address that answers (%s)',
  async (locale) => {
    // Those of the search, and people, whom editors pick for their cards.
    const types = new Set([...verticals.flatMap(({ index }) => index.types), 'ce_person']);
    const stand = entities.filter(({ type }) => types.has(type));
    expect(stand.length).toBeGreaterThan(200);
    const led = stand.map(({ id, type, body }) => ({
      id,
      path: resultPath({
        id,
        entityType: type,
        data: inLocale(body, locale) as Record<string, unknown>,
      } as never),
    }));
    expect(led.filter(({ path }) => path === NO_PAGE).map(({ id }) => id)).toEqual([]);
    expect(await problemsOf(led.map(({ path }) => path))).toEqual([]);
  },
);

it('no field of an entity names a page, a file or a host that does not answer', async () => {
  const found = entities.flatMap(({ body }) => [
    ...addresses(inLocale(body, 'en')),
    ...addresses(inLocale(body, 'es')),
  ]);
  expect(found.length).toBeGreaterThan(500);
  expect(await problemsOf(found)).toEqual([]);
});

it('no page or shell names a page, a file or a host that does not answer', async () => {
  const found = [...pages, ...seedShells].flatMap(({ placeholders }) => [...addresses(placeholders)]);
  expect(found.length).toBeGreaterThan(500);
  expect(await problemsOf(found)).toEqual([]);
});

it('a resource leads to its form in the language of the reader', async () => {
  const resources = entities.filter(
    ({ type, body }) => type === 'ce_resource' && body['c_linkURL'] !== undefined,
  );
  const files = resources.flatMap(({ body }) =>
    (['en', 'es'] as const).flatMap((locale) => [...addresses(inLocale(body['c_resourceFile'], locale))]),
  );
  expect(files.filter((file) => file.endsWith('-es.pdf')).length * 2).toBe(files.length);
  expect(files.length).toBeGreaterThan(10);
  expect(await problemsOf(files)).toEqual([]);
});
