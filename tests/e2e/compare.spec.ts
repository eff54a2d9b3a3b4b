import { planSite, platform, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { visitor } from './support/entityKinds.ts';
import { withoutScripts } from './support/plainBrowser.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

interface Wire {
  id: string;
  name: string;
  c_isPhysician?: boolean;
  acceptingNewPatients?: boolean;
}

/** Physicians of the directory who take new patients. */
async function physicians(): Promise<Wire[]> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/providers?api_key=meridian-dev-directory&v=20240321&limit=50&meta.locale=en`,
  );
  const { response } = (await answer.json()) as { response: { docs: Wire[] } };
  return response.docs.filter((one) => one.c_isPhysician === true && one.acceptingNewPatients === true);
}
/** Somebody of the plan's own directory. */
async function planDoctor(): Promise<Wire> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/shpProviders?api_key=meridian-dev-directory&v=20240321&limit=1&meta.locale=en`,
  );
  const { response } = (await answer.json()) as { response: { docs: Wire[] } };
  return response.docs[0]!;
}
const three = async () => (await physicians()).slice(0, 3);
const doctorsPath = (doctors: Wire[], zip = '') =>
  `/compare?providers=${doctors.map(({ id }) => id).join(',')}${zip && `&zip=${zip}`}`;

const plans = `${planSite}/shop-plans/compare`;
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));
/** Prints on one sheet of either paper, which says where the page is found again. */
async function expectOneSheet(page: Page, address: string): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
}
const firstLine = (name: string) => name.split(',')[0]!;

test.describe('doctors side by side', () => {
  test('are whole without scripts: booking, distances from a ZIP code, the way out', async ({ browser }) => {
    const doctors = await three();
    await withoutScripts(browser, doctorsPath(doctors), async (page) => {
      for (const { name } of doctors)
        await expect(page.getByRole('columnheader').filter({ hasText: firstLine(name) })).toBeVisible();
      await expect(row(page, /^Distance/)).toHaveCount(0);
      await page.getByRole('textbox', { name: 'ZIP code' }).fill('95816');
      await page.getByRole('button', { name: 'Show distances' }).click();
      await expect(page).toHaveURL(/providers=.+&zip=95816/);
      await expect(
        row(page, /^Distance from 95816/)
          .getByRole('cell')
          .first(),
      ).toHaveText(/^[\d.]+ miles?/);
      const ways = page
        .getByRole('columnheader')
        .locator('a[href*="schedule"], a[href^="tel:"], a[href*="portal"]');
      expect(await ways.count()).toBeGreaterThan(0);
      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      await expect(page).toHaveURL(/zip=95816/);
      await expect(
        page.getByRole('columnheader').filter({ hasText: firstLine(doctors[1]!.name) }),
      ).toBeVisible();
    });
  });

  test('are swiped one at a time on a phone, by the links above and by arrow keys, too', async ({ page }) => {
    const doctors = await three();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(doctorsPath(doctors, '95816'));
    const tabs = page.getByRole('navigation', { name: 'Doctors in this comparison' }).getByRole('link');
    await expect(tabs).toHaveCount(3);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
    const inView = (index: number) =>
      expect(
        page
          .getByRole('columnheader')
          .nth(index + 1)
          .getByRole('link')
          .first(),
      ).toBeInViewport({ ratio: 0.9 });
    await inView(0);
    await tabs.nth(1).click();
    await inView(1);
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true');
    // The name of a line stays beside the value of whoever is in view.
    const name = await row(page, /^Distance/)
      .getByRole('rowheader')
      .boundingBox();
    expect(name!.x).toBeGreaterThanOrEqual(0);
    expect(name!.x).toBeLessThan(60);
    await page.keyboard.press('ArrowRight');
    await inView(2);
    await page.locator('.CompareProviders-scroll').evaluate((scroller) => scroller.scrollTo({ left: 0 }));
    await inView(0);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('a phone without scripts goes from one to the next by the same links', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(doctorsPath(await three()));
    const tabs = page.getByRole('navigation', { name: 'Doctors in this comparison' }).getByRole('link');
    await tabs.nth(2).click();
    await expect(page.getByRole('columnheader').nth(3).getByRole('link').first()).toBeInViewport({
      ratio: 0.9,
    });
    await context.close();
  });

  test('in Spanish, printed, and only what differs', async ({ page }) => {
    await page.goto(`/es${doctorsPath(await three(), '95816')}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Comparar médicos' })).toBeVisible();
    await expect(row(page, /^Distancia desde 95816/)).toBeVisible();
    await expectAccessible(page);
    const differences = page.getByRole('checkbox', { name: 'Mostrar solo las diferencias' });
    if ((await differences.count()) > 0) {
      await differences.check();
      for (const one of await page.locator('tr[data-same]').all()) await expect(one).toBeHidden();
      await differences.uncheck();
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 690, height: 1000 });
    for (const head of (await page.getByRole('columnheader').all()).slice(1))
      await expect(head).toBeInViewport();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('plans side by side', () => {
  test('are whole without scripts: a form and links, each an address to share', async ({ browser }) => {
    const doctor = await planDoctor();
    await withoutScripts(browser, `${planSite}/shop-plans`, async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Compare plans side by side' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(5);
      await expect(page.getByText(/^20\d\d prices, for one person/)).toBeVisible();
      await page.getByRole('textbox', { name: 'ZIP code' }).fill('95816');
      await page.getByRole('textbox', { name: /^Age/ }).fill('43');
      await page.getByRole('textbox', { name: /^A doctor/ }).fill(firstLine(doctor.name));
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page).toHaveURL(/zip=95816&age=43/);
      await page
        .getByRole('link', { name: new RegExp(`^Add ${firstLine(doctor.name)}`) })
        .first()
        .click();
      await expect(page).toHaveURL(/providers=/);
      await expect(
        row(page, /^My doctors/)
          .getByRole('cell')
          .first(),
      ).toHaveText(/network|listed|told/);
      const premiums = await row(page, /^Premium/)
        .getByRole('cell')
        .allInnerTexts();
      expect(premiums.map(dollars).every((amount) => amount > 0)).toBe(true);
      const networks = (
        await row(page, /^Doctors and other providers within 10 miles of 95816/)
          .getByRole('cell')
          .allInnerTexts()
      ).map(dollars);
      expect(Math.max(...networks)).toBeGreaterThan(0);
      await expect(
        row(page, /^My doctors/)
          .getByRole('cell')
          .first(),
      ).toHaveText(/network|listed|told/);
      const shared = page.url();
      await page.goto(shared);
      await expect(
        page.getByRole('link', { name: new RegExp(`^Remove ${firstLine(doctor.name)}`) }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Remove Meridian PPO' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      // What a member is told to look for here: what an emergency costs beside urgent care.
      for (const name of [/^Urgent care/, /^Emergency room/, /^Hospital stay/])
        await expect(row(page, name).getByRole('cell').first()).toHaveText(/^(\$\d|\d+%)/);
      // What a word means opens without scripts; so does another kind of year.
      await row(page, /^Deductible/)
        .locator('summary')
        .click();
      await expect(page.getByText(/^What you pay first in a year/)).toBeVisible();
      await page.getByRole('radio', { name: 'A hard year' }).check();
      await expect(page.getByText(/A stay in the hospital/)).toBeVisible();
      await expect(page.getByText(/Four visits to your own doctor/)).toBeHidden();
    });
  });

  test('a ZIP code and doctors stay with who asked; hostile parameters do nothing', async ({ page }) => {
    const { headers } = await ask('/shop-plans/compare?plans=plan001&zip=95816', {
      headers: { ...visitor, host: planHost() },
    });
    expect(headers['cache-control']).toBe('private, no-store');
    await page.goto(
      `${plans}?plans=<script>alert(1)</script>,plan001,../x&zip="><img src=x>&age=1e9&providers=%00&doctor='--`,
    );
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByText('A ZIP code has five digits.')).toBeVisible();
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });

  test('a phone shows two under heads that stay, and links change the second', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${plans}?plans=plan001,plan002,plan003,plan006&age=43&zip=95816`);
    const heads = page.getByRole('columnheader').filter({ visible: true });
    const named = (name: string) => page.getByRole('columnheader', { name }).filter({ visible: true });
    await expect(named('Meridian HMO Select')).toHaveCount(1);
    await expect(named('Meridian PPO')).toHaveCount(0);
    await page.getByRole('link', { name: 'Swap in Meridian PPO' }).click();
    await expect(page).toHaveURL(/plans=plan001,plan003,plan002,plan006/);
    await expect(named('Meridian PPO')).toHaveCount(1);
    await row(page, /^Preferred brand/).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect(heads.last()).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('on a narrow screen the names of lines stay while the plans scroll', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto(`${plans}?plans=plan001,plan002,plan003,plan006`);
    await page.locator('.ComparePlans-scroll').evaluate((scroller) => scroller.scrollTo({ left: 9999 }));
    await expect(page.getByRole('columnheader', { name: /Meridian Family HDHP/ })).toBeInViewport({
      ratio: 0.9,
    });
    await expect(row(page, /^Deductible/).getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
    await expectNoSidewaysScroll(page);
  });

  test('in Spanish, with doctors, and printed on one sheet with its own address', async ({ page }) => {
    const doctors = (await three()).map(({ id }) => id).join(',');
    const asked = `plans=plan001,plan002,plan003,plan006&zip=95816&age=43&providers=${doctors}`;
    await page.goto(`${planSite}/es/shop-plans/compare?${asked}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Comparar planes' })).toBeVisible();
    await expect(row(page, /^Deducible/)).toBeVisible();
    for (const cell of await row(page, /^(Sala de emergencias|Hospitalización)/)
      .getByRole('cell')
      .all())
      await expect(cell).toHaveText(/^(\$\d|\d+ %)/);
    await expectAccessible(page);
    await expectOneSheet(page, `${planSite}/es/shop-plans/compare?${asked}`);
    await page.goto(`${plans}?plans=plan001,plan002&age=43`);
    await expectOneSheet(page, `${plans}?plans=plan001,plan002&age=43`);
  });

  test('the header’s other language keeps what is compared, and nothing else', async ({ page }) => {
    await page.goto(`${plans}?plans=plan001,plan003&zip=95816&age=43&utm_source=mail`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Español/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${planSite}/es/shop-plans/compare?plans=plan001,plan003&zip=95816&age=43`);
    await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(3);
    const { text } = await ask('/about-us?zip=95816&providers=prov00001');
    expect(text).toContain('href="/es/about-us"');
  });
});
