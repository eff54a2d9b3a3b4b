import { platform, site } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/* The page of a class or another event, drawn from its entity. */

interface WireEvent {
  id: string;
  name: string;
  landingPageUrl: string;
  c_startDateTime: string;
  c_endDateTime: string;
  c_isOnlineEvent: boolean;
  c_registerUrl?: string;
  mainPhone?: string;
  c_seatsLeft?: number;
  c_capacity?: number;
  c_otherDates?: { id: string; landingPageUrl?: string }[];
}

async function eventWhere(fits: (event: WireEvent) => boolean, locale = 'en'): Promise<WireEvent> {
  let token = '';
  for (let page = 0; page < 20; page += 1) {
    const answer = await fetch(
      `${platform}/v2/accounts/me/content/events?api_key=meridian-dev-directory&v=20240321&limit=50&meta.locale=${locale}${token && `&pageToken=${token}`}`,
    );
    const { response } = (await answer.json()) as { response: { docs: WireEvent[]; nextPageToken?: string } };
    const found = response.docs.find(fits);
    if (found) return found;
    token = response.nextPageToken ?? '';
    if (!token) break;
  }
  throw new Error('no such event in the demo network');
}
const hasPlaces = (event: WireEvent) =>
  Boolean(event.c_registerUrl) && !event.c_isOnlineEvent && (event.c_seatsLeft ?? 0) > 3;

for (const [locale, prefix, words] of [
  [
    'en',
    '',
    { zone: 'Pacific time', left: 'places left', register: /^Register for/, calendar: 'Add to calendar' },
  ],
  [
    'es',
    '/es',
    {
      zone: 'hora del Pacífico',
      left: 'lugares',
      register: /^Inscribirse/,
      calendar: 'Agregar al calendario',
    },
  ],
] as const) {
  test(`says when, where, how many places are left and how to sign up (${locale})`, async ({ page }) => {
    const event = await eventWhere(hasPlaces, locale);
    await page.goto(`${prefix}${event.landingPageUrl}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name);
    const main = page.getByRole('main');
    await expect(main).toContainText(words.zone);
    await expect(main).toContainText(String(event.c_seatsLeft));
    await expect(main).toContainText(words.left);
    await expect(main.getByRole('link', { name: words.register })).toHaveAttribute(
      'href',
      event.c_registerUrl!,
    );
    const place = main.locator('a[href*="/find-location/facility/"]').first();
    expect((await ask((await place.getAttribute('href'))!)).status).toBe(200);
    const file = await main.getByRole('link', { name: words.calendar }).getAttribute('href');
    const calendar = await ask(file!);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.text).toMatch(/BEGIN:VEVENT[^]*DTSTART:\d{8}T\d{6}Z[^]*DTEND:/);
    await expectAccessible(page);
  });
}

test('whole without scripts, and a page that was kept says that it is over', async ({ page, browser }) => {
  const event = await eventWhere((one) => hasPlaces(one) && (one.c_otherDates?.length ?? 0) > 0);
  const quiet = await browser.newPage({ javaScriptEnabled: false });
  await quiet.goto(`${site}${event.landingPageUrl}`);
  await expect(quiet.getByRole('link', { name: /^Register for/ })).toBeVisible();
  await expect(quiet.getByText('This event is over')).toBeHidden();
  await quiet.close();

  await page.clock.setFixedTime(new Date(`${event.c_endDateTime}:00-07:00`).getTime() + 86_400_000);
  await page.goto(event.landingPageUrl);
  await expect(page.getByText('This event is over')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Register for/ })).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Go to|^All classes/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('full has a waiting list, online has no map, a telephone is called', async ({ page }) => {
  await page.goto((await eventWhere(({ c_seatsLeft }) => c_seatsLeft === 0)).landingPageUrl);
  await expect(page.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Full');

  await page.goto((await eventWhere((one) => one.c_isOnlineEvent)).landingPageUrl);
  await expect(page.getByRole('main')).toContainText('You get the link by email');
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveCount(0);

  const byPhone = await eventWhere(({ mainPhone, c_registerUrl }) => Boolean(mainPhone) && !c_registerUrl);
  await page.goto(byPhone.landingPageUrl);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toContainText(
    /^Call .* to sign up$/,
  );
});

test('by keyboard the way to take part comes before the rest of the page', async ({ page }) => {
  const event = await eventWhere(hasPlaces);
  await page.goto(event.landingPageUrl);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const register = page.getByRole('link', { name: /^Register for/ });
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    if (await register.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(register).toBeFocused();
});
