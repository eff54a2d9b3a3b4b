import { site } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

/* All services on one page: by need, by body part, A to Z. */

for (const [path, title, typed, found] of [
  ['/services/all', 'All services', 'mri', 'Imaging'],
  ['/es/services/all', 'Todos los servicios', 'cirugia', 'Cirugía'],
] as const) {
  test(`finds “${typed}” in all three at once: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const az = page.locator('#a-to-z');
    const all = await az.locator('[data-find]').count();
    expect(all).toBeGreaterThan(150);
    const field = page.getByRole('main').getByRole('searchbox');
    // The script that filters comes a moment after the page.
    await expect(async () => {
      await field.fill('');
      await field.fill(typed);
      expect(await az.locator('[data-find]:visible').count()).toBeLessThan(all / 2);
    }).toPass();
    await expect(az.getByRole('link', { name: found, exact: true })).toBeVisible();
    await expect(page.locator('[data-found]')).toHaveText(/^\d+ /);
    await expectAccessible(page);
    await field.fill('zzzz');
    await expect(az).toBeHidden();
    await field.fill('');
    await expect(az.locator('[data-find]:visible')).toHaveCount(all);
  });
}

test('every link of the three ways leads to a page', async () => {
  const { text } = await ask('/services/all');
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
  const pages = new Set([...main.matchAll(/href="(\/[^"#]*)/g)].map(([, href]) => href!));
  expect(pages.size).toBeGreaterThan(20);
  for (const path of pages) expect((await ask(path)).status, path).toBe(200);
  const inside = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(inside.filter((id) => !main.includes(`id="${id}"`))).toEqual([]);
});

test('without scripts all is listed and the field is the services’ search', async ({ browser }) => {
  const quiet = await browser.newPage({ javaScriptEnabled: false });
  await quiet.goto(`${site}/services/all`);
  await expect(quiet.locator('#a-to-z [data-find]').first()).toBeVisible();
  await quiet.getByRole('main').getByRole('searchbox').fill('knee');
  await quiet.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(quiet).toHaveURL(/\/services\?q=knee/);
  await quiet.close();
});

test('by keyboard: the switch leads to its section, numbers on the figure are passed over', async ({
  page,
}) => {
  await page.goto('/services/all');
  await page
    .getByRole('navigation', { name: 'Ways to look' })
    .getByRole('link', { name: 'By body part' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#by-body-part$/);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  expect(await focused.evaluate((link) => link.closest('.ServiceIndex-figure'))).toBeNull();
});

test('on a phone the letters stay at hand, and lead to what is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/all');
  const letters = page.getByRole('list', { name: 'Letters' });
  await page.locator('#letter-c').scrollIntoViewIfNeeded();
  await expect(letters).toBeInViewport({ ratio: 0.99 });
  await letters.getByRole('link', { name: 'S', exact: true }).click();
  await expect(page.locator('#letter-s')).toBeInViewport();
  await expect(letters).toBeInViewport({ ratio: 0.99 });
  await letters.getByRole('link', { name: 'B', exact: true }).click();
  await expect(page.locator('#letter-b')).toBeInViewport();
  // Not below the header, which is back on the way up.
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const letter = await page.locator('#letter-b').boundingBox();
    expect(letter!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1);
  }).toPass();
  await expectNoSidewaysScroll(page);
});
