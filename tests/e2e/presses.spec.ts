import type { Locator } from '@playwright/test';
import { facilityWhere, fullFacility, pathOf } from './support/directory.ts';
import { searchBox } from './support/searchPage.ts';
import { started } from './support/started.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* What is pressed before the code of a part is there happens when it is: one mechanism for every kind of island. */

/** Holds back all scripts but the page's first one. Returns what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

interface Kind {
  kind: string;
  path: () => Promise<string>;
  button: (page: Page) => Locator;
  happened: (page: Page, button: Locator) => Promise<void>;
}

const facilityOfWays = () =>
  facilityWhere('c_locationType=Hospital', ({ c_findingYourWay: ways }) => (ways?.length ?? 0) > 1);

const kinds: Kind[] = [
  {
    kind: 'an island that wakes at once',
    path: async () => '/search?query=%22heart%22',
    button: (page) =>
      page.locator('[data-wake="load"]').getByRole('button', { name: 'Clear the search text' }),
    happened: (page) => expect(searchBox(page)).toHaveValue(''),
  },
  {
    kind: 'an island that wakes in view',
    path: async () => pathOf(await facilityOfWays()),
    button: (page) => page.locator('[data-wake="visible"]').getByRole('tab').nth(1),
    happened: (_, button) => expect(button).toHaveAttribute('aria-selected', 'true'),
  },
  {
    kind: 'an island that wakes when it is pressed',
    path: async () => pathOf(await fullFacility()),
    button: (page) => page.locator('[data-wake="press"]').getByRole('button', { name: 'Show More' }),
    happened: (page) => expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible(),
  },
];

for (const { kind, path, button, happened } of kinds)
  test(`what is pressed in ${kind}, before its code is there, happens once it is`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const release = await holdScripts(page);
    await page.goto(await path(), { waitUntil: 'domcontentloaded' });
    await started(page);
    const place = button(page);
    await place.click();
    expect(await page.locator('[data-awake]').count()).toBe(0);
    release();
    await happened(page, place);
  });
