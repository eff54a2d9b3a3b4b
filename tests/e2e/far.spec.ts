import { providerPath } from '../../scripts/lib/samplePages.ts';
import { planSite, site } from './support/addresses.ts';
import { fullFacility, pathOf } from './support/directory.ts';
import { withoutScripts } from './support/plainBrowser.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** How many of the parts that may stand far below have not been drawn. */
const undrawn = (page: Page) =>
  page
    .locator('.far')
    .evaluateAll(
      (all) =>
        all.filter(
          (far) =>
            far.checkVisibility() &&
            far.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    );

test.describe('what stands far below on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is drawn when somebody comes there, and is all the same where an address or a key leads', async ({
    page,
    browser,
  }) => {
    const address = pathOf(await fullFacility());
    await page.goto(address);
    expect(await undrawn(page)).toBeGreaterThan(1);
    const heading = page
      .getByRole('region', { name: 'Similar Locations Nearby' })
      .getByRole('heading')
      .first();
    const id = await heading.getAttribute('id');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();

    // As somebody follows a link into the page, also where no script helps.
    for (const visit of [
      (look: (page: Page) => Promise<void>) => look(page),
      (look: (page: Page) => Promise<void>) => withoutScripts(browser, address, look),
    ])
      await visit(async (one) => {
        await one.goto(`${site}${address}#${encodeURIComponent(id ?? '')}`);
        await expect(one.locator(`[id="${id}"]`)).toBeInViewport();
      });
  });

  test('is found by the browser’s own search', async ({ page }) => {
    await page.goto('/find-provider');
    const name =
      (await page.locator('.VerticalResults > li').last().getByRole('heading').textContent()) ?? '';
    expect(await undrawn(page)).toBeGreaterThan(3);
    const find = (words: string) => (window as unknown as { find(words: string): boolean }).find(words);
    expect(await page.evaluate(find, name.split(',')[0] ?? '')).toBe(true);
    await expect(page.locator('.VerticalResults > li').last()).toBeInViewport();
  });

  test('is on paper', async ({ page }) => {
    await page.goto(pathOf(await fullFacility()));
    await page.emulateMedia({ media: 'print' });
    expect(await undrawn(page)).toBe(0);
  });
});

for (const width of [390, 1280])
  test(`what somebody has come to stays where it is while what stands above is drawn, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const moves: [address: string, part: number, by: number][] = [];
    for (const address of [await providerPath(site), '/find-provider', '/search?query=%22heart%22'])
      for (const share of [0.6, 0.8]) {
        await page.goto(address);
        const by = await page.evaluate(async (part) => {
          const all = document.querySelectorAll('main .far');
          const one = all[Math.floor(all.length * part)]!;
          const frame = () => new Promise(requestAnimationFrame);
          // As a key, or a link into the page, leads there.
          one.scrollIntoView({ block: 'start' });
          const top = one.getBoundingClientRect().top;
          while (!one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) await frame();
          for (let frames = 0; frames < 5; frames += 1) await frame();
          return Math.round(one.getBoundingClientRect().top - top);
        }, share);
        moves.push([address, share, by]);
      }
    expect(moves.filter(([, , by]) => Math.abs(by) > 2)).toEqual([]);
  });

test('nothing in a part that may stand far below leaves its box', async ({ page }) => {
  for (const address of [
    pathOf(await fullFacility()),
    await providerPath(site),
    '/find-provider',
    '/search?query=%22heart%22',
    '/services/all',
    '/compare',
    `${planSite}/shop-plans/compare`,
  ]) {
    await page.goto(address);
    const leaving = await page
      .locator('.far *')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).position === 'fixed' || one.matches('[role="listbox"]'))
          .map((one) => one.outerHTML.slice(0, 100)),
      );
    expect(leaving, address).toEqual([]);
  }
});
