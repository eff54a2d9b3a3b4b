import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run docs:pictures`: takes the pictures of `docs/editing.md` anew, over the servers the browser tests use. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  projects: [{ testMatch: '*.pictures.ts' }],
  outputDir: resolve(root, 'test-results/pictures'),
  retries: 0,
  timeout: 180_000,
  webServer: { ...(base.webServer as object), cwd: root } as NonNullable<typeof base.webServer>,
});
