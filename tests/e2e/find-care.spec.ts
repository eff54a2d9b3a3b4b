import { ask } from './support/ask.ts';
import { milesBetween } from './support/geometry.ts';
import {
  answered,
  awake,
  countText,
  facet,
  filters,
  hrefs,
  nearOf,
  nextAnswer,
  open,
  parameter,
  pills,
  placeBox,
  rowAddresses,
  rowLinks,
  rows,
  searchAddress,
  searchBox,
  total,
} from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const findProvider = '/find-provider';

/** Presses Tab (or Shift+Tab) until the element is focused; fails when it cannot be reached. */
async function tabTo(page: Page, what: ReturnType<Page['locator']>, most = 80, key = 'Tab'): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await what.evaluateAll(([element]) => element !== undefined && element === document.activeElement))
      return;
    await page.keyboard.press(key);
  }
  await expect(what, `not reached by ${key}`).toBeFocused({ timeout: 100 });
}

interface WireProvider {
  id: string;
  acceptingNewPatients?: boolean;
  c_additionalLanguages?: { language: { name: string }[] }[] | { language?: { name: string }[] };
  c_healthPlanFacet?: string[];
  c_offices?: { officeOrFacility?: { yextDisplayCoordinate?: { latitude: number; longitude: number } }[] }[];
}

test.describe('at 390 px, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[Q-025, Q-026, Q-027, Q-028] a Spanish-speaking paediatrician near a ZIP, in a plan, open to new patients', async ({
    page,
  }) => {
    test.slow();
    await open(page, findProvider);
    await tabTo(page, searchBox(page));
    await page.keyboard.type('pediatrician');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/query=%22pediatrician%22/);

    // The answer took the focus to the results; the place is above them.
    await tabTo(page, placeBox(page), 80, 'Shift+Tab');
    await page.keyboard.type('95816');
    const suggestions = page.getByRole('listbox', { name: 'Near' }).getByRole('option');
    await expect(suggestions.first()).toContainText('95816');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/staticFilters=/);
    const near = nearOf(page)!;

    const trigger = page.getByRole('button', { name: /^Filters/ });
    await tabTo(page, trigger);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    let answer: { response: { resultsCount: number; results: { data: WireProvider }[] } } | undefined;
    for (const box of [
      sheet.getByRole('checkbox', { name: /Accepting new patients/ }),
      facet(page, 'Languages').getByRole('checkbox', { name: /^Spanish/ }),
      facet(page, 'Accepted insurance').getByRole('checkbox').first(),
    ]) {
      await tabTo(page, box, 200);
      const answered = nextAnswer(page);
      await page.keyboard.press('Space');
      answer = (await (await answered).json()) as typeof answer;
      await expect(box).toBeChecked();
    }
    const found = answer!.response;
    expect(found.resultsCount).toBeGreaterThan(0);
    const show = sheet.getByRole('button', {
      name: found.resultsCount === 1 ? 'Show 1 result' : `Show ${found.resultsCount} results`,
    });
    await tabTo(page, show, 200);
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await expect(page.locator('.SearchFrame-main')).toBeFocused();

    const plan = (JSON.parse(parameter(page, 'facets')!) as { i: string; v: string[] }[]).find(
      ({ i }) => i === 'c_healthPlanFacet',
    )!.v[0]!;
    for (const { data } of found.results) {
      expect(data.acceptingNewPatients, data.id).toBe(true);
      expect(JSON.stringify(data.c_additionalLanguages), data.id).toContain('"Spanish"');
      expect(data.c_healthPlanFacet, data.id).toContain(plan);
      const points = (data.c_offices ?? []).flatMap(({ officeOrFacility = [] }) =>
        officeOrFacility.flatMap(({ yextDisplayCoordinate }) => yextDisplayCoordinate ?? []),
      );
      const centre = { latitude: near.lat, longitude: near.lng };
      expect(Math.min(...points.map((point) => milesBetween(centre, point))), data.id).toBeLessThan(25.1);
    }
    await expect(rows(page)).toHaveCount(Math.min(found.resultsCount, 20));
    // Where a specialty is told for itself, the card says that.
    const card = rows(page).filter({ hasText: 'Accepting new patients' }).first();
    await expect(card).toBeVisible();
    await expect(card).toContainText('Spanish');
    await expect(card).toContainText(/miles? from .*95816/);
    // One way to book, reached from the name by the same key.
    await tabTo(page, card.getByRole('heading').getByRole('link'));
    await page.keyboard.press('Tab');
    await expect(card.locator(':focus')).toBeVisible();
  });
});

test('[Q-004, Q-005, Q-006, Q-250] a shared search is short, and its first HTML has the same results for anyone', async ({
  page,
  browser,
}) => {
  await open(page, findProvider);
  const all = await total(page);
  await facet(page, 'Languages')
    .getByRole('checkbox', { name: /^Spanish/ })
    .check();
  await expect.poll(() => total(page)).toBeLessThan(all);
  const sort = page.getByRole('combobox', { name: /Sort by/ });
  await sort.click();
  await page.getByRole('option', { name: /Z-A/ }).click();
  await expect(page).toHaveURL(/sortBys=/);
  await expect(page.locator('.VerticalResults[aria-busy="false"]')).toBeVisible();
  const links = await rowAddresses(page);
  expect(links).toHaveLength(20);
  const { pathname, search } = new URL(page.url());
  const address = pathname + search;
  expect(address.length).toBeLessThan(320);

  const { status, headers, text } = await ask(address);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(/<meta name="robots" content="([^"]*)"/.exec(text)?.[1]).toContain('noindex');
  const sent = [...text.matchAll(/class="CardFrame-name[^>]*>\s*<a [^>]*href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(sent).toEqual(links);

  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.252.0.1' } });
  const shared = await other.newPage();
  await open(shared, page.url());
  expect(await rowLinks(shared).evaluateAll(hrefs)).toEqual(links);
  await expect(facet(shared, 'Languages').getByRole('checkbox', { name: /^Spanish/ })).toBeChecked();
  await expect(shared.getByRole('combobox', { name: /Sort by/ })).toContainText('Z-A');
  expect(new URL(shared.url()).search).toBe(search);
  expect(await shared.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await other.close();
});

test.describe('own and affiliated providers', () => {
  const side = (page: Page, name: RegExp) => page.getByRole('radio', { name });
  const countOf = async (page: Page, name: RegExp) =>
    Number(
      (await page.locator('label.SegmentedControl-segment').filter({ hasText: name }).innerText()).replace(
        /\D/g,
        '',
      ),
    );

  test('[Q-293, Q-294, Q-295, Q-296, Q-299, Q-350] the switch shows both counts and searches the other side', async ({
    page,
  }) => {
    await open(page, `${findProvider}?offset=40`);
    await expect(side(page, /Meridian Providers/)).toBeChecked();
    await expect.poll(() => countOf(page, /Affiliated/)).toBeGreaterThan(0);
    const own = await total(page);
    const affiliated = await countOf(page, /Affiliated/);
    expect(await countOf(page, /Meridian/)).toBe(own);
    await side(page, /Affiliated Providers/).check({ force: true });
    await expect.poll(() => total(page)).toBe(affiliated);
    await expect(countText(page)).toHaveText(/^1–20 of/);
    expect(parameter(page, 'offset')).toBeNull();
    expect(parameter(page, 'staticFilters')).toContain('c_providerIsSutter');
    await expect.poll(() => countOf(page, /Meridian/)).toBe(own);
    await page.goBack();
    await expect(side(page, /Meridian Providers/)).toBeChecked();
    await expect(countText(page)).toHaveText(/^41–60 of/);
  });

  test('[Q-298, Q-261] Clear All goes back to the own providers', async ({ page }) => {
    await open(page, findProvider);
    const own = await total(page);
    await side(page, /Affiliated Providers/).check({ force: true });
    await expect.poll(() => total(page)).not.toBe(own);
    await page.getByRole('button', { name: 'Clear All' }).first().click();
    await expect.poll(() => total(page)).toBe(own);
    await expect(side(page, /Meridian Providers/)).toBeChecked();
    expect(parameter(page, 'staticFilters')).toBeNull();
  });
});

test('[Q-255, Q-393] providers by name are by last name, in both directions', async ({ page }) => {
  const answerFor = async (name: RegExp) => {
    const answered = nextAnswer(page);
    await page.getByRole('combobox', { name: /Sort by/ }).click();
    await page.getByRole('option', { name }).click();
    const { response } = (await (await answered).json()) as {
      response: { results: { data: { lastName: string } }[] };
    };
    return response.results.map(({ data }) => data.lastName);
  };
  await open(page, findProvider);
  const up = await answerFor(/A-Z/);
  expect(up).toHaveLength(20);
  expect(up).toEqual([...up].sort((one, other) => one.localeCompare(other, 'en')));
  const down = await answerFor(/Z-A/);
  expect(down).toEqual([...down].sort((one, other) => other.localeCompare(one, 'en')));
  expect(down[0]).not.toBe(up[0]);
});

test('[Q-259, Q-260, Q-267, Q-254] two filters are two pills; one goes, then Clear All takes the rest and the page', async ({
  page,
}) => {
  await open(page, findProvider);
  const all = await total(page);
  await facet(page, 'Languages')
    .getByRole('checkbox', { name: /^Spanish/ })
    .check();
  await expect(pills(page).getByRole('listitem')).toHaveCount(1);
  await facet(page, 'Gender').getByRole('checkbox').first().check();
  await expect(pills(page).getByRole('listitem')).toHaveCount(2);
  await answered(page);
  const both = await total(page);
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(countText(page)).toHaveText(/^21–/);
  await pills(page)
    .getByRole('link', { name: /Spanish/ })
    .click();
  await expect(pills(page).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => total(page)).toBeGreaterThan(both);
  await expect(facet(page, 'Languages').getByRole('checkbox', { name: /^Spanish/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear All' }).first().click();
  await expect.poll(() => total(page)).toBe(all);
  await expect(countText(page)).toHaveText(/^1–20/);
  await expect(pills(page)).toHaveCount(0);
  await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('[Q-256] every page of a short list, and the whole list is in them once', async ({ page }) => {
  await open(
    page,
    searchAddress(findProvider, { query: 'nephrology', facets: [{ i: 'gender', v: ['FEMALE'] }] }),
  );
  const count = await total(page);
  expect(count).toBeGreaterThan(20);
  const seen: (string | null)[] = [];
  const next = page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' });
  for (let offset = 0; offset < Math.min(count, 60); offset += 20) {
    await expect(countText(page)).toHaveText(new RegExp(`^${offset + 1}–`));
    seen.push(...(await rowAddresses(page)));
    if (offset + 20 < Math.min(count, 60)) await next.click();
  }
  expect(seen).toHaveLength(Math.min(count, 60));
  const pages = seen.filter((href) => href !== '/404'); // who has no page yet
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(20);
});

test('words typed before scripts run are kept, and searched for', async ({ page }) => {
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(findProvider, { waitUntil: 'commit' });
  await searchBox(page).fill('knee');
  letThrough();
  await awake(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('knee');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/query=%22knee%22/);
});
