/**
 * Weighs one page of each kind in the browser beside the floor page and fails above the budgets of src/config/budgets.ts.
 * Needs the running site: SITE_ORIGIN (default http://localhost:3000).
 */
import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { cssBudget, fontBudget, htmlBudget, javascriptBudgets, laterBudget } from '#src/config/budgets.ts';
import type { PageKind } from '#src/config/budgets.ts';
import { launchOptions } from './lib/browser.ts';
import { run, waitUntilAnswers } from './lib/processes.ts';
import { facilityPath, providerPath, publicationPath } from './lib/samplePages.ts';
import { weighPage } from './lib/weights.ts';

const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000';
const floorPort = Number(process.env.FLOOR_PORT ?? 3199);
const next = 'node_modules/next/dist/bin/next';
const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

await run(process.execPath, [next, 'build', 'tests/floor', '--webpack'], {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});
const floorServer = spawn(process.execPath, [next, 'start', 'tests/floor', '-p', String(floorPort)], {
  env,
  stdio: 'ignore',
});
const browser = await chromium.launch(launchOptions());
let failed = 0;
try {
  await waitUntilAnswers(`http://127.0.0.1:${floorPort}/`, 30_000);
  const floor = await weighPage(browser, `http://127.0.0.1:${floorPort}/`, 'tests/floor/.next');
  console.log(`floor (bare Next and the JSS core): ${kilobytes(floor.javascript)} kB of JavaScript`);
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
    const weight = await weighPage(browser, site + path, process.env.NEXT_DIST_DIR ?? '.next', until);
    const over = (weight.javascript - floor.javascript) / 1000;
    const budget = javascriptBudgets[kind];
    const problems = [
      over > budget.overFloor &&
        `JavaScript is ${over.toFixed(1)} kB over the floor, ${budget.overFloor} allowed`,
      weight.javascript / 1000 > budget.javascript && `JavaScript above ${budget.javascript} kB`,
      weight.laterJavascript / 1000 > laterBudget && `later JavaScript above ${laterBudget} kB`,
      weight.html / 1000 > htmlBudget && `HTML above ${htmlBudget} kB`,
      weight.css / 1000 > cssBudget && `CSS above ${cssBudget} kB`,
      weight.fonts / 1000 > fontBudget && `fonts above ${fontBudget} kB`,
      weight.thirdParty.length > 0 && `asked other origins: ${weight.thirdParty.join(', ')}`,
    ].filter(Boolean);
    failed += problems.length;
    console.log(
      `${kind.padEnd(8)} ${path.slice(0, 60).padEnd(62)} js ${kilobytes(weight.javascript)} (${over >= 0 ? '+' : ''}${over.toFixed(1)}, later ${kilobytes(weight.laterJavascript)})  html ${kilobytes(weight.html)}  css ${kilobytes(weight.css)}  fonts ${kilobytes(weight.fonts)}  ${problems.length ? 'OVER: ' + problems.join('; ') : 'within'}`,
    );
  }
} finally {
  await browser.close();
  floorServer.kill('SIGTERM');
}
console.log(failed === 0 ? 'all budgets kept' : `${failed} budgets broken`);
process.exitCode = failed === 0 ? 0 : 1;

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
