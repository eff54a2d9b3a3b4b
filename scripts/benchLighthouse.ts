/**
 * `npm run bench:lighthouse [-- --runs 5] [--pages facility,search] [--out figures.json] [--beside earlier.json]`:
 * what Lighthouse measures on a phone (its mobile form factor, simulated throttling) for one page of each kind of a
 * running site, medians over the runs, and their ratio to the figures of an earlier run. SITE_ORIGIN names the site.
 *
 * Lighthouse is 176 MB with what it brings and serves this command alone, so it comes through npx, at a fixed version,
 * and is no dependency. It prints and never fails on a figure: the machine counts too.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { tellFigures } from './lib/figureRows.ts';
import { launchOptions } from './lib/browser.ts';
import { figuresOf, medians, METRICS, ratio } from './lib/lighthouseFigures.ts';
import type { Figures } from './lib/lighthouseFigures.ts';
import { run } from './lib/processes.ts';
import { facilityPath, providerPath } from './lib/samplePages.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000';
const runs = Number(option('runs')) || 5;
const beside = option('beside');
const earlier = beside ? (JSON.parse(readFileSync(beside, 'utf8')) as Record<string, Figures>) : undefined;
const { executablePath = chromium.executablePath(), args } = launchOptions();

const kinds: Record<string, string> = {
  home: '/',
  content: '/about-us',
  provider: await providerPath(site),
  facility: await facilityPath(site),
  search: '/search?query=%22heart%22',
  'find-provider': '/find-provider',
};

const wanted = option('pages')?.split(',') ?? Object.keys(kinds);
const unknown = wanted.filter((name) => !kinds[name]);
if (unknown.length > 0)
  throw new Error(`--pages knows ${Object.keys(kinds).join(', ')}, not ${unknown.join(', ')}`);

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const found: Record<string, Figures> = {};
console.log(
  `${''.padEnd(14)} ${METRICS.map(({ title }) => title.padStart(17)).join('')}   (medians of ${runs})`,
);
try {
  for (const name of wanted) {
    const path = kinds[name]!;
    // The first visit may have to make the page, which is not what is measured.
    await fetch(site + path).then((response) => response.text());
    const each: Figures[] = [];
    for (let count = 0; count < runs; count += 1) each.push(await measure(site + path));
    const figures = medians(each);
    found[name] = figures;
    tellFigures(
      METRICS.map(({ key, title }) => ({ what: `${name}: ${title}`, value: figures[key], unit: '' })),
    );
    const cells = METRICS.map(({ key, digits }) => {
      const before = earlier?.[name]?.[key];
      const text =
        figures[key].toFixed(digits) + (before === undefined ? '' : ` (${ratio(figures[key], before)})`);
      return text.padStart(17);
    });
    console.log(`${name.padEnd(14)} ${cells.join('')}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const out = option('out');
if (out) writeFileSync(out, `${JSON.stringify(found, null, 2)}\n`);

/** One run of Lighthouse against an address; tried again twice, because now and then it loses its own trace. */
async function measure(url: string, triesLeft = 2): Promise<Figures> {
  try {
    return await measureOnce(url);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return measure(url, triesLeft - 1);
  }
}

async function measureOnce(url: string): Promise<Figures> {
  const report = join(folder, 'report.json');
  await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--only-categories=performance', '--form-factor=mobile'],
      ...['--save-assets', '--output=json', `--output-path=${report}`, `--chrome-flags=${args.join(' ')}`],
    ],
    { CHROME_PATH: executablePath },
  );
  const [trace = ''] = globSync(join(folder, '*.trace.json'));
  const figures = figuresOf(
    JSON.parse(readFileSync(report, 'utf8')),
    JSON.parse(readFileSync(trace, 'utf8')),
  );
  rmSync(trace);
  return figures;
}
