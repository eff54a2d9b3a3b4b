/**
 * `npm run bench`: start times, cached-page throughput beside bare Next pages and a bare server of Node with as many bytes, first
 * renders, memory and, unless told `--without-search`, search latencies, all from one run. Ratios count; this prints, it never
 * asserts. Needs a build and a filled store (`npm start` once).
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { copyBuild } from './lib/copyBuild.ts';
import { residentMegabytes } from './lib/load/programs.ts';
import { tellFigures } from './lib/figureRows.ts';
import { settingsOrExit } from './lib/settings.ts';
import { facilityPath, sitemapPaths } from './lib/samplePages.ts';
import { recordingProxy } from './lib/recordingProxy.ts';
import type { RecordingProxy } from './lib/recordingProxy.ts';
import { run, waitUntilAnswers } from './lib/processes.ts';
import { platformArguments, siteArguments } from './lib/programArguments.ts';

const next = 'node_modules/next/dist/bin/next';
const settings = settingsOrExit();
/** A copy, so that no page of this run stays in the build's cache, and none of another is in this one. */
const dist = '.next-bench';
const sitePort = Number(process.env.BENCH_PORT) || 3290;
const [platformPort, floorPort, rawPort] = [sitePort + 1000, sitePort + 1, sitePort + 2];
const env: Record<string, string> = {
  ...settings.env,
  NEXT_DIST_DIR: dist,
  PORT: String(sitePort),
  PLATFORM_PORT: String(platformPort),
  SITE_ORIGIN: `http://localhost:${sitePort}`,
  PLAN_SITE_ORIGIN: `http://plan.localhost:${sitePort}`,
  PLATFORM_ORIGIN: `http://127.0.0.1:${platformPort}`,
  REVALIDATE_URLS: `http://127.0.0.1:${sitePort}/api/revalidate`,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
};
const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 8;
const children: ChildProcess[] = [];
const start = (args: readonly string[]) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    stdio: 'ignore',
  });
  children.push(child);
  return child;
};
const timed = async (work: () => Promise<unknown>) => {
  const begin = performance.now();
  await work();
  return ((performance.now() - begin) / 1000).toFixed(2);
};

try {
  if (!existsSync('.next/BUILD_ID') || !existsSync(settings.data))
    throw new Error('run npm start once first');
  await run(process.execPath, [next, 'build', 'tests/floor', '--webpack'], env);

  copyBuild('.next', dist);
  const platform = start(platformArguments);
  const platformStart = await timed(() =>
    waitUntilAnswers(`http://127.0.0.1:${platformPort}/readyz`, 60_000),
  );
  const proxy = await recordingProxy(`http://127.0.0.1:${platformPort}`);
  env['PLATFORM_ORIGIN'] = proxy.origin;
  const site = start(siteArguments(sitePort));
  const siteStart = await timed(() => waitUntilAnswers(`http://127.0.0.1:${sitePort}/healthz`, 60_000));
  start([next, 'start', 'tests/floor', '-p', String(floorPort)]);
  await waitUntilAnswers(`http://127.0.0.1:${floorPort}/`, 30_000);
  start(['scripts/lib/rawServer.ts', String(rawPort)]);
  await waitUntilAnswers(`http://127.0.0.1:${rawPort}/`, 30_000);
  tellFigures([
    { what: 'start of the platform', value: Number(platformStart), unit: 's' },
    { what: 'start of the site', value: Number(siteStart), unit: 's' },
  ]);
  console.log(`start: platform ${platformStart} s, site ${siteStart} s`);

  const facility = await facilityPath(`http://localhost:${sitePort}`);
  const first = await timed(() => fetch(`http://localhost:${sitePort}${facility}`));
  console.log(`\nfacility page, first of the process: ${first} s`);
  await firstRenders(proxy);

  const pages = {
    'home page': `http://localhost:${sitePort}/`,
    'facility page': `http://localhost:${sitePort}${facility}`,
  };
  const targets: Record<string, string> = {};
  for (const [name, url] of Object.entries(pages)) {
    const { length } = await (await fetch(url)).text();
    targets[`node:http, ${(length / 1000).toFixed(0)} kB`] = `http://127.0.0.1:${rawPort}/sized/${length}`;
    targets[`bare page, ${(length / 1000).toFixed(0)} kB`] = `http://localhost:${floorPort}/sized/${length}`;
    targets[name] = url;
  }
  const results = new Map<string, number[]>();
  for (const url of Object.values(targets)) await fire(url, 2);
  for (let pass = 0; pass < 3; pass += 1) {
    for (const [name, url] of Object.entries(targets)) {
      const rate = await fire(url, seconds);
      results.set(name, [...(results.get(name) ?? []), rate]);
    }
  }
  console.log('\ncached pages, compressed as browsers ask (20 connections, medians of 3 interleaved passes)');
  let [raw, floor] = [1, 1];
  for (const [name, rates] of results) {
    const rate = median(rates);
    const isPage = name in pages;
    if (name.startsWith('node:http')) raw = rate;
    else if (!isPage) floor = rate;
    console.log(
      `  ${name.padEnd(18)} ${rate.toFixed(0).padStart(6)} requests/s` +
        (isPage
          ? `  ${(rate / floor).toFixed(2)} of the bare page of its size, ${(rate / raw).toFixed(2)} of node:http`
          : ''),
    );
    tellFigures([{ what: `kept: ${name}`, value: rate, unit: '/s' }]);
    if (isPage)
      tellFigures([
        { what: `kept: ${name} beside a bare page`, value: rate / floor, unit: '×' },
        { what: `kept: ${name} beside node:http`, value: rate / raw, unit: '×' },
      ]);
  }
  const memory = { platform: residentMegabytes(platform), site: residentMegabytes(site) };
  console.log(`\nmemory: platform ${memory.platform} MB, site ${memory.site} MB`);
  tellFigures(
    Object.entries(memory).map(([name, value]) => ({ what: `memory: ${name}`, value, unit: 'MB' })),
  );
  proxy.close();
} finally {
  for (const child of children) child.kill('SIGTERM');
  rmSync(dist, { recursive: true, force: true });
}
if (!process.argv.includes('--without-search')) {
  console.log('\nsearch engine beside a raw scan of typed arrays');
  const program = ['--expose-gc', '--disable-warning=ExperimentalWarning', 'scripts/benchSearch.ts'];
  console.log(await run(process.execPath, [...program, '--sizes', '12000']));
}

/** Pages nobody has seen yet, one after another: the site's own time is what no upstream call was under way in. */
async function firstRenders(proxy: RecordingProxy): Promise<void> {
  console.log('\nfirst render of uncached pages (ms, medians; the first 5 of each kind warm the process)');
  for (const kind of ['locations', 'providers']) {
    const paths = (await sitemapPaths(`http://localhost:${sitePort}`, kind)).filter((path) =>
      /\/(facility|find-provider)\/./.test(path),
    );
    const own: number[] = [];
    const upstream: number[] = [];
    const calls: number[] = [];
    for (const [at, path] of paths.slice(-45).entries()) {
      proxy.clear();
      const begin = performance.now();
      await (await fetch(`http://localhost:${sitePort}${path}`)).text();
      const total = performance.now() - begin;
      const spent = proxy.spent();
      if (at < 5 || spent.calls === 0) continue;
      own.push(total - spent.milliseconds);
      upstream.push(spent.milliseconds);
      calls.push(spent.calls);
    }
    own.sort((a, b) => a - b);
    tellFigures([
      { what: `first render beyond its sources, ${kind}`, value: median(own), unit: 'ms' },
      { what: `first render, time of its sources, ${kind}`, value: median(upstream), unit: 'ms' },
    ]);
    console.log(
      `  ${kind.padEnd(10)} own ${median(own).toFixed(0)} (p95 ${own[Math.floor(own.length * 0.95)]?.toFixed(0)}), upstream ${median(upstream).toFixed(0)} in ${median(calls)} calls, ${own.length} pages`,
    );
  }
}

async function fire(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration, headers: { 'accept-encoding': 'gzip' } });
  if (result.non2xx > 0 || result.errors > 0)
    console.log(`  ${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
