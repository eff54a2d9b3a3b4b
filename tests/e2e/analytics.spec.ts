import { readFileSync } from 'node:fs';
import { findLocation, planSite } from './support/addresses.ts';
import { fullFacility, pathOf } from './support/directory.ts';
import { awake, rowLinks, rows } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

type Told = Record<string, unknown> & { event: string };
const told = (page: Page) => page.evaluate(() => (window as { dataLayer?: Told[] }).dataLayer ?? []);
const viewOf = async (page: Page) => {
  await expect.poll(async () => (await told(page)).map(({ event }) => event)).toContain('page_view');
  return (await told(page)).filter(({ event }) => event === 'page_view');
};

test('[S-318] a page view says what was opened: the page, the entity, the listing, the site, the language', async ({
  page,
}) => {
  const facility = await fullFacility();
  await page.goto(pathOf(facility));
  expect(await viewOf(page)).toEqual([
    expect.objectContaining({
      ...{ channel: 'WEB', currency: 'USD', site: 'main', language: 'en', consent_required: 'C0002' },
      ...{ entity_kind: 'healthcareFacility', entity_id: facility.id },
    }),
  ]);
  await page.goto('/find-doctor/city/fresno');
  const [listing] = await viewOf(page);
  expect(listing).toMatchObject({ listing_city: 'Fresno' });
  expect(listing?.['page']).not.toMatch(/[{}*]|,-w-,/);
  await page.goto(`${planSite}/es`);
  expect(await viewOf(page)).toEqual([expect.objectContaining({ site: 'plan', language: 'es' })]);
});

test('[S-321] a press on a result before the page is awake counts once, with ids and nothing that was typed', async ({
  page,
}) => {
  // The page stays where it is, so that what was told can be read.
  await page.addInitScript(() =>
    window.addEventListener(
      'click',
      (event) => (event.target as Element).closest('a') && event.preventDefault(),
    ),
  );
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${findLocation}&query=%22urgent%20care%22`, { waitUntil: 'commit' });
  await expect(rows(page).first()).toBeVisible();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-faces'));
  await rowLinks(page).first().click();
  const clicks = async () => (await told(page)).filter(({ event }) => event === 'click_search_result');
  expect(await clicks()).toEqual([
    {
      event: 'click_search_result',
      entity_kind: 'healthcareFacility',
      entity_id: expect.stringMatching(/^\w+$/) as unknown,
      site: 'main',
      language: 'en',
      consent_required: 'C0002',
    },
  ]);
  release();
  await awake(page);
  expect(await clicks()).toHaveLength(1);
  // Nobody consented to tracking: no search is told at all.
  expect(JSON.stringify(await told(page))).not.toMatch(/search_site|urgent/);
});

test('docs/events.md lists every event the pages tell, with its members', async ({ page }) => {
  const docs = readFileSync('docs/events.md', 'utf8');
  const facility = await fullFacility();
  await page.addInitScript(() => localStorage.setItem('consent', 'C0002'));
  for (const address of [pathOf(facility), '/find-doctor/city/fresno', `${findLocation}&query=%22care%22`]) {
    await page.goto(address);
    await viewOf(page);
    if (address.startsWith(findLocation)) {
      await awake(page);
      await expect.poll(async () => (await told(page)).map(({ event }) => event)).toContain('search_site');
    }
    for (const { event, ...members } of await told(page)) {
      expect(docs, event).toContain(`\`${event}\``);
      for (const member of Object.keys(members))
        expect(docs, `${event}: ${member}`).toContain(`\`${member}\``);
    }
  }
});
