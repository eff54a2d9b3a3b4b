import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { otherBrowsers } from '../../scripts/lib/otherBrowsers.ts';
import type { EngineOptions } from './test.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * `npm run browsers`: a short walk through site and Studio in each browser that is installed, over the servers of the browser
 * tests. Playwright runs the tests and awaits what they expect; the browsers are driven by `engines`, since it drives only
 * builds of its own.
 */
export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: resolve(root, 'test-results/browsers'),
  fullyParallel: false,
  reporter: process.env.PLAYWRIGHT_JSON
    ? [['line'], ['json', { outputFile: resolve(root, 'test-results/browsers.json') }]]
    : [['list']],
  // Of browsers it does not know it can keep no trace; a picture is kept, see test.ts.
  use: { trace: 'off' },
  projects: otherBrowsers
    .filter(({ program }) => program)
    .map(({ id, name }) => ({ name, use: { engineId: id } })),
  webServer: { ...(base.webServer as object), cwd: root } as NonNullable<typeof base.webServer>,
});
