import type { Locator } from '@playwright/test';
import { findLocation, site } from './support/addresses.ts';
import { providerPath } from '../../scripts/lib/samplePages.ts';
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
  facilityWhere('c_locationType=Hospital', ({ c_findingYourWay: ways }) => (ways?.length ?? 0) > 2);
const facilityOfPictures = () =>
  facilityWhere('c_locationType=Hospital', ({ c_mediaGallery: slides }) => (slides?.length ?? 0) > 1);

const moreOptions = (page: Page) =>
  page
    .locator('.FacetGroup')
    .getByRole('button', { name: /^Show \d+ more/ })
    .first();

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
    path: async () => pathOf(await facilityOfPictures()),
    button: (page) =>
      page.locator('[data-wake="visible"]').getByRole('button', { name: 'Next', exact: true }),
    happened: (page) => expect(page.locator('[data-wake="visible"]').getByText(/^2 of \d+$/)).toBeVisible(),
  },
  {
    kind: 'an island that wakes when it is pressed',
    path: async () => pathOf(await facilityOfWays()),
    button: (page) => page.locator('[data-wake="press"]').getByRole('tab').nth(1),
    happened: (_, button) => expect(button).toHaveAttribute('aria-selected', 'true'),
  },
  {
    kind: 'another island that wakes when it is pressed',
    path: async () => pathOf(await fullFacility()),
    button: (page) => page.locator('[data-wake="press"]').getByRole('button', { name: 'Show More' }),
    happened: (page) => expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible(),
  },
  {
    kind: 'a part that comes after the first content of its island',
    path: async () => findLocation,
    // Without scripts a list is shorter than with them, so that the button says another number then.
    button: moreOptions,
    happened: (page) =>
      expect(page.locator('.FacetGroup').getByRole('button', { name: 'Show fewer' })).toHaveCount(1),
  },
];

/** Opens a page whose code is held back. Returns what lets it through. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await started(page);
  return release;
}
const sleeps = async (page: Page) => expect(await page.locator('[data-awake]').count()).toBe(0);

for (const { kind, path, button, happened } of kinds)
  for (const way of ['pointer', 'key'])
    test(`what is pressed in ${kind} (by ${way}), before its code is there, happens once it is`, async ({
      page,
    }) => {
      const release = await openAsleep(page, await path());
      const place = button(page);
      if (way === 'pointer') await place.click();
      else await place.press('Enter');
      await sleeps(page);
      release();
      await happened(page, place);
    });

test('all that is pressed happens, each once', async ({ page }) => {
  const release = await openAsleep(page, `${findLocation}&query=%22center%22`);
  await moreOptions(page).click();
  await moreOptions(page).click();
  await page.getByRole('button', { name: 'Clear the search text' }).click();
  await sleeps(page);
  release();
  await expect(page.locator('.FacetGroup').getByRole('button', { name: 'Show fewer' })).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue('');
});

test('what is written in a part, before its code is there, counts once it is', async ({ page }) => {
  const release = await openAsleep(page, '/find-provider');
  const field = page.getByRole('searchbox', { name: /^Find in / }).first();
  await field.fill('zzz');
  await sleeps(page);
  release();
  await expect(page.getByText('None found')).toBeVisible();
  await expect(field).toHaveValue('zzz');
});

test('a link in an island that wakes when the page is idle leads on before its code is there', async ({
  page,
}) => {
  const path = await providerPath(site);
  await openAsleep(page, `/compare?providers=${/[^-/]+$/.exec(path)?.[0]}`);
  await page.locator('[data-wake="idle"]').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(site + path);
});

/** Content comes above an island, and the browser does not hold what is seen where it was. */
const moveDown = (island: Locator) =>
  island.evaluate((slot) => {
    document.documentElement.style.overflowAnchor = 'none';
    const come = document.createElement('p');
    come.style.height = '100px';
    slot.before(come);
  });

for (const state of ['sleeps', 'is awake'])
  test(`a press during which the page moves is of the control it began on, where that ${state}`, async ({
    page,
  }) => {
    const release = await openAsleep(page, pathOf(await facilityOfPictures()));
    const button = page.getByRole('button', { name: 'Next', exact: true });
    const island = page.locator('[data-wake="visible"]').filter({ has: button });
    const next = island.locator(button);
    await next.scrollIntoViewIfNeeded();
    if (state === 'is awake') {
      release();
      await expect(island).toHaveAttribute('data-awake');
    }
    await next.hover();
    await page.mouse.down();
    await moveDown(island);
    await page.mouse.up();
    release();
    await expect(island.getByText(/^2 of \d+$/)).toBeVisible();
  });
