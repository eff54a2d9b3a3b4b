import type { Locator } from '@playwright/test';
import { withoutScripts } from './support/plainBrowser.ts';
import { findLocation, site } from './support/addresses.ts';
import { dueToday } from './support/dueToday.ts';
import { milesBetween } from './support/geometry.ts';
import { screens } from './support/screens.ts';
import { hrefs, nearOf, rowLinks, rows, total } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { inTurn } from './support/turns.ts';

/** The link a filter option is without scripts. */
const option = (page: Page, group: string) =>
  page
    .locator('.FacetGroup')
    .filter({ has: page.getByRole('heading', { name: group, exact: true }) })
    .getByRole('link');
const form = (page: Page) => page.locator('main form.SearchBar');

test.describe('without scripts', () => {
  test('words and a place are searched for by the form', async ({ browser }) => {
    await withoutScripts(browser, '/find-provider', async (page) => {
      const all = await total(page);
      await page.locator('main input[name="q"]').fill('heart');
      await page.locator('main input[name="near"]').fill('95816');
      await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/[?&]q=heart/);
      await expect(page).toHaveURL(/[?&]near=95816/);
      expect(await total(page)).toBeLessThan(all);
      await expect(page.locator('main input[name="q"]')).toHaveValue('heart');
      await expect(page.locator('main input[name="near"]')).toHaveValue(/95816/);
      await expect(rows(page).first()).toContainText(/miles? from/);
    });
  });

  test('filters, pills, sorting, pages and ownership are links, and each keeps what was chosen before', async ({
    browser,
  }) => {
    await withoutScripts(browser, '/find-provider', async (page) => {
      /** Follows a link until the page it leads to is there: what is read next is not of the one before. */
      const follow = async (link: Locator) => {
        const before = page.url();
        await link.click();
        await page.waitForURL(({ href }) => href !== before);
      };
      const all = await total(page);
      await follow(option(page, 'Languages').filter({ hasText: 'Spanish' }));
      const spanish = await total(page);
      expect(spanish).toBeLessThan(all);
      await follow(option(page, 'Gender').first());
      const both = await total(page);
      expect(both).toBeLessThan(spanish);
      await page.locator('details.Dropdown > summary').click();
      await follow(page.locator('details.Dropdown').getByRole('link', { name: /A-Z/ }));
      expect(await total(page)).toBe(both);
      const first = await rowLinks(page).evaluateAll(hrefs);
      await follow(
        page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' }),
      );
      expect(await total(page)).toBe(both);
      const second = (await rowLinks(page).evaluateAll(hrefs)).filter((href) => href !== '/404');
      expect(second.filter((href) => first.includes(href))).toEqual([]);
      const pills = page.getByRole('list', { name: 'Applied filters' }).getByRole('link');
      await expect(pills).toHaveCount(2);
      await follow(pills.filter({ hasText: 'Spanish' }));
      expect(await total(page)).toBeGreaterThan(both);
      await follow(page.getByRole('link', { name: 'Clear All' }).first());
      expect(await total(page)).toBe(all);
      await follow(page.locator('a.SegmentedControl-segment', { hasText: 'Affiliated' }));
      expect(await total(page)).not.toBe(all);
      await expect(page.locator('a.SegmentedControl-segment[aria-current]')).toContainText('Affiliated');
    });
  });

  test('site search: all, a tab, back to all', inTurn(6), async ({ browser }) => {
    await withoutScripts(browser, '/search', async (page) => {
      await page.locator('main input[name="q"]').fill('heart');
      await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.locator('.UniversalResults-section').first()).toBeVisible();
      await page.locator('.VerticalSearchTabs').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL(/verticalKey=services/);
      await expect(rows(page).first()).toBeVisible();
      await expect(page.locator('main input[name="q"]')).toHaveValue('heart');
      await page.locator('.VerticalSearchTabs').getByRole('link', { name: 'All', exact: true }).click();
      await expect(page.locator('.UniversalResults-section').first()).toBeVisible();
    });
  });

  test('nothing found is said, and the way out is a link', inTurn(6), async ({ browser }) => {
    await withoutScripts(browser, `${findLocation}&q=zzqxv`, async (page) => {
      await expect(
        page.getByRole('heading', { name: 'Your search, zzqxv, provided no results.' }),
      ).toBeVisible();
      await expect(form(page)).toBeVisible();
    });
  });

  test('a place and a type of location find the nearest first', async ({ browser }) => {
    await withoutScripts(browser, `${findLocation}&near=Sacramento`, async (page) => {
      await option(page, 'Type of location').filter({ hasText: 'Urgent Care' }).click();
      await expect(page.locator('.ResultsCount')).toContainText('nearest first');
      const near = nearOf(page)!;
      expect(
        milesBetween({ latitude: near.lat, longitude: near.lng }, { latitude: 38.58, longitude: -121.49 }),
      ).toBeLessThan(12);
      for (const text of await rows(page).allTextContents()) expect(text).toMatch(/miles? from/);
    });
  });

  for (const [row, screen] of screens.entries()) {
    for (const locale of dueToday(['', '/es'], row)) {
      test(`${screen.name}${locale ? ' in Spanish' : ''} searches by its form`, async ({ browser }) => {
        const { pathname, search } = new URL(screen.path, site);
        await withoutScripts(browser, `${screen.origin}${locale}${pathname}${search}`, async (page) => {
          if (!screen.asksFirst) await expect(rows(page).first()).toBeVisible();
          await page.locator('main input[name="q"]').fill(screen.words);
          await page.locator('main .SearchFrame-bar button[type="submit"]').click();
          await expect(rows(page).first()).toBeVisible();
          await expect(page.locator('main input[name="q"]')).toHaveValue(screen.words);
          expect(new URL(page.url()).pathname).toBe(`${locale}${pathname}`);
          await expect(page.locator('.Skeleton, [class*="Skeleton-"]').locator('visible=true')).toHaveCount(
            0,
          );
        });
      });
    }
  }

  test('on a phone the filters open by themselves', inTurn(6), async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`${site}/find-provider`);
    await page.locator('.FacetsPanel-trigger > summary').click();
    await option(page, 'Languages').filter({ hasText: 'Spanish' }).click();
    await expect(page).toHaveURL(/facets=/);
    await expect(rows(page).first()).toContainText('Spanish');
    await context.close();
  });
});
