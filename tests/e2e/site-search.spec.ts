import { ask } from './support/ask.ts';
import { planSite } from './support/addresses.ts';
import {
  awake,
  countText,
  facet,
  open,
  parameter,
  rowAddresses,
  rowNames,
  rows,
  searchAddress,
  searchBox,
  tabs,
  total,
} from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const research = '/Research-Search-Results';
const sections = (page: Page) => page.locator('.UniversalResults-section');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const chosen = (page: Page) => page.getByRole('tab', { selected: true });

/** Vertical keys of the calls the page makes to the search service; '' for a search of all. */
function searches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/search\/(?:vertical\/)?query$/.test(pathname) && searchParams.get('limit') !== '0')
      asked.push(searchParams.get('verticalKey') ?? '');
  });
  return asked;
}

test('[Q-001, Q-011, Q-012, Q-013, Q-014, Q-015, Q-016, Q-017, Q-018, Q-019, Q-020, Q-387] site search has its tabs in order, and without words says what to do', async ({
  page,
}) => {
  const asked = searches(page);
  await page.goto('/search');
  await awake(page);
  await expect(tabs(page)).toHaveText([
    'All',
    'Providers',
    'Locations',
    'Services',
    'Health & Wellness',
    'Research',
    'Events',
    'Patient Stories',
    'Volunteering',
    'News',
    'General',
  ]);
  await expect(
    page.getByText('Start a search using a keyword above or browse content using the tabs.'),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('[Q-021, Q-022, Q-023, Q-024, Q-010, Q-025] from All to one vertical, back, forward and reloaded', async ({
  page,
}) => {
  await page.goto(searchAddress('/search', { query: 'heart' }));
  await awake(page);
  await expect(chosen(page)).toHaveText('All');
  await expect(sections(page).first()).toBeVisible();
  const kinds = await sections(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(kinds.length).toBeGreaterThan(3);
  for (const section of await sections(page).all())
    expect(await section.locator('.VerticalResults > li').count()).toBeLessThanOrEqual(5);
  const counted = Number(
    (await sections(page).first().locator('.UniversalResults-count').innerText()).replace(/\D/g, ''),
  );

  const asked = searches(page);
  await tab(page, 'Providers').click();
  await expect(page).toHaveURL(/verticalKey=healthcare_professionals/);
  await expect(countText(page)).toBeVisible();
  // All counts the affiliated providers too; the tab begins with the network's own.
  const sides = page.locator('.SegmentedControl-count');
  await expect(sides).toHaveText([/[\d,]+/, /[\d,]+/]);
  const [own = 0, affiliated = 0] = (await sides.allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(await total(page)).toBe(own);
  expect(own + affiliated).toBe(counted);
  expect(asked).toEqual(['healthcare_professionals']);
  await expect(sections(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Meridian Providers/ })).toBeChecked();
  const providers = await rowAddresses(page);

  await tab(page, 'Locations').click();
  await expect(chosen(page)).toHaveText('Locations');
  await expect(facet(page, 'Type of location')).toBeVisible();
  expect(parameter(page, 'query')).toBe('"heart"');
  await page.goBack();
  await expect(chosen(page)).toHaveText('Providers');
  await expect.poll(() => rowAddresses(page)).toEqual(providers);
  await page.goBack();
  await expect(chosen(page)).toHaveText('All');
  await expect(sections(page).getByRole('heading', { level: 2 })).toHaveText(kinds);
  await page.goForward();
  await expect(chosen(page)).toHaveText('Providers');
  await expect.poll(() => rowAddresses(page)).toEqual(providers);
  await page.reload();
  await awake(page);
  await expect(chosen(page)).toHaveText('Providers');
  expect(await rowAddresses(page)).toEqual(providers);
});

test('[Q-025, Q-030] every tab finds its own kind, in its own card, and an unknown vertical is all', async ({
  page,
}) => {
  test.slow();
  await page.goto(searchAddress('/search', { query: 'care' }));
  await awake(page);
  const names = await tabs(page).allInnerTexts();
  for (const name of names.slice(1)) {
    await tab(page, name).click();
    await expect(chosen(page)).toHaveText(name);
    await expect(
      page.locator('.VerticalResults[aria-busy="false"] > li, .NoResultsMessage').first(),
    ).toBeVisible();
    if ((await rows(page).count()) > 0)
      await expect(rows(page).first().getByRole('heading').first(), name).not.toBeEmpty();
  }
  await page.goto(searchAddress('/search', { verticalKey: 'nothing', query: 'heart' }));
  await expect(chosen(page)).toHaveText('All');
  await expect(sections(page).first()).toBeVisible();
});

test('“See all” of a section opens its tab and the focus goes to the results', async ({ page }) => {
  await page.goto(searchAddress('/search', { query: 'heart' }));
  await awake(page);
  // The sections wake after the search; until then their links lead to a page of their own.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'See all: Providers' }).click();
  await expect(chosen(page)).toHaveText('Providers');
  await expect(page.getByRole('tabpanel', { name: 'Providers' })).toBeFocused();
  await expect(rows(page)).toHaveCount(20);
});

test('the cards of a section wake when it is near, in the elements the server wrote', async ({ page }) => {
  await page.goto(searchAddress('/search', { query: 'heart' }));
  await awake(page);
  const [near, far] = [sections(page).first(), sections(page).last()];
  await expect(near.locator('[data-sleeps]')).toHaveCount(0);
  await expect(far.locator('[data-sleeps]')).toHaveCount(1);
  const sent = await far.locator('.CardFrame').first().elementHandle();
  await far.scrollIntoViewIfNeeded();
  await expect(far.locator('[data-sleeps]')).toHaveCount(0);
  expect(await sent?.evaluate((card) => card.isConnected)).toBe(true);
});

test('[Q-078, S-341] suggestions come while typing, are chosen by keyboard, and Escape first closes, then clears', async ({
  page,
}) => {
  await page.goto('/search');
  await awake(page);
  const options = page.getByRole('listbox', { name: 'Search for' }).getByRole('option');
  await searchBox(page).pressSequentially('card', { delay: 30 });
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(6);
  // What the letters stand in comes first; what is meant by them, as a heart murmur, may follow.
  await expect(options.first()).toContainText(/card/i);
  await searchBox(page).press('ArrowDown');
  const first = await options.first().innerText();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/query=/);
  expect(JSON.parse(parameter(page, 'query')!)).toBe(first);
  await expect(sections(page).first()).toBeVisible();
  await searchBox(page).fill('knee');
  await expect(options.first()).toBeVisible();
  await searchBox(page).press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(searchBox(page)).toHaveValue('knee');
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
});

test('a misspelt word is corrected, said so, and the right one can be searched for', async ({ page }) => {
  await page.goto(searchAddress('/find-provider', { query: 'cardiolgist' }));
  await awake(page);
  const hint = page.getByText(/^(Showing results for|Did you mean)/);
  await expect(hint).toBeVisible();
  // The second link is for the word as it was typed.
  const word = hint.getByRole('link').first();
  await expect(word).toHaveText(/cardiolog/i);
  await word.click();
  await expect(page).toHaveURL(/query=%22cardiolog/);
  await expect(hint).toHaveCount(0);
  await expect(rows(page).first()).toContainText(/Cardiology/);
});

test('[Q-335, Q-337] the full name of a doctor stands in a block of its own', async ({ page }) => {
  await open(page, '/find-provider');
  const name = (await rows(page).first().getByRole('heading').innerText()).replace(/, [A-Z].*$/, '');
  await searchBox(page).fill(name);
  await searchBox(page).press('Enter');
  const block = page.getByRole('region', { name: /^Exact match for/ });
  await expect(block.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  await searchBox(page).fill('ha');
  await searchBox(page).press('Enter');
  await expect(block).toHaveCount(0);
});

test('[Q-386] nothing found in all verticals, word for word', async ({ page }) => {
  await page.goto(searchAddress('/search', { query: 'zzqxv wkjqp' }));
  await expect(
    page.getByRole('heading', {
      name: 'Your search, zzqxv wkjqp, provided no results. Try re-phrasing your search query.',
    }),
  ).toBeVisible();
});

test.describe('research', () => {
  test('[Q-050, Q-051, Q-052, Q-053, Q-055, Q-056, Q-057, Q-058] its own tabs, verticals and hero', async ({
    page,
  }) => {
    await page.goto(searchAddress(research, { query: 'heart' }));
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Research');
    await expect(tabs(page)).toHaveText([
      'All',
      'Clinical Trials',
      'Studies',
      'Publications',
      'Investigators',
    ]);
    await expect(sections(page).first()).toBeVisible();
    const own = /^(Clinical Trials|Studies|Publications|Investigators)/;
    for (const heading of await sections(page).getByRole('heading', { level: 2 }).allTextContents())
      expect(heading).toMatch(own);
    for (const [name, key] of [
      ['Clinical Trials', 'clinical_trial'],
      ['Studies', 'research_study'],
      ['Publications', 'research_publication'],
      ['Investigators', 'investigator'],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(new RegExp(`verticalKey=${key}(&|$)`));
      await expect(
        page.locator('.VerticalResults[aria-busy="false"] > li, .NoResultsMessage').first(),
      ).toBeVisible();
    }
  });

  test('[Q-053, Q-054, Q-260] clinical trials by their address, one facet, shared', async ({ page }) => {
    await open(page, `${research}?verticalKey=clinical_trial`);
    await expect(chosen(page)).toHaveText('Clinical Trials');
    const all = await total(page);
    await facet(page, 'Recruiting status').getByRole('checkbox').first().check();
    await expect.poll(() => total(page)).toBeLessThan(all);
    const some = await total(page);
    await page.reload();
    await awake(page);
    expect(await total(page)).toBe(some);
    const { pathname, search } = new URL(page.url());
    const html = (await ask(pathname + search)).text.split('<script id="page-data"')[0] ?? '';
    expect(/ResultsCount"[^>]*>([^<]*)/.exec(html)?.[1]).toContain(`of ${some}`);
  });
});

test.describe('the health plan', () => {
  for (const [path, heading] of [
    ['/find-provider', 'Find a doctor in your plan'],
    ['/find-facility', 'Find a facility in your plan'],
    ['/search', 'Search Meridian Plan'],
  ] as const) {
    test(`[Q-039, Q-040, Q-041, Q-030] ${path} searches the plan, whatever vertical is asked for`, async ({
      page,
    }) => {
      await open(page, `${planSite}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const all = await total(page);
      const names = await rowNames(page);
      await page.goto(`${planSite}${path}?verticalKey=healthcare_professionals`);
      await awake(page);
      expect(await total(page)).toBe(all);
      expect(await rowNames(page)).toEqual(names);
    });
  }

  test('[Q-290, Q-291] plan facilities have list and map', async ({ page }) => {
    await open(page, `${planSite}/find-facility`);
    await expect(page.getByRole('radio', { name: 'List View' })).toBeChecked();
    await page.getByRole('radio', { name: 'Map View' }).check({ force: true });
    await expect(page.locator('.PinMap-pin').first()).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
  });

  test('[Q-040, Q-026] plan providers are filtered to primary care', async ({ page }) => {
    await open(page, `${planSite}/find-provider`);
    const all = await total(page);
    await page.getByRole('checkbox', { name: /Can be your primary care provider/ }).check();
    await expect.poll(() => total(page)).toBeLessThan(all);
    await expect(rows(page).first()).toBeVisible();
  });
});
