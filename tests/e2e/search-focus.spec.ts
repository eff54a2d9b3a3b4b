import { allButOneToday } from './support/dueToday.ts';
import {
  awake,
  facet,
  filters,
  nextAnswer,
  open,
  pills,
  placeBox,
  rows,
  searchBox,
  tabs,
} from './support/searchPage.ts';
import { expect, test, type Page } from './support/test.ts';
import { inTurn } from './support/turns.ts';

/*
 * Where the focus is after every action of search: where a person goes on reading. What was pressed and stays keeps it;
 * what goes hands it to what takes its place in its list, else to where the results begin. With the keyboard alone.
 */

const WIDTHS = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const;
const DOCTORS = '/find-provider';
const PLACES = '/find-location?verticalKey=healthcare_facilities';

/** What has the focus, in words: the results, or its role and name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (!at || at === document.body) return 'nothing';
    if (at.classList.contains('SearchFrame-main')) return 'results';
    const name = (at.getAttribute('aria-label') ?? at.closest('label')?.innerText ?? at.innerText).trim();
    return `${at.tagName.toLowerCase()} ${name.replace(/\s+/g, ' ')}`;
  });

const expectFocus = (page: Page, expected: string | RegExp) =>
  expect
    .poll(() => focused(page))
    .toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);

/** Presses what has a name, by keyboard, once the part it is in is awake, and waits for the answer it asks for. */
async function press(page: Page, target: ReturnType<Page['locator']>, key = 'Enter'): Promise<void> {
  // In view the part wakes; until then a link of it leads to a page of its own.
  await target.focus();
  await expect
    .poll(() => target.evaluate((one) => Object.keys(one).some((name) => name.startsWith('__reactProps'))))
    .toBe(true);
  await target.focus();
  const answer = nextAnswer(page);
  await page.keyboard.press(key);
  await answer;
  await expect(page.locator('.ResultsCount')).toHaveAttribute('aria-busy', 'false');
}

/** The filters in view: beside the list, or in the sheet of a phone, which opens with its title in focus. */
async function openFilters(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 900) {
    await expect(filters(page)).toBeVisible();
    return;
  }
  await page.locator('.FacetsPanel-trigger button').focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h2 Filters');
}

for (const [device, viewport] of allButOneToday(WIDTHS)) {
  test.describe(`focus on a ${device}`, () => {
    test.use({ viewport });

    for (const [name, address, group] of [
      ['Find a doctor', DOCTORS, 'Specialty'],
      ['Find a location', PLACES, 'Type of location'],
    ] as const) {
      test(`${name}: facet, sheet, pills, clear all`, inTurn(6), async ({ page }) => {
        await open(page, address);
        await openFilters(page);
        const boxes = facet(page, group).getByRole('checkbox');
        await press(page, boxes.nth(0), ' ');
        await expectFocus(page, /^input /);
        await expect(boxes.and(page.locator(':focus'))).toBeChecked();
        await press(page, boxes.nth(1), ' ');
        await expect(boxes.and(page.locator(':focus'))).toBeChecked();
        await press(page, boxes.nth(2), ' ');
        if (device === 'phone') {
          // Escape gives the focus back; the button with the number of results leads to them.
          await page.keyboard.press('Escape');
          await expectFocus(page, /^button Filters/);
          await page.keyboard.press('Enter');
          await expectFocus(page, 'h2 Filters');
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Show .*results?$/ })
            .focus();
          await page.keyboard.press('Enter');
          await expectFocus(page, 'results');
        }
        const applied = pills(page).getByRole('link');
        await expect(applied).toHaveCount(3);
        const [first, second] = await applied.allInnerTexts();
        // The next pill, the one before when there is no next, the results after the last.
        await press(page, applied.nth(0));
        await expect(applied).toHaveCount(2);
        await expectFocus(page, `a ${second!.replace(/\s+/g, ' ').trim()}`);
        expect(first).not.toBe(second);
        await press(page, applied.nth(1));
        await expect(applied).toHaveCount(1);
        await expectFocus(page, `a ${second!.replace(/\s+/g, ' ').trim()}`);
        await press(page, applied.nth(0));
        await expectFocus(page, 'results');
      });

      test(`${name}: next page, sort, words and suggestion`, inTurn(6), async ({ page }) => {
        await open(page, address);
        await press(page, page.getByRole('link', { name: 'Next' }));
        await expectFocus(page, 'results');
        await press(page, page.getByRole('link', { name: 'Page 1', exact: true }));
        await expectFocus(page, 'results');

        const sort = page.getByRole('combobox', { name: /^Sort by/ });
        await sort.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('End');
        const sorted = nextAnswer(page);
        await page.keyboard.press('Enter');
        await sorted;
        await expect(sort).toBeFocused();

        await searchBox(page).focus();
        await page.keyboard.type('car');
        await expect(
          page.getByRole('listbox', { name: 'Search for' }).getByRole('option').first(),
        ).toBeVisible();
        await page.keyboard.press('ArrowDown');
        const found = nextAnswer(page);
        await page.keyboard.press('Enter');
        await found;
        await expectFocus(page, 'results');
      });

      test(`${name}: a place stays to be seen in its field`, async ({ page }) => {
        await open(page, address);
        await placeBox(page).focus();
        await page.keyboard.type('Sacramento');
        await expect(page.getByRole('listbox', { name: 'Near' }).getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        const found = nextAnswer(page);
        await page.keyboard.press('Enter');
        await found;
        await expect(placeBox(page)).toBeFocused();
      });
    }

    test(
      'Find a doctor: own or affiliated stays, clear all goes on at the results',
      inTurn(6),
      async ({ page }) => {
        await open(page, DOCTORS);
        const own = page.locator('.ProviderOwnershipToggle').getByRole('radio');
        await own.nth(0).focus();
        const answer = nextAnswer(page);
        await page.keyboard.press('ArrowRight');
        await answer;
        await expect(own.nth(1)).toBeFocused();
        const clear = page.getByRole('button', { name: 'Clear All' }).locator('visible=true').first();
        await press(page, clear);
        await expectFocus(page, 'results');
      },
    );

    test('Find a location: map and list, Open Now', inTurn(6), async ({ page }) => {
      await open(page, PLACES);
      const views = page.locator('.ListMapToggle').getByRole('radio');
      await views.nth(0).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.ResultsMap')).toBeVisible();
      await expect(views.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('.ResultsMap')).toHaveCount(0);
      await expect(views.nth(0)).toBeFocused();
    });

    test('site search: tab, all of a section, back', inTurn(6), async ({ page }) => {
      await page.goto('/search?query=%22heart%22');
      await expect(page.getByRole('tablist')).toBeVisible();
      await awake(page);
      const all = page.getByRole('link', { name: /^See all/ }).first();
      // Pressed while its part sleeps it leads on as the link it is, to a page of the server's.
      await expect(all.locator('xpath=ancestor::*[@data-sleeps]')).toHaveCount(0);
      await all.focus();
      const answer = nextAnswer(page);
      await page.keyboard.press('Enter');
      await answer;
      await expectFocus(page, 'results');

      await expect(tabs(page).first()).toBeVisible();
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      const next = nextAnswer(page);
      await page.keyboard.press('Enter');
      await next;
      await expect(page.getByRole('tab', { selected: true })).toBeFocused();
      await expect(rows(page).first()).toBeVisible();
    });

    test('a misspelt word: the other spelling goes on at the results', inTurn(6), async ({ page }) => {
      await page.goto('/find-provider?query=%22cardiolgy%22');
      const spelling = page.locator('.SearchFrame-spelling a').first();
      await expect(spelling).toBeVisible();
      await open(page, page.url());
      await press(page, spelling);
      await expectFocus(page, 'results');
    });
  });
}

test('Back on a phone undoes what was chosen in the sheet and closes it', inTurn(6), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, DOCTORS);
  await openFilters(page);
  await press(page, facet(page, 'Specialty').getByRole('checkbox').first(), ' ');
  await expect(page).toHaveURL(/facets=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/facets=/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocus(page, /^button Filters/);
});

test(
  'beyond the last page the list says where it ends and leads there',
  inTurn(6),
  async ({ page, request }) => {
    const address = `${DOCTORS}?query=%22cardiologist%22&offset=9000`;
    const served = await (await request.get(address)).text();
    expect(served).toMatch(/These results end at page \d/);
    await page.goto(address);
    await expect(page.getByText('provided no results')).toHaveCount(0);
    await page
      .locator('.NoResultsMessage')
      .getByRole('link', { name: /^Page \d/ })
      .click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  },
);

test.describe('a place in the words [A-83]', () => {
  const address = `${DOCTORS}?query=%22cardiologist+in+sacramento%22`;

  test('is a pill, distances are from it, and taking it away survives a reload', async ({ page }) => {
    await open(page, address);
    const pill = pills(page).getByRole('link', { name: 'Remove filter Near Sacramento' });
    await expect(pill).toBeVisible();
    await expect(rows(page).first()).toContainText(/miles? from Sacramento/);
    await expect(rows(page).filter({ hasText: 'from you' })).toHaveCount(0);
    await press(page, pill);
    await expect(pills(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('cardiologist');
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(pills(page)).toHaveCount(0);
    await expect(rows(page).filter({ hasText: /\bmiles?\b/ })).toHaveCount(0);
  });

  test('gives way to a chosen one, which finds somebody', async ({ page }) => {
    await open(page, address);
    await placeBox(page).fill('Modesto');
    await expect(page.getByRole('listbox', { name: 'Near' }).getByRole('option').first()).toBeVisible();
    const answer = nextAnswer(page);
    await page.getByRole('listbox', { name: 'Near' }).getByRole('option').first().click();
    await answer;
    await expect(rows(page).first()).toContainText(/miles? from Modesto/);
    await expect(searchBox(page)).toHaveValue('cardiologist');
    await expect(pills(page)).toHaveCount(0);
  });

  test('is a pill of the search of everything, and without scripts, too', async ({ page, browser }) => {
    await page.goto('/search?query=%22cardiologist+in+sacramento%22');
    await expect(pills(page).getByRole('link', { name: 'Remove filter Near Sacramento' })).toBeVisible();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const read = await plain.newPage();
    await read.goto(new URL(address, page.url()).href);
    await pills(read).getByRole('link', { name: 'Remove filter Near Sacramento' }).click();
    await expect(read).toHaveURL(/query=%22cardiologist%22/);
    await expect(rows(read).first()).toBeVisible();
    await plain.close();
  });

  test('a point of a link is nobody’s position until they give it', async ({ page }) => {
    const near = { 'builtin.location': { $near: { lat: 38.58, lng: -121.49, radius: 80467.2 } } };
    await open(page, `${PLACES}&staticFilters=${encodeURIComponent(JSON.stringify([near]))}`);
    await expect(rows(page).first()).toContainText(/miles? from a chosen point/);
    await expect(page.getByRole('main')).not.toContainText(/from you|near you|Your location/i);
    await expect(placeBox(page)).toHaveValue('a chosen point');
  });
});
