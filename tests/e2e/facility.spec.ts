import { ask } from './support/ask.ts';
import { site } from './support/addresses.ts';
import {
  dayFacility,
  facilities,
  facilityWhere,
  featuredFacility,
  facilityAt,
  fullFacility,
  nameOf,
  pathOf,
} from './support/directory.ts';
import { milesBetween } from './support/geometry.ts';
import { withoutScripts } from './support/plainBrowser.ts';
import { doubleText, expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/turns.ts';
import { dueToday } from './support/dueToday.ts';

const digits = (phone: string | undefined) => (phone ?? '').replace(/\D/g, '').slice(-10);
const phoneText = (phone: string | undefined) => digits(phone).replace(/^(...)(...)(....)$/, '$1-$2-$3');

/** The Spanish address of a page, from the page's own alternate link. */
async function spanishPath(path: string): Promise<string> {
  const { text } = await ask(path);
  const href = /<link rel="alternate" hrefLang="es" href="([^"]+)"/.exec(text)?.[1];
  if (!href) throw new Error(`${path} names no Spanish page`);
  return new URL(href).pathname;
}

test.describe('without JavaScript', () => {
  test('[S-014, S-124, D-082, D-086, D-087, D-091, R-101] name, address, directions, phone and hours are in the HTML', async ({
    browser,
  }) => {
    const facility = await dayFacility();
    await withoutScripts(browser, pathOf(facility), async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(facility));
      const address = page.locator('address').first();
      await expect(address).toContainText(facility.address.line1);
      await expect(address).toContainText(facility.address.city);
      await expect(address).toContainText(facility.address.postalCode);
      await expect(page.getByRole('link', { name: /^Get Directions/ }).first()).toHaveAttribute(
        'href',
        /^https:\/\//,
      );
      await expect(page.locator(`a[href="tel:+1${digits(facility.mainPhone)}"]`).first()).toContainText(
        phoneText(facility.mainPhone),
      );
      await expect(page.getByRole('heading', { name: 'Hours', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Wednesday');
      // What is true at one moment only is not in a page that is kept for long.
      await expect(page.getByText('Open now')).toHaveCount(0);
    });
  });

  test('[S-008] the Spanish page says the same in Spanish', async ({ browser }) => {
    const facility = await dayFacility();
    await withoutScripts(browser, await spanishPath(pathOf(facility)), async (page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.getByRole('heading', { name: 'Dirección', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Horario', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Cómo llegar/ }).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText('miércoles', { ignoreCase: true });
      await expect(page.locator('address').first()).toContainText(facility.address.line1);
    });
  });

  test('search engines read the same facts as JSON-LD', async ({ browser }) => {
    for (const facility of [await dayFacility(), await fullFacility()]) {
      await withoutScripts(browser, pathOf(facility), async (page) => {
        const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
        const data = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
        const place = data.find((one) => String(one['@id']).endsWith('#place'));
        expect(place).toMatchObject({
          '@context': 'https://schema.org',
          name: nameOf(facility),
          url: `${site}${pathOf(facility)}`,
          address: {
            '@type': 'PostalAddress',
            addressLocality: facility.address.city,
            postalCode: facility.address.postalCode,
          },
        });
        const types = [place?.['@type']].flat();
        expect(types.length).toBeGreaterThan(0);
        for (const type of types)
          expect(['Hospital', 'MedicalClinic', 'EmergencyService', 'DiagnosticLab', 'Pharmacy']).toContain(
            type,
          );
        const opening = place?.['openingHoursSpecification'] as Record<string, unknown>[];
        expect(opening.length).toBeGreaterThan(0);
        for (const row of opening) {
          expect(row['@type']).toBe('OpeningHoursSpecification');
          expect(row['opens']).toMatch(/^\d\d:\d\d/);
          expect(row['closes']).toMatch(/^\d\d:\d\d/);
          expect(row['dayOfWeek'] ?? row['validFrom']).toBeDefined();
        }
        expect(data.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(place?.['name']));
      });
    }
  });
});

/** The Wednesday after next at a Pacific time, no holiday of the facility near it. */
function pacificWednesday(time: string, holidays: readonly string[]): Date {
  for (let days = 8; days < 90; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const isNear = holidays.some((day) => Math.abs(Date.parse(day) - Date.parse(date)) < 9 * 86_400_000);
    if (new Date(`${date}T12:00:00Z`).getUTCDay() !== 3 || isNear) continue;
    // Pacific is 7 or 8 hours behind; the one that gives this wall clock is right.
    for (const offset of ['-07:00', '-08:00']) {
      const instant = new Date(`${date}T${time}:00${offset}`);
      const wall = instant.toLocaleTimeString('en-GB', {
        timeZone: 'America/Los_Angeles',
        hour: '2-digit',
        minute: '2-digit',
      });
      if (wall === time) return instant;
    }
  }
  throw new Error('no plain Wednesday in the next months');
}
const shifted = (time: string, minutes: number) => {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};

test.describe('the state of now', () => {
  // A visitor far away: the state is the facility's, not the visitor's.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[R-001, R-008, R-011, R-012] open and closed appear after load and follow Pacific time', async ({
    page,
  }) => {
    const facility = await dayFacility();
    const { start } = facility.hours!['wednesday']!.openIntervals![0]!;
    const holidays = (facility.hours?.holidayHours ?? []).map(({ date }) => date);
    const state = page.locator('.FacilityHours-now').first();

    await page.clock.setFixedTime(pacificWednesday(shifted(start, 60), holidays));
    await page.goto(pathOf(facility));
    await expect(state).toContainText('Open now');
    await page.clock.setFixedTime(pacificWednesday(shifted(start, -60), holidays));
    await page.reload();
    await expect(state).toContainText('Closed');
    await expect(state).toContainText('Opens at');
  });

  test('[R-014] a wait is told while the place is open and not while it is closed', async ({ page }) => {
    const facility = await dayFacility();
    const { start } = facility.hours!['wednesday']!.openIntervals![0]!;
    const holidays = (facility.hours?.holidayHours ?? []).map(({ date }) => date);
    const wait = page.getByRole('region', { name: 'Waiting now' });
    let now = pacificWednesday(shifted(start, 60), holidays);
    await page.route('**/api/waitTimes', (route) =>
      route.fulfill({
        json: {
          [String(facility.uid)]: {
            YextLocationUid: String(facility.uid),
            PatientsStillWaiting: 7,
            FetchDateTime: now.toISOString(),
          },
        },
      }),
    );
    await page.clock.setFixedTime(now);
    await page.goto(pathOf(facility));
    await expect(wait).toContainText('7');
    now = pacificWednesday(shifted(start, -60), holidays);
    await page.clock.setFixedTime(now);
    const asked = page.waitForResponse('**/api/waitTimes');
    await page.reload();
    await asked;
    await expect(page.locator('.FacilityHours-now').first()).toContainText('Closed');
    await expect(wait).toHaveCount(0);
  });
});

test('[S-300, S-302, D-092] an open emergency room tells its wait after the page has loaded, from the feed', async ({
  page,
}) => {
  const waits = JSON.parse((await ask('/api/waitTimes')).text) as Record<
    string,
    { PatientsStillWaiting: number }
  >;
  const allDay = (day: { openIntervals?: { start: string; end: string }[] } | undefined) =>
    day?.openIntervals?.some(({ start, end }) => start === '00:00' && end === '23:59');
  const facility = await facilityWhere(
    'c_locationType=Emergency%20Room',
    ({ uid, hours }) =>
      String(uid) in waits && Boolean(allDay(hours?.['monday']) && allDay(hours?.['sunday'])),
  );
  const record = waits[String(facility.uid)];
  const { text } = await ask(pathOf(facility));
  expect(text).not.toContain('aria-label="Waiting now"');
  await page.goto(pathOf(facility));
  const wait = page.getByRole('region', { name: 'Waiting now' });
  await expect(wait).toContainText(String(record?.PatientsStillWaiting));
});

test('[S-301, X-014] when the feed fails no wait is told and the page stands', async ({ page }) => {
  const facility = await facilityWhere('c_locationType=Emergency%20Room');
  for (const answer of [
    { status: 500, body: '' },
    { status: 200, body: '<html>' },
    { status: 200, body: '[1]' },
  ]) {
    await page.route('**/api/waitTimes', (route) => route.fulfill(answer));
    const asked = page.waitForResponse('**/api/waitTimes');
    await page.goto(pathOf(facility));
    await asked;
    await expect(page.locator('.FacilityHours-now').first()).toContainText(/Open|Closed/);
    await expect(page.getByRole('region', { name: 'Waiting now' })).toHaveCount(0);
    await page.unroute('**/api/waitTimes');
  }
});

test('[D-009, D-109, D-110, D-116] [A-83] similar locations are part of the page, with true distances from it', async ({
  page,
  browser,
}) => {
  const facility = await fullFacility();
  // As a crawler reads it: without scripts.
  await withoutScripts(browser, pathOf(facility), async (read) => {
    const region = read.getByRole('region', { name: 'Similar Locations Nearby' });
    const cards = region.getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const count = await cards.count();
    expect(count).toBeLessThanOrEqual(3);
    await expect(region.getByRole('link', { name: nameOf(facility), exact: true })).toHaveCount(0);
    for (let index = 0; index < count; index += 1) {
      const card = cards.nth(index);
      const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
      const place = await facilityAt(href);
      expect(place.c_locationType!.some((type) => facility.c_locationType!.includes(type))).toBe(true);
      const words = /([\d.]+) miles? from this location/.exec((await card.textContent()) ?? '')?.[1];
      const miles = milesBetween(facility.yextDisplayCoordinate!, place.yextDisplayCoordinate!);
      expect(Math.abs(Number(words) - miles)).toBeLessThan(Math.max(0.02, miles * 0.01));
      expect(miles).toBeLessThanOrEqual(10.05);
    }
    await expect(region.getByRole('link', { name: 'See all locations' })).toHaveAttribute(
      'href',
      '/find-location?verticalKey=healthcare_facilities',
    );
  });

  // What depends on the hour comes when the visitor comes near; nothing is asked of the search service.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked.push(request.url());
  });
  await page.goto(pathOf(facility));
  await expect(page.locator('.FacilityHours-now').first()).toContainText(/Open|Closed/);
  const states = page.locator('.FacilityRelatedLocations-state');
  await expect(states.first()).toBeEmpty();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(states.first()).toContainText(/Open|Closed/);
  expect(asked).toEqual([]);
});
test('[D-103, D-104] one service of a group is open at a time', async ({ page }) => {
  await page.goto(pathOf(await fullFacility()));
  const region = page.getByRole('region', { name: 'Services at this location' });
  await region.scrollIntoViewIfNeeded();
  const entries = region.locator('.DetailsGroup').first().locator('details');
  expect(await entries.count()).toBeGreaterThan(1);
  const [first, second] = [entries.nth(0), entries.nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).not.toHaveAttribute('open');
});

test('[D-010, D-099] questions open and close by keyboard', async ({ page }) => {
  const facility = await fullFacility();
  await page.goto(pathOf(facility));
  const region = page.getByRole('region', { name: 'Questions people ask' });
  await region.scrollIntoViewIfNeeded();
  const questions = facility.c_frequentlyAskedQuestions ?? [];
  const last = region.locator('details').last();
  const isOpen = () => last.evaluate((one: HTMLDetailsElement) => one.open);
  const before = await isOpen();
  await last.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(isOpen).toBe(!before);
  await page.keyboard.press('Space');
  await expect.poll(isOpen).toBe(before);
  expect(await region.locator('summary').count()).toBe(questions.length);
});

test('[D-095] Show More tells the rest of the description, Show Less takes it away', async ({ page }) => {
  await page.goto(pathOf(await fullFacility()));
  const region = page.getByRole('region', { name: 'About this location' });
  await region.scrollIntoViewIfNeeded();
  const words = async () => (await region.innerText()).length;
  await expect.poll(words).toBeGreaterThan(0);
  const before = await words();
  await region.getByText('Show More').click();
  await expect.poll(words).toBeGreaterThan(before + 20);
  await region.getByText('Show Less').click();
  await expect.poll(words).toBe(before);
});

test('[D-100] the ways to get here are tabs that arrows move through', async ({ page }) => {
  const facility = await facilityWhere(
    'c_locationType=Hospital',
    ({ c_findingYourWay: ways }) => (ways?.length ?? 0) > 1,
  );
  await page.goto(pathOf(facility));
  const region = page.getByRole('region', { name: 'Finding Your Way' });
  await region.scrollIntoViewIfNeeded();
  const tabs = region.getByRole('tab');
  // The campus map is a picture beside them.
  const ways = facility.c_findingYourWay?.filter(({ headline }) => headline !== 'Campus Maps');
  expect(await tabs.allTextContents()).toEqual(ways?.map(({ headline }) => headline));
  // It wakes when somebody comes to it.
  await tabs.first().focus();
  await expect(region.locator('xpath=ancestor::*[@data-awake]').first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(region.getByRole('tabpanel')).toHaveCount(1);
});

test.describe('addresses', () => {
  test('[S-120] a wrong slug leads to the right address for good', async () => {
    const facility = await fullFacility();
    for (const [prefix, wrong] of [
      ['', `/find-location/facility/another-name-${facility.id}`],
      ['', `/find-location/facility/anything/${facility.id}`],
      ['/es', `/find-location/facility/another-name-${facility.id}`],
    ] as const) {
      const { status, headers } = await ask(prefix + wrong);
      expect(status).toBe(308);
      expect(headers.location).toMatch(new RegExp(`^${prefix}/find-location/facility/[^/]*${facility.id}$`));
      expect((await ask(headers.location ?? '')).status).toBe(200);
    }
  });

  test('an unknown id, and an address that is none, are not found', async () => {
    for (const path of [
      '/find-location/facility/nothing-fac999999',
      '/find-location/facility/x',
      '/find-location/facility/%2e%2e%2f%2e%2e%2fetc',
      '/find-location/facility/' + 'a'.repeat(600),
    ]) {
      const { status, text } = await ask(path);
      expect(status, path).toBe(404);
      expect(text).toMatch(/We (?:could not|can’t) find that page/);
    }
  });
});

test.describe('heroes', () => {
  test('[D-080, D-082] the flag chooses the layout, and only one hero stands', async ({ page }) => {
    await page.goto(pathOf(await fullFacility()));
    await expect(page.locator('.FacilityHeroBody--standard')).toBeVisible();
    await expect(page.locator('.FacilityHeroBody--featured')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const featured = await featuredFacility();
    await page.goto(pathOf(featured));
    await expect(page.locator('.FacilityHeroBody--featured')).toBeVisible();
    await expect(page.locator('.FacilityHeroBody--standard')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(featured));
  });

  test('[D-081, D-083] parent location and other name are told where there are some', async ({ page }) => {
    const child = await facilityWhere('c_locationType=Emergency%20Room', (one) =>
      Boolean(one.c_parentLocation?.[0]),
    );
    const parent = child.c_parentLocation![0]!;
    await page.goto(pathOf(child));
    await expect(page.locator('.FacilityHeroBody-words')).toContainText(parent.c_displayName ?? parent.name);
    const named = [
      ...(await facilities('c_locationType=Urgent%20Care')),
      ...(await facilities('c_locationType=Hospital')),
    ].find((one) => one.c_otherName);
    await page.goto(pathOf(named!));
    await expect(page.locator('.FacilityHeroBody-words')).toContainText(named!.c_otherName!);
  });
});

test.describe('every size', () => {
  for (const width of dueToday([320, 390, 768, 1440])) {
    test(`nothing sticks out at ${width} px, also with text at 200 %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const full = pathOf(await fullFacility());
      for (const path of [full, await spanishPath(full), pathOf(await featuredFacility())]) {
        await page.goto(path);
        await expect(page.locator('.FacilityHours-now').first()).toContainText(/Open|Closed|Abierto|Cerrado/);
        await expectNoSidewaysScroll(page);
        await doubleText(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }

  test('on a phone the way to call, the state and the way there stand on the first screen', async ({
    page,
  }) => {
    const height = 844;
    await page.setViewportSize({ width: 390, height });
    for (const facility of [await fullFacility(), await featuredFacility()]) {
      await page.goto(pathOf(facility));
      const hero = page.locator('.FacilityHeroBody');
      for (const part of [
        hero.locator('.FacilityHeroBody-actions a[href^="tel:"]'),
        hero.locator('.FacilityHours-now .Status'),
        hero.getByRole('link', { name: /^Get Directions/ }),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    }
  });

  test(
    'on paper stand name, address, phone and hours, without what cannot be pressed there',
    inTurn(6),
    async ({ page }) => {
      const facility = await fullFacility();
      await page.goto(pathOf(facility));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('address').first()).toBeVisible();
      await expect(
        page.getByText(phoneText(facility.mainPhone)).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Hours', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Questions people ask' })).toBeHidden();
      await expect(page.locator('.HeaderMenuFlyout, .HeaderSearchFlyout').first()).toBeHidden();
    },
  );
});

test(
  'holiday hours can be taken along as a calendar, in the language of the page',
  inTurn(6),
  async ({ page }) => {
    const today = new Date().toISOString().slice(0, 10);
    const facility = await facilityWhere('c_locationType=Urgent%20Care', ({ hours }) =>
      Boolean(hours?.holidayHours?.some(({ date }) => date > today)),
    );
    const path = pathOf(facility);
    for (const [address, says] of [
      [path, / is (?:closed|open) \(/],
      [await spanishPath(path), / está (?:cerrado|abierto) \(/],
    ] as const) {
      await page.goto(address);
      const link = page.locator('a[href^="/api/holidays/"]');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(/^[\w-]+\.ics$/);
      const { headers, text } = await ask((await link.getAttribute('href')) ?? '');
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
      expect(text.replaceAll('\r\n ', '')).toMatch(says);
      expect(text).toContain(`UID:${facility.id}-`);
    }
  },
);
