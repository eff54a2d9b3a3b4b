/**
 * Weighs one page of each kind in the browser and fails above the budgets of src/config/budgets.ts.
 * Needs the running site: SITE_ORIGIN (default http://localhost:3000).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { cssBudget, editorBudgets, fontBudget, htmlBudget, javascriptBudgets } from '#src/config/budgets.ts';
import type { Moment, PageKind } from '#src/config/budgets.ts';
import { tellFigures } from './lib/figureRows.ts';
import { launchOptions } from './lib/browser.ts';
import { facilityPath, providerPath, publicationPath } from './lib/samplePages.ts';
import { weighPage } from './lib/weights.ts';

const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000';
const browser = await chromium.launch(launchOptions());
let failed = 0;
try {
  const pages: { kind: PageKind; path: string; until?: string }[] = [
    { kind: 'content', path: '/' },
    { kind: 'content', path: '/about-us' },
    { kind: 'content', path: '/es' },
    { kind: 'detail', path: await facilityPath(site) },
    { kind: 'detail', path: await providerPath(site) },
    { kind: 'detail', path: await publicationPath(site) },
    ...[
      '/find-location?verticalKey=healthcare_facilities',
      '/find-provider',
      '/find-doctor/city/sacramento',
      '/services',
      '/search?query=%22heart%22',
      '/es/find-provider?query=%22heart%22',
    ].map((path) => ({ kind: 'search' as const, path, until: '[data-awake] .CardFrame' })),
  ];
  for (const { kind, path, until } of pages) {
    const weight = await weighPage(browser, site + path, until);
    const moments = Object.entries(javascriptBudgets[kind]) as [Moment, number][];
    const problems = [
      ...moments.map(
        ([moment, budget]) =>
          weight.javascript[moment] / 1000 > budget && `JavaScript above ${budget} kB (${moment})`,
      ),
      weight.html / 1000 > htmlBudget && `HTML above ${htmlBudget} kB`,
      weight.css / 1000 > cssBudget && `CSS above ${cssBudget} kB`,
      weight.fonts / 1000 > fontBudget && `fonts above ${fontBudget} kB`,
      weight.thirdParty.length > 0 && `asked other origins: ${weight.thirdParty.join(', ')}`,
    ].filter(Boolean);
    failed += problems.length;
    const page = path.replace(/\?.*/, '');
    tellFigures([
      ...moments.map(([moment]) => ({
        ...{ what: `${page}: JavaScript, ${moment}`, unit: 'kB' },
        value: weight.javascript[moment] / 1000,
      })),
      { what: `${page}: HTML`, value: weight.html / 1000, unit: 'kB' },
      { what: `${page}: styles`, value: weight.css / 1000, unit: 'kB' },
    ]);
    const weighed = moments.map(([moment]) => `${moment} ${kilobytes(weight.javascript[moment])}`).join(', ');
    console.log(
      `${kind.padEnd(8)} ${path.slice(0, 60).padEnd(62)} js: ${weighed}  html ${kilobytes(weight.html)}  css ${kilobytes(weight.css)}  fonts ${kilobytes(weight.fonts)}  ${problems.length ? 'OVER: ' + problems.join('; ') : 'within'}`,
    );
  }
} finally {
  await browser.close();
}
for (const [place, budget] of Object.entries(editorBudgets)) {
  const scripts = editorScripts(place);
  const weight = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  const problem =
    scripts.length === 0 ? 'not built' : weight / 1000 > budget ? `above ${budget} kB` : undefined;
  if (problem) failed += 1;
  console.log(
    `editors  ${place.padEnd(62)} js: ${kilobytes(weight)}  ${problem ? 'OVER: ' + problem : 'within'}`,
  );
}
console.log(failed === 0 ? 'all budgets kept' : `${failed} budgets broken`);
process.exitCode = failed === 0 ? 0 : 1;

/** Scripts a page of editors names, or all of a folder. */
function editorScripts(place: string): string[] {
  if (!place.endsWith('.html')) return globSync(`${place}/*.js`);
  if (!existsSync(place)) return [];
  const named = readFileSync(place, 'utf8').matchAll(/"\/studio\/([^"]+\.js)"/g);
  return [...named].map(([, name = '']) => join(dirname(place), name));
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
