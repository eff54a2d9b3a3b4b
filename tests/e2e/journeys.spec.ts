import { planSite } from './support/addresses.ts';
import { answered, open, rows, searchBox } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* Whole ways of visitors: from the home page, by what a page offers, to a visit or the way there. */

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link of the page and waits for the page it leads to. */
async function follow(page: Page, name: string | RegExp, within = page.locator('body')): Promise<void> {
  const link = within.getByRole('link', { name }).filter({ visible: true }).first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL((url) => url.pathname === new URL(href ?? '', url).pathname);
  await expect(title(page)).toBeVisible();
}

/** Follows the first result of a search, or the first of those that say something; gives its name. */
async function followFirstResult(page: Page, saying?: RegExp): Promise<string> {
  await answered(page);
  const row = rows(page)
    .filter(saying ? { hasText: saying } : {})
    .first();
  await expect(row).toBeVisible();
  const link = row.getByRole('heading').getByRole('link').first();
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(title(page)).toContainText(name.split(',')[0] ?? name);
  return name;
}

test('[D-016, S-001, S-009, S-010] a provider: searched by specialty, chosen, and the way to an appointment', async ({
  page,
}) => {
  await page.goto('/');
  await follow(page, 'Find a doctor', page.getByRole('contentinfo'));
  await open(page, page.url());
  await searchBox(page).fill('dermatology');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/query=%22dermatology%22/);
  // Not of the list before, which stands until the new one has come.
  await expect(rows(page).first()).toContainText(/dermatolog/i);
  await page.getByRole('main').getByText('Accepting new patients').first().waitFor();
  const name = await followFirstResult(page, /out of 5/);
  await expect(
    page
      .getByRole('img', { name: /out of 5/ })
      .or(main(page).getByText(/out of 5/))
      .first(),
  ).toBeAttached();
  const book = main(page)
    .getByRole('link', { name: /book|appointment|call/i })
    .or(main(page).getByRole('button', { name: /book|appointment|chat/i }))
    .first();
  await expect(book, `a way to see ${name}`).toBeVisible();
});

test('[D-016, S-009, S-010] a location: open or not, how long the wait is, and the way there', async ({
  page,
}) => {
  await page.goto('/');
  await follow(page, 'Urgent care', page.getByRole('contentinfo'));
  await expect(
    main(page)
      .getByText(/^(?:Open|Closed|Opens)\b/)
      .first(),
  ).toBeVisible();
  await main(page).locator('a[href^="/find-location/facility/"]').first().click();
  await expect(page).toHaveURL(/\/find-location\/facility\//);
  await expect(
    page
      .getByRole('region', { name: 'Hours' })
      .or(main(page).getByText(/Open|Closed/))
      .first(),
  ).toBeVisible();
  // A place that is closed at the hour of the test tells no wait.
  await expect(
    main(page)
      .getByText(/wait|^Closed\b/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const directions = main(page)
    .getByRole('link', { name: /^Get Directions/ })
    .first();
  await expect(directions).toHaveAttribute('href', /^https:\/\/[^/]*\/.*(?:dir|destination|daddr)/);
});

test('[D-016, S-009] a service, and somebody who offers it', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Heart and vascular', main(page));
  await follow(page, /^Cardiologists/, main(page));
  await expect(main(page).locator('a[href^="/find-provider/"]').first()).toBeVisible();
});

test('[D-016] an accepted insurance plan, and the hospitals in it', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Insurance we take', page.getByRole('contentinfo'));
  await main(page).locator('a[href="/health-plan"]').first().click();
  await expect(page).toHaveURL(/\/health-plan$/);
  await main(page)
    .getByRole('combobox', { name: /^Health plan/ })
    .click();
  await page.getByRole('option').first().click();
  await main(page).getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/\/health-plan\/plan\//);
  const plans = main(page).getByRole('region', { name: 'Health Plans' });
  const plan = (await plans.getByRole('link').first().textContent()) ?? '';
  await plans.getByRole('link').first().click();
  await expect(title(page)).toHaveText(plan);
  const hospitals = main(page).getByRole('region', { name: 'Hospitals in this plan' });
  await hospitals.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/health-plan\/hospital\//);
  await expect(main(page).getByRole('region', { name: 'Health Plans' })).toBeVisible();
});

test('[D-016] research: a trial, and how to take part', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Research', page.getByRole('contentinfo'));
  await follow(page, 'Search trials');
  await expect(rows(page).first()).toBeVisible();
  await followFirstResult(page);
  await expect(page).toHaveURL(/\/research\/clinical-trials\//);
  await expect(page.locator('#enroll')).toBeVisible();
});

test('[S-001, S-009] a health topic, read', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Health and wellness', page.getByRole('contentinfo'));
  await main(page).locator('a[href^="/health/"]').first().click();
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL(/\/health\/./);
});

test('[S-001] a member of the health plan finds a provider of the plan', async ({ page }) => {
  await page.goto(planSite);
  await page.locator('a[href^="/find-provider"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${planSite}/find-provider`));
  await followFirstResult(page);
  await expect(main(page).getByRole('heading', { name: /Locations/ })).toBeVisible();
});
