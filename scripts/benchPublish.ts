/**
 * `npm run bench:publish [-- --rounds 20]`: how long after the platform has acknowledged a publication visitors are answered
 * the new text, on a page and, for what stands on all pages, on each of several; and how many other pages were made anew for
 * it. SITE_ORIGIN and PLATFORM_ORIGIN name a running pair, AUTHORING_TOKEN is the platform's. Several origins with commas are
 * copies of one site: then it counts when all of them say it. What it changes it puts back.
 */
import { performance } from 'node:perf_hooks';
import { createAuthoring } from './lib/authoring.ts';
import type { Held } from './lib/authoring.ts';
import { tellFigures } from './lib/figureRows.ts';
import { shellId } from '../src/platform/content/putPage.ts';

const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const rounds = process.argv.includes('--rounds') ? Number(option('rounds')) || 20 : 20;
const sites = (process.env.SITE_ORIGIN ?? 'http://localhost:3000').split(',');
const platform = process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:4000';
const token = process.env.AUTHORING_TOKEN;
if (!token) throw new Error('AUTHORING_TOKEN is needed: the one the platform was started with');

const PAGE = '/about-us/community';
const OTHERS = [
  '/',
  '/about-us',
  '/contact',
  '/es',
  '/find-provider',
  '/find-location',
  '/services/heart',
  '/careers',
];
const PATIENCE_MS = 60_000;

const { holderOf, save, publish } = createAuthoring(platform, token);

const seen = async (path: string, site = sites[0]!) => {
  const answer = await fetch(site + path);
  return { cache: answer.headers.get('x-nextjs-cache') ?? 'none', text: await answer.text() };
};

/** Milliseconds until a page says a text. */
async function until(site: string, path: string, text: string, since: number): Promise<number> {
  while (performance.now() - since < PATIENCE_MS) {
    if ((await seen(path, site)).text.includes(text)) return performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${site}${path} did not say "${text}" within ${PATIENCE_MS} ms`);
}

function print(name: string, values: number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);
  console.log(
    `${name.padEnd(46)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (${sorted.length} times)`,
  );
  tellFigures([
    { what: `${name}, p50`, value: at(0.5), unit: 'ms' },
    { what: `${name}, p95`, value: at(0.95), unit: 'ms' },
  ]);
}

/** Publishes a text again and again, and takes the time until each of the pages says it. */
async function measure(
  holder: Held,
  field: string,
  root: string,
  paths: readonly string[],
): Promise<number[]> {
  const before = holder.field!.value;
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const text = `Published ${Date.now()}-${round}`;
      await save(holder.itemId, field, text);
      await publish(root);
      const since = performance.now();
      const asked = sites.flatMap((site) => paths.map((path) => until(site, path, text, since)));
      times.push(...(await Promise.all(asked)));
      // The next one is to find pages that are at rest.
      await new Promise((resolve) => setTimeout(resolve, 2500));
      for (const site of sites) for (const path of paths) await seen(path, site);
    }
  } finally {
    await save(holder.itemId, field, before);
    await publish(root);
  }
  return times;
}

for (const site of sites) for (const path of [PAGE, ...OTHERS]) await seen(path, site);
const page = await holderOf({ path: `/sitecore/content/main${PAGE}` }, 'Meta Title');
print(
  'a page, until visitors are answered the new text',
  await measure(page, 'Meta Title', page.itemId, [PAGE]),
);
const states: Record<string, number> = {};
for (const path of OTHERS) {
  const { cache } = await seen(path);
  states[cache] = (states[cache] ?? 0) + 1;
}
console.log(`other pages afterwards, by what the cache says: ${JSON.stringify(states)}`);
const footer = await holderOf({ itemId: shellId('main') }, 'CopyRight', 'FooterCopyright');
const english = OTHERS.filter((path) => !path.startsWith('/es'));
print(
  `all pages (footer), on each of ${english.length} pages`,
  await measure(footer, 'CopyRight', shellId('main'), english),
);
