import { site } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/* What is open now, on the cards of the home page. */

const rooms = '[data-care]';

test('cards say what is open now, the shortest line and what opens first; nothing is said of what has no places', async ({
  page,
}) => {
  await page.goto('/');
  const kinds = await page
    .locator(rooms)
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['care']));
  expect(kinds).toEqual(['Urgent Care', 'Walk-In Care', 'Lab', 'Emergency Room']);
  const emergency = page.locator('[data-care="Emergency Room"]');
  await emergency.scrollIntoViewIfNeeded();
  // Emergency care never closes.
  await expect(emergency).toContainText(/^\s*\d+ open now/);
  const answer = await page.request.get(
    `${site}/api/careNow?type=Emergency%20Room&type=Urgent%20Care&locale=en`,
  );
  const { kinds: facts } = (await answer.json()) as { kinds: Record<string, { open: number }> };
  await expect(emergency.locator('strong')).toHaveText(`${facts['Emergency Room']!.open} open now`);
  await expect(page.locator('[data-care="Lab"] strong')).toHaveText(/open now/);
  await expectAccessible(page);
});

test('with a position, given when asked for, they speak of what is near, in Spanish', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.5816, longitude: -121.4944 });
  const near = page.waitForRequest((request) => request.url().includes('near=38.58'));
  await page.goto('/es');
  await page.locator(rooms).first().scrollIntoViewIfNeeded();
  await near;
  const emergency = page.locator('[data-care="Emergency Room"]');
  await expect(emergency).toContainText(/a menos de 25 millas/);
  await expect(emergency).toContainText(/El más cercano: .+, a [\d.]+ millas/);
});

test('what is always true stands there without scripts, and when nothing is known', async ({
  page,
  browser,
}) => {
  const quiet = await browser.newPage({ javaScriptEnabled: false });
  await quiet.goto(site);
  const card = quiet.locator('.SingleActionCard', { has: quiet.locator(rooms) }).first();
  await expect(card).toContainText('No appointment.');
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.locator(rooms)).toHaveText(/^\s*$|Use my position/);
  await quiet.close();

  await page.route('**/api/careNow?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  const answered = page.waitForResponse('**/api/careNow?*');
  await page.goto('/');
  await page.locator(rooms).first().scrollIntoViewIfNeeded();
  await answered;
  await expect(page.locator(`${rooms} strong`).first()).toBeHidden();
  await expect(page.getByText('Use my position').first()).toBeHidden();
});

for (const { width, path } of [
  { width: 390, path: '/' },
  { width: 1024, path: '/es' },
  { width: 1440, path: '/' },
])
  test(`what comes late moves nothing, at ${width} px on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/careNow?*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(path);
    const cards = page.locator('.SingleActionCard', { has: page.locator(rooms) });
    const heights = () => cards.evaluateAll((all) => all.map((one) => Math.round(one.clientHeight)));
    await cards.first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const before = await heights();
    answer();
    await expect(page.locator(`${rooms}[data-told]`)).toHaveCount(before.length);
    expect(await heights()).toEqual(before);
  });
