import { findLocation } from './support/addresses.ts';
import { dayFacility, facilityWhere, pathOf } from './support/directory.ts';
import type { WireFacility } from './support/directory.ts';
import { milesBetween } from './support/geometry.ts';
import { isOpenAt, nextInstant, wallOf, weekdayOf } from './support/hoursOracle.ts';
import { OwnServers } from './support/OwnServers.ts';
import {
  choosePlace,
  countText,
  facet,
  nearOf,
  nextAnswer,
  open,
  rows,
  wholeList,
} from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/**
 * What depends on the hour, at hours this file sets: site, platform and browser tell the same time. The servers are its
 * own; their clock only goes forward, as clocks do.
 */
test.describe.configure({ mode: 'serial' });
const servers = new OwnServers({ name: 'hours', isWhole: true, hasOwnClock: true });
test.use({ baseURL: servers.site });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
});
test.afterAll(() => servers.stop());

/** From here on it is `instant` for everybody. */
async function setNow(page: Page, instant: Date): Promise<void> {
  servers.setClock(instant);
  await page.clock.setFixedTime(instant);
}

type Found = Pick<WireFacility, 'id' | 'hours'>;
const foundIn = async (answer: ReturnType<typeof nextAnswer>) => {
  const { response } = (await (await answer).json()) as { response: { results: { data: Found }[] } };
  return response.results.map(({ data }) => data);
};

/** The places nearest to Sacramento, and the nearest of those the service says are open now. */
async function nearestPlaces(page: Page): Promise<{ all: Found[]; openNow: Found[] }> {
  await open(page, findLocation);
  const near = nextAnswer(page);
  await choosePlace(page, '95816');
  const all = await foundIn(near);
  const narrowed = nextAnswer(page);
  await page.getByRole('switch', { name: 'Open Now' }).click();
  return { all, openNow: await foundIn(narrowed) };
}

const isWednesday = (date: string) => weekdayOf(date) === 'wednesday';
const isSunday = (date: string) => weekdayOf(date) === 'sunday';
const nthOfMonth = (date: string) => Math.ceil(Number(date.slice(8)) / 7);
const isChristmas = (date: string) => date.endsWith('-12-25');
const springForward = (date: string) => date.slice(5, 7) === '03' && isSunday(date) && nthOfMonth(date) === 2;
const fallBack = (date: string) => date.slice(5, 7) === '11' && isSunday(date) && nthOfMonth(date) === 1;

/** Instants by what they are, in the order time brings them. */
const MOMENTS = (
  [
    ['at 2:20 on a Wednesday night', '02:20', isWednesday],
    ['at noon on a Wednesday', '12:00', isWednesday],
    ['two minutes before midnight', '23:58', isWednesday],
    ['two minutes after midnight', '00:02', (date: string) => weekdayOf(date) === 'thursday'],
    ['at noon on Christmas Day', '12:00', isChristmas],
    ['in the hour before clocks go forward', '01:59', springForward],
    ['in the hour after clocks went forward', '03:01', springForward],
    ['in the hour that clocks show twice', '01:30', fallBack],
  ] as const
)
  .map(([name, time, fits]) => ({
    name,
    at: nextInstant(new Date(Date.now() + 86_400_000), time, fits),
  }))
  .sort((one, other) => one.at.getTime() - other.at.getTime());

const LAST = new Date(Math.max(...MOMENTS.map(({ at }) => at.getTime())));

for (const { name, at } of MOMENTS) {
  test(`[Q-288, R-001] ${name} Open Now finds those that are open by their own hours, and cards and page agree`, async ({
    page,
  }) => {
    await setNow(page, at);
    const { all, openNow } = await nearestPlaces(page);
    expect(all.length).toBeGreaterThan(10);
    const isListed = (one: Found) => openNow.some(({ id }) => id === one.id);
    // The nearest of all that are open are the first of those that are open.
    for (const one of all)
      expect({ id: one.id, isListed: isListed(one) }).toEqual({
        id: one.id,
        isListed: isOpenAt(one, at) === true,
      });
    for (const one of openNow) expect(isOpenAt(one, at), one.id).toBe(true);
    if (openNow.length === 0) {
      await expect(page.getByRole('heading', { name: 'Your search provided no results.' })).toBeVisible();
    } else {
      await expect(rows(page)).toHaveCount(Math.min(openNow.length, 20));
      const states = await (await wholeList(page)).locator('.CardFrame-state').allTextContents();
      expect(states).toHaveLength(Math.min(openNow.length, 20));
      expect(states.filter((state) => !/^(Open|Clos(es|ing) soon)/.test(state))).toEqual([]);
    }

    const facility = await dayFacility();
    await page.goto(pathOf(facility));
    const isOpen = isOpenAt(facility, at);
    expect(isOpen).toBeDefined();
    await expect(page.locator('.FacilityHours-now').first()).toHaveText(
      isOpen ? /^(Open now|Closes soon)/ : /^(Closed|Opens soon)/,
    );
  });
}

test('[Q-288, Q-025, Q-027] on a weekday afternoon the nearest urgent care that is open comes first, with its wait', async ({
  page,
}) => {
  await setNow(page, nextInstant(LAST, '15:00', isWednesday));
  await open(page, findLocation);
  await choosePlace(page, '95816');
  await expect(page).toHaveURL(/staticFilters=/);
  const near = nearOf(page)!;
  await facet(page, 'Type of location')
    .getByRole('checkbox', { name: /^Urgent Care/ })
    .check();
  await expect(page).toHaveURL(/facets=/);
  const answered = nextAnswer(page);
  await page.getByRole('switch', { name: 'Open Now' }).click();
  const { response } = (await (await answered).json()) as {
    response: {
      resultsCount: number;
      results: { data: { id: string; yextDisplayCoordinate: { latitude: number; longitude: number } } }[];
    };
  };
  expect(response.resultsCount).toBeGreaterThan(0);
  const miles = response.results.map(({ data }) =>
    milesBetween({ latitude: near.lat, longitude: near.lng }, data.yextDisplayCoordinate),
  );
  expect(miles).toEqual([...miles].sort((one, other) => one - other));
  await expect(countText(page)).toContainText(response.resultsCount > 1 ? 'nearest first' : 'of 1');
  const first = rows(page).first();
  await expect(first).toContainText(/^.*Urgent Care/s);
  await expect(first.locator('.CardFrame-state')).toContainText(/^(Open|Clos)/);
  const waits = (await (await page.request.get('/api/waitTimes')).json()) as Record<string, unknown>;
  expect(Object.keys(waits).length).toBeGreaterThan(0);
  await expect(page.getByText(/people waiting|person waiting|No one waiting|wait/i).first()).toBeVisible();
});

test('[R-013] a place that stays open over midnight is open on both sides of it, and its line says the same', async ({
  page,
}) => {
  const overnight = ({ hours }: WireFacility) =>
    (hours?.['friday']?.openIntervals ?? []).some(({ start, end }) => end < start && end > '00:30');
  const facility = await facilityWhere('c_locationType=Urgent%20Care', overnight).catch(() =>
    facilityWhere('c_locationType=Pharmacy', overnight),
  );
  const holidays = (facility.hours?.holidayHours ?? []).map(({ date }) => date);
  const isPlainFriday = (date: string) =>
    weekdayOf(date) === 'friday' &&
    holidays.every((day) => Math.abs(Date.parse(day) - Date.parse(date)) > 3 * 86_400_000);
  const before = nextInstant(LAST, '23:55', isPlainFriday);
  const after = new Date(before.getTime() + 10 * 60_000);
  expect(wallOf(after).date).not.toBe(wallOf(before).date);
  for (const instant of [before, after]) {
    expect(isOpenAt(facility, instant)).toBe(true);
    await setNow(page, instant);
    await page.goto(pathOf(facility));
    await expect(page.locator('.FacilityHours-now').first()).toHaveText(/^(Open now|Closes soon)/);
  }
});
