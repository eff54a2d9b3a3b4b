import { expectAccessible } from './support/axe.ts';
import { open, rows } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

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

test('a blocked widget leaves the other ways to book', async ({ page }) => {
  await page.route('**/-/demo/scheduling-widget.js', (route) => route.abort());
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
});

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

test('[Q-345, Q-346, Q-028] without scripts a card still says who, where and how to call', async ({
  browser,
}) => {
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
