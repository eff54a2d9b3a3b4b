import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/lib/browser.ts';
import { authoringUnderTest } from './tests/e2e/support/authoringUnderTest.ts';
import { notToday, tagsNotToday } from './tests/e2e/support/turns.ts';
import { clockEnv, clockShift } from './tests/support/testClock.ts';

const port = Number(process.env.E2E_PORT ?? 3100);
const platformPort = Number(process.env.E2E_PLATFORM_PORT ?? 4100);

// One clock for the test runner's processes and the servers they start.
const clock = clockEnv(clockShift());
if (clock['CLOCK_SHIFT_MS']) process.env['CLOCK_SHIFT_MS'] = clock['CLOCK_SHIFT_MS'];

// One day, too: which tests there are must not change when a run lasts beyond midnight.
const day = (process.env['E2E_DAY'] ??= new Date().toISOString().slice(0, 10));

/** Their tests run one after the other, some for minutes: begun last, one of them would be alone at the end. */
const oneByOne = globSync('tests/e2e/*.spec.ts', { cwd: import.meta.dirname })
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('new OwnServers('))
  .map((file) => `**/${file}`);

const browser = launchOptions();

const notDue = tagsNotToday(day);

export default defineConfig({
  testDir: 'tests/e2e',
  ...(notDue && { grepInvert: notDue }),
  // Not by project: it only says when they are run.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-{platform}{ext}',
  projects: [
    { name: 'on servers of their own', testMatch: oneByOne, testIgnore: notToday(day) },
    {
      ...{ name: 'on the same servers', testMatch: '**/*.spec.ts' },
      testIgnore: [...oneByOne, ...notToday(day)],
    },
  ],
  // Emptied at each start, so not the folder in which the reports of all tests lie.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Tests wait for pages more than they reckon: more of them than there are cores use the time in which others wait.
  workers: 3,
  retries: process.env.CI ? 2 : 0,
  // Long enough for a machine that has other work: what is awaited is seen as soon as it is there.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter:
    process.env.CI || process.env.PLAYWRIGHT_JSON
      ? [['line'], ['json', { outputFile: 'test-results/browser.json' }]]
      : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Each page lives for a moment: what is compiled for the greatest speed costs more than it gains.
    launchOptions: { ...browser, args: [...browser.args, '--js-flags=--no-opt'] },
    // A trace of every test costs a good part of its time; where tests are tried again, the second try records it.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  },
  // The start command itself is under test; one that runs already is used as it is.
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: true,
    timeout: 240_000,
    // The start command stops platform and site; killed, it could not.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...clock,
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      PLATFORM_DATA: 'data/e2e/platform.db',
      PLATFORM_ALLOW_FAULTS: '1',
      PLATFORM_GALLERY: 'data/e2e/gallery',
      ...authoringUnderTest(port),
      // Each test is a visitor of its own to the rate limits, told apart by X-Forwarded-For.
      TRUSTED_PROXY_HOPS: '1',
    },
  },
});
