import type { Locator } from '@playwright/test';
import { rows } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';

/* Where the parts of a search page stand beside each other. */

const middle = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('filters without others beside them share a row with the order on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/health/articles');
  await expect(rows(page).first()).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filters' });
  const order = page.getByRole('combobox', { name: /Sort by/ });
  expect(Math.abs((await middle(filters)).y - (await middle(order)).y)).toBeLessThan(3);
  const [left, right] = [(await order.boundingBox())!, (await filters.boundingBox())!];
  expect(left.x + left.width).toBeLessThan(right.x);
  // Neither lies over the other: both can be pressed.
  await order.click({ trial: true });
  await filters.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('filters without others beside them lie over no result where a list has one order alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/health/library');
  await expect(page.getByRole('combobox', { name: /Sort by/ })).toHaveCount(0);
  const filters = (await page.getByRole('button', { name: 'Filters' }).boundingBox())!;
  const first = (await rows(page).first().boundingBox())!;
  expect(filters.y + filters.height).toBeLessThan(first.y);
});

for (const width of [768, 1440])
  test(`the sign of the exact location stands below the place's at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/find-provider');
    const exact = page.getByRole('button', { name: 'Use my exact location' });
    const field = page.getByRole('combobox', { name: 'Near' });
    const place = page.locator('.LocationBox svg').first();
    // As soon as the parts are awake.
    await expect(async () => {
      expect(Math.abs((await middle(exact.locator('svg'))).x - (await middle(place)).x)).toBeLessThan(1);
      const words = (await exact.locator('.ExactLocationButton-words').boundingBox())!;
      expect(Math.abs(words.x - (await field.boundingBox())!.x)).toBeLessThan(1);
    }).toPass();
  });
