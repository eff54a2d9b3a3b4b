import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The parts of a search screen as a visitor finds them; names are the English ones unless told. */
export const rows = (page: Page) => page.locator('.VerticalResults > li');
export const rowLinks = (page: Page) => rows(page).getByRole('heading').getByRole('link');
export const countText = (page: Page) => page.locator('.ResultsCount');
export const searchBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search for' });
export const placeBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Near' });
export const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
export const pills = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
export const tabs = (page: Page) => page.getByRole('tablist').getByRole('tab');
/** A group of filter options by its label, beside the list or in the sheet. */
export const facet = (page: Page, name: string) =>
  page.locator('.FacetGroup').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
export const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));

/** All rows of a list, once they are drawn: a new list begins with those in view. */
export async function wholeList(page: Page) {
  await expect(page.locator('.VerticalResults-toCome')).toHaveCount(0);
  return rows(page);
}
/** What all rows are called. */
export const rowNames = async (page: Page): Promise<string[]> =>
  (await wholeList(page)).getByRole('heading').allTextContents();
/** Where all rows lead. */
export const rowAddresses = async (page: Page): Promise<(string | null)[]> =>
  (await wholeList(page)).getByRole('heading').getByRole('link').evaluateAll(hrefs);

/** An address with parameters written as the search state writes them: JSON where it is JSON. */
export function searchAddress(path: string, state: Record<string, unknown>): string {
  const plain = ['verticalKey', 'offset', 'limit', 'q', 'near', 'view'];
  const params = Object.entries(state).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(plain.includes(name) ? String(value) : JSON.stringify(value))}`,
  );
  return params.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${params.join('&')}` : path;
}

/** The search has woken: what is pressed from here on is answered in place. */
export const awake = (page: Page) =>
  expect(page.locator('[data-island][data-awake] .SearchFrame').first()).toBeAttached();

/** Opens a search, waits for its results and until it is awake. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
  await awake(page);
}

/** What was asked for has been answered: rows and count are those of the address. */
export const answered = (page: Page) => expect(countText(page)).toHaveAttribute('aria-busy', 'false');

/** How many results the count tells of. */
export async function total(page: Page): Promise<number> {
  return Number(
    /\d+[–-]\d+ (?:of|de) ([\d,.]+)/.exec(await countText(page).innerText())?.[1]?.replace(/\D/g, ''),
  );
}

/** The next answer with results of the search service to the page; counting alone is another call. */
export const nextAnswer = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/search/vertical/query') &&
      new URL(response.url()).searchParams.get('limit') !== '0',
  );

/** Types a place and takes the first suggestion; gives its name. */
export async function choosePlace(page: Page, text: string): Promise<string> {
  await placeBox(page).fill(text);
  const first = page.getByRole('listbox', { name: 'Near' }).getByRole('option').first();
  await expect(first).toBeVisible();
  const name = (await first.innerText()).trim();
  await first.click();
  return name;
}

interface Near {
  lat: number;
  lng: number;
  radius: number;
}

/** The place filter of the address. */
export function nearOf(page: Page): Near | undefined {
  const text = parameter(page, 'staticFilters') ?? '';
  const find = (value: unknown): Near | undefined => {
    if (value === null || typeof value !== 'object') return undefined;
    if ('radius' in value && 'lat' in value) return value as Near;
    return Object.values(value).map(find).find(Boolean);
  };
  return text ? find(JSON.parse(text)) : undefined;
}
