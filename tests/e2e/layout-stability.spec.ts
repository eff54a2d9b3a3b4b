import { dueToday } from './support/dueToday.ts';
import { addressOf, screens } from './support/screens.ts';
import { awake, facet, rows } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { inTurn } from './support/turns.ts';

/** Layout shift a page may have, in all: a fifth of what is called good. */
const MOST = 0.02;

interface Shift {
  value: number;
  what: string[];
}
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes every layout shift that does not follow a press or key within half a second, and what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.nodeName}.${element?.className} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`;
        });
        window.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MOST);
}

/** Each screen is looked at with words and without, on a phone and on a desk: half of these a day. */
for (const [column, width] of [390, 1440].entries()) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 900 ? 844 : 900 } });

    test('a late font moves nothing', async ({ page }) => {
      await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 1500));
        await route.continue();
      });
      for (const path of ['/find-provider', '/services', '/search?query=%22heart%22']) {
        const font = page.waitForResponse(/woff2/);
        await page.goto(path);
        await awake(page);
        await font;
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        await expectStill(page);
      }
    });

    for (const [row, screen] of screens.entries()) {
      for (const searched of dueToday([false, true], row + column)) {
        const words = searched ? ` searched for “${screen.words}”` : '';
        test(`${screen.name}${words} stands still while it loads and wakes`, async ({ page }) => {
          await watchShifts(page);
          const address = addressOf(screen);
          const joint = address.includes('?') ? '&' : '?';
          await page.goto(searched ? `${address}${joint}query=%22${screen.words}%22` : address);
          await awake(page);
          await page.waitForLoadState('networkidle');
          if (searched || !screen.asksFirst) await expect(rows(page).first()).toBeVisible();
          // Fonts, later parts and what only the browser knows (open now, waits) come until here.
          await page.waitForTimeout(1200);
          await expectStill(page);
        });
      }
    }
  });
}

test('the page stands still when a late answer to a filter arrives', inTurn(6), async ({ page }) => {
  await watchShifts(page);
  for (const [path, group] of [
    ['/find-provider', 'Gender'],
    ['/find-location?verticalKey=healthcare_facilities', 'Type of location'],
    ['/find-event', 'Kind of event'],
  ] as const) {
    await page.goto(path);
    await awake(page);
    const option = facet(page, group).getByRole('checkbox').first();
    await expect(option).toBeVisible();
    await page.waitForTimeout(800);
    // Past the half second in which the browser forgives a shift after a press.
    await page.route('**/search/vertical/query?*', async (route) => {
      await new Promise((done) => setTimeout(done, 900));
      await route.continue().catch(() => undefined); // the page has moved on
    });
    await option.check();
    await expect(page.locator('.VerticalResults[aria-busy="true"]')).toBeAttached();
    await expect(page.locator('.VerticalResults[aria-busy="false"]')).toBeAttached();
    await page.waitForTimeout(300);
    await expectStill(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
