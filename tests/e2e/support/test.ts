import { test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { clockShift, moveClock } from '../../support/testClock.ts';

// What a test reckons with is the time its servers and browsers tell, see `TEST_CLOCK`.
moveClock();

let visitors = 0;

/** An address of its own for each test, as a proxy in front of the site would pass it on. */
function ownAddress(worker: number): string {
  visitors += 1;
  return `10.${worker % 250}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
}

/**
 * Playwright's test with three manners of its own: each test is another visitor to the site's rate limits (the servers
 * under test trust one proxy), no page may throw, and browsers tell the time of `TEST_CLOCK`. What depends on the hour sets
 * it: a page's alone by `page.clock`, that of the servers, too, in `hours-of-the-day.spec.ts`.
 */
export const test = base.extend<{ failures: string[]; clockOfBrowser: void }>({
  clockOfBrowser: [
    async ({ context }, use) => {
      if (clockShift() !== 0) await context.clock.install({ time: new Date() });
      await use();
    },
    { auto: true },
  ],
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
