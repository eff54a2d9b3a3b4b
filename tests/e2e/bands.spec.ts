import { dueToday } from './support/dueToday.ts';
import { expect, test } from './support/test.ts';

/* A band of colour holds what was found for it; one that found nothing is not there. */

test('a tinted band without content takes no room, and every other one shows something', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/all');
  const paths = await page
    .locator('#a-to-z a[href^="/services/"]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
  expect(paths.length).toBeGreaterThan(5);
  let empty = 0;
  let full = 0;
  for (const path of dueToday(paths, 0, 3)) {
    await page.goto(path);
    const bands = await page.locator('main .Container').evaluateAll((all) =>
      all.map((band) => ({
        height: band.getBoundingClientRect().height,
        holds: (band.textContent ?? '').trim() !== '' || band.querySelector('img, svg, video') !== null,
      })),
    );
    for (const { height, holds } of bands) {
      if (holds) expect(height, path).toBeGreaterThan(0);
      else expect(height, path).toBe(0);
    }
    empty += bands.filter(({ holds }) => !holds).length;
    full += bands.filter(({ holds }) => holds).length;
  }
  // Without both the pages prove nothing.
  expect(empty, 'bands without content').toBeGreaterThan(0);
  expect(full, 'bands with content').toBeGreaterThan(0);
});
