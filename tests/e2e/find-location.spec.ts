import { ask } from './support/ask.ts';
import { findLocation } from './support/addresses.ts';
import { facilityWhere, nameOf } from './support/directory.ts';
import { dueToday } from './support/dueToday.ts';
import { milesBetween } from './support/geometry.ts';
import {
  answered,
  choosePlace,
  countText,
  filters,
  nearOf,
  nextAnswer,
  open as openSearch,
  parameter,
  pills,
  placeBox,
  rowAddresses,
  rowNames,
  rows,
  searchBox,
  total,
  wholeList,
} from './support/searchPage.ts';
import { doubleText, expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const open = (page: Page, address = findLocation) => openSearch(page, address);

test('[Q-034, Q-250, Q-251] the HTML holds the first twenty results; waking neither asks again nor changes them', async ({
  page,
}) => {
  const { text } = await ask(findLocation);
  const [html = ''] = text.split('<script id="page-data"');
  expect(html.includes('Loading results')).toBe(false);
  expect(html.match(/class="CardFrame-name/g)).toHaveLength(20);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/vertical/query')) asked.push(request.url());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(rows(page)).toHaveCount(20);
  await expect(countText(page)).toHaveText(/^1–20 of [\d,]+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a location');
  const card = rows(page).first();
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    /^\/find-location\/facility\//,
  );
  const name = await card.getByRole('heading').innerText();
  expect(html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').includes(name), name).toBe(true);
});

test('[Q-085] a card leads to a page of the place it names', async ({ page }) => {
  await open(page);
  const link = rows(page).first().getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('the address is the state', () => {
  test('[Q-003, Q-010, Q-252] a query goes into the address, back and forward run it again', async ({
    page,
  }) => {
    await open(page);
    const all = await total(page);
    await searchBox(page).fill('imaging');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page).toHaveURL(/[?&]query=%22imaging%22/);
    await expect.poll(() => total(page)).toBeLessThan(all);
    const some = await total(page);
    const names = await rowNames(page);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(all);
    await expect(searchBox(page)).toHaveValue('');
    expect(parameter(page, 'query')).toBeNull();
    await page.goForward();
    await expect.poll(() => total(page)).toBe(some);
    await expect(searchBox(page)).toHaveValue('imaging');
    await expect.poll(() => rowNames(page)).toEqual(names);
  });

  test('[Q-004, Q-007, Q-009, Q-253] a shared link shows another visitor the same', async ({
    page,
    browser,
  }) => {
    await open(page, `${findLocation}&utm_source=card`);
    await filters(page).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/facets=/);
    const facets = JSON.parse(parameter(page, 'facets') ?? '') as { i: string; v: unknown[] }[];
    expect(facets).toEqual([{ i: expect.any(String), v: [expect.anything()] }]);
    await expect(pills(page).getByRole('listitem')).toHaveCount(1);
    expect(parameter(page, 'utm_source')).toBe('card');
    await answered(page);
    const seen = { url: page.url(), count: await countText(page).innerText() };
    const names = await rowNames(page);
    await page.reload();
    await expect(countText(page)).toHaveText(seen.count);
    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.251.0.1' } });
    const shared = await other.newPage();
    await open(shared, seen.url);
    await expect(countText(shared)).toHaveText(seen.count);
    expect(await rows(shared).getByRole('heading').allTextContents()).toEqual(names);
    await expect(filters(shared).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await other.close();
  });
});

test.describe('filters', () => {
  test('[Q-280, Q-281, Q-282, Q-267] choosing and clearing an option searches again, and stands as a pill', async ({
    page,
  }) => {
    await open(page);
    const all = await total(page);
    const group = filters(page).getByRole('group').first();
    const option = group.getByRole('checkbox').first();
    // Numbers of options come once the results are painted.
    const label = group.locator('label').first();
    await expect(label).toHaveText(/\d\s*$/);
    const count = Number((await label.innerText()).match(/([\d,]+)\s*$/)?.[1]?.replaceAll(',', ''));
    await option.check();
    await expect.poll(() => total(page)).toBe(count);
    expect(count).toBeLessThan(all);
    await expect(pills(page).getByRole('listitem')).toHaveCount(1);
    await option.uncheck();
    await expect.poll(() => total(page)).toBe(all);
    await option.check();
    await pills(page).getByRole('link').first().click();
    await expect.poll(() => total(page)).toBe(all);
    await expect(option).not.toBeChecked();
    await expect(pills(page)).toHaveCount(0);
  });

  test('[Q-259, Q-260, Q-261] Clear All takes facets, filters and the page number away', async ({ page }) => {
    await open(page);
    const all = await total(page);
    await filters(page).getByRole('checkbox').first().check();
    await expect(pills(page).getByRole('listitem')).toHaveCount(1);
    await page.goto(`${page.url()}&offset=20`);
    await page.getByRole('button', { name: 'Clear All' }).first().click();
    await expect.poll(() => total(page)).toBe(all);
    await expect(countText(page)).toHaveText(/^1–/);
    for (const name of ['facets', 'staticFilters', 'offset']) expect(parameter(page, name)).toBeNull();
  });

  test('[Q-288, Q-289] Open Now leaves places that say they are open, and off brings the others back', async ({
    page,
  }) => {
    await open(page);
    const all = await total(page);
    const toggle = page.getByRole('switch', { name: 'Open Now' });
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect.poll(() => total(page)).toBeLessThan(all);
    const states = (await wholeList(page)).locator('.CardFrame-state');
    // A card says so when it is awake.
    await expect(states.first()).not.toBeEmpty();
    const told = await states.allTextContents();
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((state) => !/^(Open|Clos(es|ing) soon)/.test(state))).toEqual([]);
    expect(parameter(page, 'staticFilters')).toContain('$openAt');
    await toggle.click();
    await expect.poll(() => total(page)).toBe(all);
    expect(parameter(page, 'staticFilters')).toBeNull();
  });

  test('[Q-098, Q-099] on a phone the filters are a sheet that opens, counts and closes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('checkbox').first().check();
    await expect(sheet.getByRole('button', { name: /^Show [\d,]+ results?$/ })).toBeVisible();
    const promised = (
      await sheet
        .getByRole('button', { name: /^Show / })
        .last()
        .innerText()
    ).match(/[\d,]+/)?.[0];
    await sheet.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(countText(page)).toContainText(`of ${promised}`);
    await expect(page.locator('.SearchFrame-main')).toBeFocused();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});

test.describe('near a place', () => {
  test('[Q-320, Q-324, Q-262, Q-264, Q-263, Q-323] four characters bring places; one chosen means 25 miles around it, true distances', async ({
    page,
  }) => {
    await open(page);
    const all = await total(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/places')) asked.push(request.url());
    });
    await placeBox(page).pressSequentially('958', { delay: 20 });
    await placeBox(page).pressSequentially('16', { delay: 20 });
    const options = page.getByRole('listbox', { name: 'Near' }).getByRole('option');
    await expect(options.first()).toContainText('95816');
    expect(await options.count()).toBeLessThanOrEqual(10);
    expect(asked.map((address) => new URL(address).searchParams.get('query')?.length ?? 0)).not.toContain(3);

    const answered = nextAnswer(page);
    await options.first().click();
    const answer = (await (await answered).json()) as SearchAnswer;
    const near = nearOf(page);
    expect(near?.radius).toBeCloseTo(25 * 1609.344, -1);
    await expect.poll(() => total(page)).toBeLessThan(all);
    const centre = { latitude: near!.lat, longitude: near!.lng };
    expect(milesBetween(centre, { latitude: 38.57, longitude: -121.46 })).toBeLessThan(5);

    const found = new Map(answer.response.results.map(({ data }) => [data.id, data]));
    const cards = rows(page);
    expect(await cards.count()).toBe(found.size);
    for (let index = 0; index < (await cards.count()); index += 1) {
      const card = cards.nth(index);
      const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
      const place = [...found.values()].find(({ id }) => href.endsWith(id));
      const shown = /([\d.]+) miles? from/.exec((await card.textContent()) ?? '')?.[1];
      const miles = milesBetween(centre, place!.yextDisplayCoordinate);
      expect(miles).toBeLessThanOrEqual(25.1);
      // Two decimals up to ten miles, whole miles above.
      expect(shown, href).toMatch(miles > 10.2 ? /^\d+$/ : /^\d+(\.\d{1,2})?$/);
      expect(Math.abs(Number(shown) - miles)).toBeLessThan(miles > 10 ? 0.6 : 0.05);
    }
    await page.getByRole('button', { name: 'Clear the location' }).click();
    await expect.poll(() => total(page)).toBe(all);
    expect(nearOf(page)).toBeUndefined();
  });

  test('[Q-268] a place is no pill; its box clears it', async ({ page }) => {
    await open(page);
    await choosePlace(page, 'Sacramento');
    await expect(page).toHaveURL(/staticFilters=/);
    await expect(pills(page)).toHaveCount(0);
  });

  test('[Q-322] leaving the box without choosing takes the first suggestion and says so', async ({
    page,
  }) => {
    await open(page);
    await placeBox(page).fill('Fresno');
    const first = page.getByRole('listbox', { name: 'Near' }).getByRole('option').first();
    await expect(first).toBeVisible();
    const name = (await first.innerText()).trim();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(placeBox(page)).toHaveValue(name);
    await expect(page.getByText(`${name} chosen`)).toBeAttached();
    await expect(page).toHaveURL(/staticFilters=/);
  });

  test.describe('with permission', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 36.7378, longitude: -119.7871 } });

    test('[Q-265, Q-266, S-351] the exact location means 50 miles around it', async ({ page }) => {
      await open(page);
      await page.getByRole('button', { name: 'Use my exact location' }).click();
      await expect(page).toHaveURL(/staticFilters=/);
      const near = nearOf(page);
      expect(near?.radius).toBeCloseTo(50 * 1609.344, -1);
      expect(near).toMatchObject({ lat: 36.738, lng: -119.787 });
      await expect(page.getByText('Showing places within 50 miles of you')).toBeVisible();
      await expect(rows(page).first()).toContainText(/miles? away from you/);
    });
  });

  test('[Q-379, X-015] when the browser will not say, the list stays as it is and words say so', async ({
    page,
  }) => {
    await open(page);
    const before = await rowNames(page);
    await page.getByRole('button', { name: 'Use my exact location' }).click();
    await expect(page.getByText('Your browser did not share your location.')).toBeVisible();
    // Where the machine is slow, rows out of sight may come a moment after the first.
    await expect.poll(() => rowNames(page)).toEqual(before);
    expect(nearOf(page)).toBeUndefined();
  });
});

test('[Q-255, Q-392] the four orders are offered, and by name is by name', async ({ page }) => {
  await open(page);
  const sort = page.getByRole('combobox', { name: /Sort by/ });
  await sort.click();
  await expect(page.getByRole('listbox', { name: 'Sort by' }).getByRole('option')).toHaveText([
    'Relevance',
    'Distance',
    'Name A-Z',
    'Name Z-A',
  ]);
  const names = () => rowNames(page);
  await page.getByRole('option', { name: 'Name A-Z' }).click();
  await expect(page).toHaveURL(/sortBys=/);
  const sorted = (list: string[], direction: 1 | -1) =>
    [...list].sort((one, other) => direction * one.localeCompare(other, 'en'));
  await expect.poll(async () => (await names())[0]?.localeCompare('C')).toBeLessThan(0);
  expect(await names()).toEqual(sorted(await names(), 1));
  await sort.click();
  await page.getByRole('option', { name: 'Name Z-A' }).click();
  await expect.poll(async () => (await names())[0]?.localeCompare('S')).toBeGreaterThan(0);
  expect(await names()).toEqual(sorted(await names(), -1));
});

test('[Q-256, Q-007] pages of results follow each other without repeating, and the address says which', async ({
  page,
}) => {
  await open(page);
  const first = await rowAddresses(page);
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL(/[?&]offset=20(&|$)/);
  await expect(countText(page)).toHaveText(/^21–40 of /);
  const second = await rowAddresses(page);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
  await page.goBack();
  await expect(countText(page)).toHaveText(/^1–20 of /);
  await page.goto(`${findLocation}&offset=40`);
  await expect(countText(page)).toHaveText(/^41–60 of /);
});

test('[Q-335, Q-336, Q-337, Q-338, S-336, S-337] a name typed in full has its own block on the first page only', async ({
  page,
}) => {
  const facility = await facilityWhere('c_locationType=Hospital', ({ name }) => name.length > 10);
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('exactNameMatch')) asked.push(new URL(request.url()));
  });
  const query = (text: string) => `&query=${encodeURIComponent(JSON.stringify(text))}`;
  await open(page, `${findLocation}${query(facility.name)}`);
  const block = page.getByRole('region', { name: /^Exact match for/ });
  await expect(block.getByRole('link', { name: nameOf(facility), exact: true })).toBeVisible();
  expect(asked[0]?.searchParams.get('query')).toBe(facility.name);
  expect(asked[0]?.searchParams.get('entityType')).toBe('healthcare_facilities');
  asked.length = 0;
  await open(page, `${findLocation}${query('la')}`);
  await open(page, `${findLocation}${query('care')}&offset=20`);
  expect(asked).toEqual([]);
  await expect(block).toHaveCount(0);
});

test('[Q-386] nothing found for a text, word for word', async ({ page }) => {
  await page.goto(`${findLocation}&query=%22zzqxv%20wkjqp%22`);
  await expect(page.getByRole('main')).toContainText(
    'Your search, zzqxv wkjqp, provided no results. Try re-phrasing your search query.',
  );
  await expect(countText(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See all kinds of locations' })).toBeVisible();
});

test('[Q-385, Q-388] nothing found without a text, in the list and on the map, word for word', async ({
  page,
}) => {
  const facets = encodeURIComponent(JSON.stringify([{ i: 'c_locationType', v: ['No Such Type'] }]));
  await page.goto(`${findLocation}&facets=${facets}`);
  await expect(
    page.getByRole('heading', { name: 'Your search provided no results.', exact: true }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Map View' }).check({ force: true });
  await expect(page.getByText('No locations available.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).first().click();
  await expect(rows(page).first()).toBeVisible();
});

test.describe('list and map', () => {
  test('[Q-035, Q-290, Q-291] the list is there first; the map adds pins with the numbers of the rows', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole('radio', { name: 'List View' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Map of the results' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Map View' }).check({ force: true });
    const map = page.getByRole('region', { name: 'Map of the results' });
    const pins = map.locator('.PinMap-pin');
    await expect(pins.first()).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    // Pins too near to tell apart stand together; every row's number is on one of them.
    const labels = await pins.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const numbers = labels.flatMap((label) => label.split('; ').map((part) => parseInt(part, 10)));
    expect(numbers.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, row) => row + 1),
    );
    const name = await rows(page).nth(2).getByRole('heading').innerText();
    const pin = pins.nth(labels.findIndex((label) => label.includes(`3: ${name}`)));
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(map.getByText(`3: ${name}`).first()).toBeVisible();
    await map.locator('a[href$="-row-3"]').click();
    await expect(rows(page).nth(2)).toBeInViewport();
    expect(parameter(page, 'view')).toBe('map');
    await page.reload();
    await expect(pins.first()).toBeVisible();
    await page.getByRole('radio', { name: 'List View' }).check({ force: true });
    await expect(map).toHaveCount(0);
  });

  test('without its base map the map says so and the list stays', async ({ page }) => {
    await page.route('**/map/network.json', (route) => route.abort());
    await open(page, `${findLocation}&view=map`);
    await expect(
      page.getByText('The map could not be loaded. The list below has every place.'),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
  });
});

const problem = (code: number) =>
  JSON.stringify({
    meta: {
      uuid: '1',
      errors: [{ code, type: 'FATAL_ERROR', message: 'The search service does not answer' }],
    },
    response: {},
  });

test.describe('when the search does not answer', () => {
  const answers: [
    name: string,
    answer: Parameters<import('@playwright/test').Route['fulfill']>[0] | 'refused',
  ][] = [
    ['a refused connection', 'refused'],
    ['an error', { status: 503, body: problem(503) }],
    ['too many requests', { status: 429, body: problem(429) }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<html><body>Proxy</body></html>' }],
    ['half an answer', { status: 200, contentType: 'application/json', body: '{"meta":{"uuid":"1"},"resp' }],
    [
      'an answer of another shape',
      { status: 200, contentType: 'application/json', body: '{"meta":7,"response":[]}' },
    ],
  ];
  for (const [name, answer] of dueToday(answers)) {
    test(`${name} is told, and Try again brings the results`, async ({ page }) => {
      await page.route('**/search/vertical/query?*', (route) =>
        answer === 'refused' ? route.abort() : route.fulfill(answer),
      );
      await open(page);
      await searchBox(page).fill('care');
      await searchBox(page).press('Enter');
      await expect(page.getByText('We could not load the results')).toBeVisible();
      await expect(page.getByText('Your search and filters are kept.')).toBeVisible();
      await page.unroute('**/search/vertical/query?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page).first()).toBeVisible();
      await expect(searchBox(page)).toHaveValue('care');
      expect(parameter(page, 'query')).toBe('"care"');
    });
  }

  test('[X-053] without the place service typing still works and nothing is chosen', async ({ page }) => {
    await page.route('**/api/places?*', (route) => route.abort());
    await open(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await placeBox(page).fill('Sacramento');
    await expect.poll(() => logged).toContain('Unable to fetch locations');
    await page.keyboard.press('Tab');
    expect(nearOf(page)).toBeUndefined();
    await expect(rows(page).first()).toBeVisible();
  });
});

test('[S-065, S-153] the bare root goes to the season, every search address to the search', async ({
  page,
}) => {
  expect((await ask('/find-location')).headers.location).toBe('/find-location/type/flu-clinic');
  expect((await ask('/es/find-location')).headers.location).toBe('/es/find-location/type/flu-clinic');
  await open(page, '/find-location?query=%22urgent%22');
  await expect(searchBox(page)).toHaveValue('urgent');
});

test('[Q-314, R-086] whatever stands in the address, the page stands and nothing in it runs', async ({
  page,
}) => {
  const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
  const addresses = [
    `query=${encodeURIComponent(JSON.stringify(script))}`,
    `query=${encodeURIComponent(script)}`,
    'facets={bad',
    `facets=${encodeURIComponent(JSON.stringify([{ i: '__proto__', v: [{}] }, 7, null]))}`,
    `facets=${encodeURIComponent(JSON.stringify([{ i: script, v: [script] }]))}`,
    'staticFilters=[1,[2],{"f":"a"}]',
    `staticFilters=${encodeURIComponent(JSON.stringify({ f: 'builtin.location', m: '$near', v: { lat: 999, lng: 'x', radius: -1 } }))}`,
    'sortBys=[{"type":"SOMETHING"}]',
    'sortBys=null',
    'offset=-5&limit=0',
    'offset=99999999999&limit=1e9',
    'offset=NaN&limit=%F0%9F%92%A9',
    'limit=51',
    'query=%22a%22&query=%22b%22&verticalKey=b',
    'constructor[prototype][x]=1&__proto__[x]=1',
    `query=${encodeURIComponent(JSON.stringify('a'.repeat(3000)))}`,
    'view=<script>',
    'near=%00%0d%0aX-Injected:%201',
  ];
  for (const hostile of dueToday(addresses, 0, 3)) {
    const response = await page.goto(`/find-location?verticalKey=healthcare_facilities&${hostile}`);
    expect(response?.status(), hostile).toBe(200);
    expect(response?.headers()['x-injected']).toBeUndefined();
    await expect(
      page
        .locator('.VerticalResults > li, .NoResultsMessage')
        .or(page.getByRole('button', { name: 'Try again' }))
        .or(page.getByText('This link asks for something we no longer know'))
        .first(),
      hostile,
    ).toBeVisible();
    await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  }
  expect(await page.evaluate(() => ({}) as { x?: string })).not.toHaveProperty('x');
});

test('[Q-250] everything can be done by keyboard alone, and the focus is always seen', async ({ page }) => {
  await open(page);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const box = element.getBoundingClientRect();
      const ring = (one: Element) => {
        const style = getComputedStyle(one);
        return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
      };
      const isMarked =
        ring(element) ||
        (element.closest('label, .Combobox-box, .TextField-box') !== null &&
          ring(element.closest('label, .Combobox-box, .TextField-box')!)) ||
        (element.nextElementSibling !== null && ring(element.nextElementSibling));
      const atCentre = document.elementFromPoint(
        Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
        Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
      );
      const isSeen =
        box.width < 2 ||
        atCentre === null ||
        element.contains(atCentre) ||
        atCentre.contains(element) ||
        element.closest('label')?.contains(atCentre) === true ||
        element.parentElement?.contains(atCentre) === true;
      return { what: element.outerHTML.slice(0, 120), isMarked, isSeen };
    });
  const stops: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const { what, isMarked, isSeen } = await focused();
    stops.push(what);
    if (what.startsWith('<body')) break;
    expect(isMarked, `no visible focus on ${what}`).toBe(true);
    expect(isSeen, `focus behind something on ${what}`).toBe(true);
  }
  expect(new Set(stops).size).toBeGreaterThan(15);

  await searchBox(page).focus();
  await page.keyboard.type('urgent care');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=%22urgent(?:\+|%20)care%22/);
  await placeBox(page).focus();
  await page.keyboard.type('Sacramento');
  await expect(page.getByRole('listbox', { name: 'Near' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/staticFilters=/);
  await page.getByRole('combobox', { name: /Sort by/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Name A');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sortBys=/);
  // Last: at night it leaves nothing to sort.
  await page.getByRole('switch', { name: 'Open Now' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Open Now' })).toBeChecked();
});

test('[Q-034] in Spanish the page speaks Spanish and leads to Spanish pages', async ({ page }) => {
  await page.goto(`/es${findLocation}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encontrar un centro');
  await expect(rows(page).first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    /^\/es\/find-location\/facility\//,
  );
});

for (const width of dueToday([320, 390, 768, 1440])) {
  test(`nothing sticks out of the search page at ${width} px, also with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [findLocation, `/es${findLocation}`, `${findLocation}&view=map`]) {
      await page.goto(address);
      await expect(rows(page).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await doubleText(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

interface SearchAnswer {
  response: {
    results: { data: { id: string; yextDisplayCoordinate: { latitude: number; longitude: number } } }[];
  };
}
