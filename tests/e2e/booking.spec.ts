import { platform, site } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { dueToday } from './support/dueToday.ts';
import { open, rows } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { inTurn } from './support/turns.ts';

const providers = '/find-provider';

/** Requests for the widgets of others, as they are made. */
function widgetRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/-/demo/')) asked.push(pathname);
  });
  return asked;
}
const widgetCard = (page: Page) =>
  rows(page)
    .filter({ has: page.getByRole('button', { name: /^Book an Appointment/ }) })
    .first();
const chatCard = (page: Page) =>
  rows(page)
    .filter({ has: page.getByRole('button', { name: 'Chat Now' }) })
    .first();

test('[R-045, S-322] a press on a card loads the scheduling widget, which offers times', async ({ page }) => {
  const asked = widgetRequests(page);
  await open(page, providers);
  const name = await widgetCard(page).getByRole('heading').innerText();
  expect(asked).toEqual([]);
  const button = widgetCard(page).getByRole('button', { name: /^Book an Appointment/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Book an Appointment' });
  await expect(dialog.getByRole('heading', { name: 'Earliest Available' })).toBeVisible();
  await expect(dialog.getByText(name)).toBeVisible();
  expect(asked).toEqual(['/-/demo/scheduling-widget.js']);
  await dialog
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
    .click();
  await expect(dialog.getByRole('status')).toContainText('This is a demo');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

/** The ways a script of another party fails. */
const FAILURES: [name: string, fail: (page: Page, script: string) => Promise<unknown>][] = [
  [
    'is gone',
    (page, script) =>
      page.route(script, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' })),
  ],
  ['is blocked by the browser', (page, script) => page.route(script, (route) => route.abort())],
  // Never answered; the page waits as long as it likes.
  ['hangs', (page, script) => page.route(script, () => undefined)],
  [
    'throws',
    (page, script) =>
      page.route(script, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: "throw new Error('widget')" }),
      ),
  ],
  [
    'is not allowed by the page’s policy',
    (page) =>
      page.route(/\/find-provider(?:\/[^/]+)?$/, async (route) => {
        const response = await route.fetch();
        const policy = response.headers()['content-security-policy'] ?? '';
        const headers = {
          ...response.headers(),
          'content-security-policy': policy.replace("script-src 'self'", `script-src ${site}/_next/`),
        };
        await route.fulfill({ response, headers });
      }),
  ],
];
const SCRIPTS = {
  scheduling: '**/-/demo/scheduling-widget.js',
  chat: '**/-/demo/chat-widget.js',
  reviews: '**/-/demo/reviews-widget.js',
};
/** A script that throws is seen by the page; that error is its own. */
const forgive = (failures: string[]) => void failures.splice(0, failures.length);

// Each way to fail with each of the three widgets once a week.
const widgets = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
const due = (widget: keyof typeof SCRIPTS) => dueToday(FAILURES, widgets.indexOf(widget));

for (const [how, fail] of due('scheduling'))
  test(`a scheduling widget that ${how} leaves the other ways to book`, async ({ page, failures }) => {
    await fail(page, SCRIPTS.scheduling);
    await open(page, providers);
    await widgetCard(page)
      .getByRole('button', { name: /^Book an Appointment/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText('Available times are not loading right now');
    await expect(dialog.getByRole('link', { name: 'Go to the scheduling page' })).toHaveAttribute(
      'href',
      /\/schedule\?providerId=/,
    );
    await expectAccessible(page);
    forgive(failures);
  });

for (const [how, fail] of due('reviews'))
  test(`reviews that cannot be shown because their widget ${how} say so`, async ({ page, failures }) => {
    await fail(page, SCRIPTS.reviews);
    await page.goto(await reviewedProvider());
    const section = page.locator('#reviews');
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: 'Show reviews' }).click();
    await expect(section.getByRole('status')).toContainText('Reviews are not loading right now.');
    await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
    forgive(failures);
  });

for (const [how, fail] of due('chat'))
  test(`who has consented to a chat whose widget ${how} is given the phone`, async ({ page, failures }) => {
    await fail(page, SCRIPTS.chat);
    await page.addInitScript(() => localStorage.setItem('consent', 'C0002'));
    await open(page, providers);
    await chatCard(page).getByRole('button', { name: 'Chat Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chat Now' });
    await expect(dialog).toContainText('Chat has not loaded.');
    await expect(dialog.getByRole('link', { name: /^Call \d{3}-\d{3}-\d{4}$/ })).toBeVisible();
    await expectAccessible(page);
    forgive(failures);
  });

test('a widget that failed is asked for again, and then taken', inTurn(6), async ({ page }) => {
  await page.route(SCRIPTS.reviews, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(await reviewedProvider());
  const section = page.locator('#reviews');
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Show reviews' }).click();
  await page.unroute(SCRIPTS.reviews);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByText('Demo reviews: nobody wrote these.')).toBeVisible();
});

test('[S-371, D-171] reviews are asked of another party on a press, in the language of the page', async ({
  page,
}) => {
  const asked = widgetRequests(page);
  await page.goto(`/es${await reviewedProvider()}`);
  const section = page.locator('#reviews');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('button')).toBeVisible();
  expect(asked).toEqual([]);
  await section.getByRole('button').click();
  await expect(section.getByText('Opiniones de demostración: nadie las escribió.')).toBeVisible();
  expect(asked).toEqual(['/-/demo/reviews-widget.js']);
  await expectAccessible(page);
});

test('[S-371] who has consented is shown reviews when they come near, not before', async ({ page }) => {
  const asked = widgetRequests(page);
  await page.addInitScript(() => localStorage.setItem('consent', 'C0002'));
  await page.goto(await reviewedProvider());
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/-/demo/reviews-widget.js');
  const section = page.locator('#reviews');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Demo reviews: nobody wrote these.')).toBeVisible({ timeout: 20_000 });
});

/** The page of a provider with reviews. */
async function reviewedProvider(): Promise<string> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/providers?api_key=meridian-dev-directory&v=20240321&limit=15&meta.locale=en`,
  );
  const { response } = (await answer.json()) as {
    response: { docs: { id: string; slug: string; c_reputationId?: string; c_isDeleted?: boolean }[] };
  };
  const found = response.docs.find((one) => one.c_reputationId && !one.c_isDeleted);
  if (!found) throw new Error('the demo network has no provider with reviews');
  return `/find-provider/${found.slug}-${found.id}`;
}

test('[R-055, R-056, R-057, R-058, C-093] chat loads only after consent, then opens', async ({ page }) => {
  const asked = widgetRequests(page);
  await open(page, providers);
  const chat = chatCard(page).getByRole('button', { name: 'Chat Now' });
  await chat.click();
  await expect(page.getByRole('dialog')).toContainText(
    'To use chat, you need to update your cookie permissions.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update permissions' }).click();
  const panel = page.getByRole('dialog', { name: 'Cookie permissions' });
  await panel.getByRole('switch', { name: 'Chat and statistics' }).check();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await panel.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  expect(asked).toEqual(['/-/demo/chat-widget.js']);
  await chat.click();
  await expect(page.getByText('Demo chat: a person would answer here.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
});

test('[Q-345, Q-346] without scripts a card still says who, where and how to call', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(providers);
  await expect(rows(page)).toHaveCount(20);
  await expect(
    rows(page)
      .getByRole('link', { name: /^\+ \d+ locations? of / })
      .first(),
  ).toHaveAttribute('href', /^\/find-provider\/.+#locations$/);
  await expect(rows(page).locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(rows(page).locator('a[href*="/schedule?providerId="]').first()).toBeVisible();
  await context.close();
});
