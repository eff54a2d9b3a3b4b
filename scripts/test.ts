/**
 * `npm test`: everything CI runs, in order, cheap checks first. Later stages still run when an earlier one fails, so that
 * one run tells everything. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { jestOutcomes, playwrightOutcomes } from './lib/ledgerCount.ts';
import type { JestReport, PlaywrightReport, TestOutcome } from './lib/ledgerCount.ts';
import { tryImages } from './lib/containers/tryImages.ts';
import { missingServers } from './lib/machines/missingServers.ts';
import { otherBrowsers } from './lib/otherBrowsers.ts';
import { isPortFree, progress, run, waitUntilAnswers } from './lib/processes.ts';
import { ensureTestPrograms } from './lib/testPrograms.ts';
import { authoringUnderTest } from '../tests/e2e/support/authoringUnderTest.ts';
import { clockEnv, clockShift } from '../tests/support/testClock.ts';

interface Outcome {
  passed: number;
  failed: number;
}
const total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];
/** Tests that failed, at least at the first try. */
const complaints: TestOutcome[] = [];
/** So much of what a program said that failed is told again. */
const COMPLAINT_CHARACTERS = 2000;
const node = process.execPath;
const ports = {
  PORT: process.env.E2E_PORT ?? '3100',
  PLATFORM_PORT: process.env.E2E_PLATFORM_PORT ?? '4100',
};
const site = `http://localhost:${ports.PORT}`;
// With TEST_CLOCK all tests run as at that instant: each program that has a clock gets it.
const { NODE_OPTIONS: preload, ...clock } = clockEnv(clockShift());
Object.assign(process.env, clock);
const withClock: Record<string, string> = preload === undefined ? {} : { ...clock, NODE_OPTIONS: preload };
// Hundreds of programs are started, most of them of the same modules: the first compiles them, the others read that.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
mkdirSync('test-results', { recursive: true });
await run(node, ['scripts/generate.ts']);

// Each uses one core, but for the packages, which wait for a network; the unit tests want them already.
await Promise.all([
  stage('a browser and servers for the tests', async () => {
    await ensureTestPrograms();
    return { passed: 1, failed: 0 };
  }),
  stage('formatting', () => command(node, ['node_modules/oxfmt/bin/oxfmt', '--check'])),
  stage('lint', () => command(node, ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'])),
  stage('import rules', () =>
    command(node, [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'src',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
  ),
  stage('types', () =>
    // The others have the second core already, and more threads check some things twice.
    command(node, ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.', '--singleThreaded']),
  ),
]);
await stage('licences of a production install', () => command(node, ['scripts/checkLicences.ts']));
await stage('component registry', () => command(node, ['scripts/generate.ts', '--check']));
await stage('unit, component and conformance tests', async () => {
  const report = 'test-results/jest.json';
  rmSync(report, { force: true });
  const ok = await succeeds(node, [
    '--disable-warning=ExperimentalWarning',
    // Each file makes its modules anew: with room for them until it is done, 5 % less time goes to clearing them away.
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${report}`,
    '--silent',
    '--reporters=default',
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport & {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  complaints.push(...jestOutcomes(result).filter(({ complaint }) => complaint));
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites || (ok ? 0 : 1),
  };
});
// The site is built, the network stored and both started as a person does it who has just cloned the project.
rmSync('data/e2e', { recursive: true, force: true });
Object.assign(process.env, ports, { PLATFORM_DATA: 'data/e2e/platform.db' });
const running = startServers('start', 'test-results/servers.log');
await Promise.all([
  stage('build and start on the embedded platform', async () => {
    await Promise.race([waitUntilAnswers(`${site}/healthz`, 420_000), endOf(running)]);
    return { passed: 1, failed: 0 };
  }),
  stage('relevance of search', () =>
    command(node, ['--disable-warning=ExperimentalWarning', 'scripts/relevance.ts']),
  ),
]);
await stage('browser tests', () =>
  playwright('test-results/browser.json', ['node_modules/@playwright/test/cli.js', 'test']),
);
await stage('Firefox and WebKit, where they are', async () => {
  const tried = await playwright('test-results/browsers.json', ['scripts/browsers.ts']);
  // It says of each that is not installed that it was left out.
  return otherBrowsers.some(({ program }) => program) ? tried : { passed: 0, failed: 0 };
});
// They wait for programs that start and stop, more than they reckon. What copies files without a pause comes second.
await Promise.all([
  stage('several machines, where their servers are', async () => {
    // It says itself what is not installed.
    const tried = await command(node, ['scripts/machines.ts', '--short']);
    return missingServers().length > 0 ? { passed: 0, failed: 0 } : tried;
  }),
  (async () => {
    await stage('budgets', () => command(node, ['scripts/budgets.ts'], { SITE_ORIGIN: site }));
    await stage('stop on SIGTERM, and one shape of log', stopsInOrder);
    await stage('images, without containers', async () => {
      await tryImages('data/images', 'data/e2e/platform.db', {
        site: Number(ports.PORT),
        platform: Number(ports.PLATFORM_PORT),
      });
      return { passed: 1, failed: 0 };
    });
    await stage('development server', developmentServer);
  })(),
]);
await stage('requirement ledger', () => command(node, ['scripts/ledger.ts']));

// Last of all, so that the end of a long log says what to mend.
for (const { title, outcome, complaint } of complaints)
  console.log(
    `\n${outcome === 'failed' ? 'failed' : 'failed at first, passed when tried again'}: ${title}\n${complaint?.replace(/^/gm, '    ')}`,
  );
console.log('\n' + summary.join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** Both programs end when they are told to, and all that they wrote is one log. */
async function stopsInOrder(): Promise<Outcome> {
  await stopServers(running);
  const entries = readFileSync('test-results/servers.log', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const programs = new Set(entries.map(({ program }) => program));
  if (
    !programs.has('site') ||
    !programs.has('platform') ||
    entries.some(({ time, event }) => !time || !event)
  )
    throw new Error('The log of the servers is not one of both programs in one shape');
  return { passed: 1, failed: 0 };
}

/** The development server compiles pages of either language when they are asked for. */
async function developmentServer(): Promise<Outcome> {
  const developing = startServers('dev', 'test-results/development.log');
  try {
    await waitUntilAnswers(`${site}/healthz`, 120_000);
    for (const path of ['/', '/es/find-provider', '/search?query=%22heart%22']) {
      const answer = await fetch(site + path, { signal: AbortSignal.timeout(120_000) });
      if (!answer.ok || !(await answer.text()).includes('<h1'))
        throw new Error(`In development ${path} answers ${answer.status}, see test-results/development.log`);
    }
  } finally {
    await stopServers(developing);
  }
  return { passed: 1, failed: 0 };
}

/** Site and platform by one of the README's commands; what they log is kept beside the results. */
function startServers(command: 'start' | 'dev', logFile: string): ChildProcess {
  const log = openSync(logFile, 'w');
  return spawn('npm', ['run', command], {
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...withClock,
      ...ports,
      PLATFORM_DATA: 'data/e2e/platform.db',
      PLATFORM_ALLOW_FAULTS: '1',
      PLATFORM_GALLERY: 'data/e2e/gallery',
      ...authoringUnderTest(Number(ports.PORT)),
      // Each browser test is a visitor of its own to the rate limits, told apart by X-Forwarded-For.
      TRUSTED_PROXY_HOPS: '1',
    },
  });
}

/** Rejects when programs that are to run end. */
function endOf(servers: ChildProcess): Promise<never> {
  return new Promise((_, reject) =>
    servers.once('exit', (code) =>
      reject(new Error(`The servers ended with ${code}, see test-results/servers.log`)),
    ),
  );
}

/** Stops both programs by a signal to npm. Throws when one is left after twenty seconds. */
async function stopServers(servers: ChildProcess): Promise<void> {
  servers.kill('SIGTERM');
  const deadline = performance.now() + 20_000;
  const areFree = async () =>
    (await Promise.all(Object.values(ports).map((port) => isPortFree(Number(port))))).every(Boolean);
  while (!(await areFree())) {
    if (performance.now() > deadline) throw new Error('SIGTERM to npm left a server running');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function stage(name: string, work: () => Promise<Outcome>): Promise<void> {
  progress(`${name} …`);
  const start = performance.now();
  const before = worked();
  let outcome: Outcome;
  try {
    outcome = await work();
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error);
    complaints.push({ title: name, outcome: 'failed', complaint });
    outcome = { passed: 0, failed: 1 };
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // Of the whole machine, what runs beside the stage among it: where cores wait, something else could be done.
  const busy = ((100 * (worked() - before)) / ((performance.now() - start) * cpus().length)).toFixed(0);
  summary.push(
    `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s, processors ${busy} % busy)`,
  );
}

/** Time all processors have worked, in ms. */
function worked(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/** Tests of Playwright's runner; what became of each is in the report it writes. */
async function playwright(report: string, args: string[]): Promise<Outcome> {
  rmSync(report, { force: true });
  const ok = await succeeds(node, args, { PLAYWRIGHT_JSON: '1', E2E_IN_TURNS: '1' });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport & {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { stats } = result;
  complaints.push(...playwrightOutcomes(result).filter(({ complaint }) => complaint));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (ok ? 0 : 1) };
}

/** A program that says itself what is wrong: the end of that is told again at the end of all. */
function command(program: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.pipe(to, { end: false });
      from
        .setEncoding('utf8')
        .on('data', (text: string) => (said = (said + text).slice(-COMPLAINT_CHARACTERS)));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve({ passed: 1, failed: 0 });
      else reject(new Error(said.trim()));
    });
  });
}

function succeeds(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
