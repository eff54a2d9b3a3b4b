import { planSite, site } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { facilityWhere, pathOf } from './support/directory.ts';
import { expect, test } from './support/test.ts';

/* What stands at an address that leads nowhere. */

const close = '.NotFoundHelp-one';

/** The site reads its addresses when somebody is first lost. */
async function untilRead(path: string, host?: string): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        const answer = await ask(path, host ? { host } : {});
        expect(answer.status).toBe(404);
        html = answer.text;
        return html;
      },
      { timeout: 30_000 },
    )
    .toContain('NotFoundHelp-one');
  return html;
}

test('a misspelt address is told, with what is close to it, in both languages', async ({ page }) => {
  for (const [prefix, title, words] of [
    ['', 'We could not find that page', 'You asked for'],
    ['/es', 'No encontramos esa página', 'Usted buscaba'],
  ] as const) {
    await untilRead(`${prefix}/patients/biling`);
    const response = await page.goto(`${prefix}/patients/biling`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(`${words} /patients/biling.`);
    const hrefs = await page
      .locator(`${close} a`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs[0]).toBe(`${prefix}/patients/billing`);
    expect(hrefs.length).toBeLessThanOrEqual(3);
    const [other, path] = prefix ? ['English', '/patients/biling'] : ['Español', '/es/patients/biling'];
    await expect(page.getByRole('banner').getByRole('link', { name: other }).first()).toHaveAttribute(
      'href',
      path,
    );
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('biling');
    await expectAccessible(page);
  }
});

test('a place is found by its name with another id, and every address that is named is there', async () => {
  const path = pathOf(await facilityWhere('c_locationType=Hospital'));
  const wrong = `${path.slice(0, path.lastIndexOf('-'))}s-fac99999`;
  await expect.poll(async () => (await ask(wrong)).text, { timeout: 30_000 }).toContain(`href="${path}"`);
  const { text } = await ask(wrong);
  const named = [
    ...text.matchAll(/class="NotFoundHelp-link"[^>]*|<a href="([^"]+)" class="NotFoundHelp-link"/g),
  ].map(([, href]) => href!);
  expect(named.length).toBeGreaterThan(0);
  for (const href of named) expect((await ask(href.replaceAll('&amp;', '&'))).status, href).toBe(200);
});

test('the plan names its own pages', async () => {
  const html = await untilRead('/member/benefitz', new URL(planSite).host);
  expect(html).toContain('href="/members/benefits"');
});

test('without scripts all of it is there, and by keyboard the first close address is soon reached', async ({
  page,
  browser,
}) => {
  await untilRead('/patients/biling');
  const quiet = await browser.newPage({ javaScriptEnabled: false });
  await quiet.goto(`${site}/patients/biling`);
  await expect(quiet.locator(close).first()).toBeVisible();
  await quiet.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(quiet).toHaveURL(/\/search\?q=biling/);
  await quiet.close();

  await page.goto('/patients/biling');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(`${close} a`).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/patients\/billing$/);
});

test('hostile addresses are harmless, never found and kept by nobody for long', async ({ page }) => {
  for (const path of [
    '/%3Cscript%3Ewindow.hurt=1%3C%2Fscript%3E',
    '/%22%3E%3Cimg%20src%3Dx%20onerror%3Dwindow.hurt%3D1%3E',
    '/patients/%E2%80%AEgnillib',
    '/%00%01',
    '/patients/call-415-555-9876-now',
    `/${'patients-'.repeat(500)}`,
    `/${'%F0%9F%98%80'.repeat(200)}`,
  ]) {
    const answer = await ask(path);
    expect([400, 404], path).toContain(answer.status);
    expect(answer.text).not.toMatch(/window\.hurt|\u202e|555-9876/);
    expect(String(answer.headers['cache-control'])).not.toMatch(/max-age=[1-9]\d{3}|immutable/);
    if (answer.status !== 404) continue;
    expect(answer.headers['content-security-policy']).toBeTruthy();
    await page.goto(path);
    expect(await page.evaluate('window.hurt')).toBeUndefined();
  }
});

test('on a phone nothing goes beyond the edge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/patients/biling-with-a-very-long-name-that-nobody-would-type-but-a-machine');
  const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
  expect(wide).toBe(false);
});
