import { test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

let visitors = 0;

/** An address of its own for each test, as a proxy in front of the site would pass it on. */
function ownAddress(worker: number): string {
  visitors += 1;
  return `10.${worker % 250}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
}

/**
 * Playwright's test with two manners of its own: each test is another visitor to the site's rate limits (the servers
 * under test trust one proxy), and no page may throw.
 */
export const test = base.extend<{ failures: string[] }>({
  extraHTTPHeaders: async ({}, use, info) => {
    await use({ 'x-forwarded-for': ownAddress(info.workerIndex) });
  },
  failures: [
    async ({ context }, use) => {
      const failures: string[] = [];
      context.on('weberror', (error) => failures.push(error.error().message));
      await use(failures);
      test.expect(failures, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});
export const { expect } = test;
export type { BrowserContext, Page };
