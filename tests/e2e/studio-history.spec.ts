import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import {
  addPeople,
  everyRole,
  framed,
  signIn,
  studioOf,
  untilOpen,
  withStore,
} from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { FrameLocator } from '@playwright/test';
import type { Page } from './support/test.ts';

/* What a page said before, over servers of its own. */

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ actionTimeout: 10_000 });

const servers = new OwnServers({ name: 'studio-history' });
const written = 'Written since by a colleague';
let pageId = '';
let headline = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole }, ({ content }) => {
    pageId = content.itemByPath('main', '/about-us/community', 'draft')!.id;
    const hero = content.sharedLayout(pageId, 'draft')!['main']![0]!.dataSource;
    const draft = content.version(hero, 'en', 'draft')!;
    headline = (draft.fields['Headline'] as { value: string }).value;
    const fields = { ...draft.fields, Headline: { value: written } };
    content.saveDraft({ ...draft, fields }, undefined, { author: 'machine' });
  });
});
test.afterAll(() => servers.stop());

const history = (page: Page) => page.getByRole('main', { name: 'History' });
const older = (page: Page) => page.frameLocator('iframe[title^="A,"]');
const newer = (page: Page) => page.frameLocator('iframe[title^="B,"]');
const topOf = (frame: FrameLocator) => frame.locator('body').evaluate(() => scrollY);

async function openHistory(page: Page) {
  await signIn(page, servers, 'Mara', `pages/${pageId}/en`);
  await untilOpen(page);
  await expect(framed(page).locator('main h1')).toHaveText(written, { useInnerText: true });
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(history(page)).toContainText('1 part differs');
}

test('two versions stand beside each other as pages, are scrolled together, and one is in front on a phone', async ({
  page,
}) => {
  await openHistory(page);
  const drawn: (string | undefined)[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest() && answer.url().startsWith(servers.site))
      drawn.push(answer.headers()['cache-control']);
  });
  await page.getByRole('radio', { name: 'Pages side by side' }).focus();
  await page.keyboard.press('Space');
  await expect(older(page).locator('main h1')).toHaveText(headline, { useInnerText: true });
  await expect(newer(page).locator('main h1')).toHaveText(written, { useInnerText: true });
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await expect(page.locator('.Pair-mark')).toHaveCount(2);
  await expect(older(page).locator('[data-editor-tool]').first()).toBeHidden();
  expect(drawn.filter((header) => header !== undefined && !header.includes('no-store'))).toEqual([]);
  await expectAccessible(page);

  await newer(page).locator('body').focus();
  await page.keyboard.press('End');
  await expect.poll(() => topOf(older(page))).toBeGreaterThan(200);
  await page.keyboard.press('Home');
  await expect.poll(() => topOf(older(page))).toBe(0);
  // The keys are listed everywhere, also from within a page; the focus goes back to where it was.
  await page.keyboard.press('F1');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await newer(page).locator('body').focus();
  // Escape leads out of a page to where the view was chosen.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Pages side by side' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('iframe[title^="A,"]')).toBeHidden();
  await page.getByRole('radio', { name: 'A What visitors see' }).click();
  await expect(older(page).locator('main h1')).toBeVisible();
  await expect(page.locator('iframe[title^="B,"]')).toBeHidden();
  await expectAccessible(page);
});

test('by keyboard: versions are compared word by word, one is named, another restored, and stands in the page', async ({
  page,
}) => {
  await openHistory(page);
  await expect(history(page).locator('ins')).toHaveText(written);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Name this version: .*Machine/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Before the rewrite');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Before the rewrite”')).toBeVisible();

  await page.getByRole('button', { name: 'Compare from here: As it was brought in' }).focus();
  await page.keyboard.press('a');
  await expect(history(page).getByText('A As it was brought in')).toBeVisible();
  await page.keyboard.press('n');
  await expect(history(page).getByRole('region')).toBeFocused();
  await page.getByRole('button', { name: 'Restore A as draft' }).press('Enter');
  await expect(history(page)).toContainText('Both are the same.');
  await page.getByRole('button', { name: 'Back to the page' }).press('Enter');
  await expect(framed(page).locator('main h1')).toHaveText(headline, { useInnerText: true });
});

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a moment is told on the clock of the site: in the history, and in the log, which says so', async ({
    page,
  }) => {
    const onTheWall = (at: string, options: Intl.DateTimeFormatOptions) =>
      new Date(at).toLocaleString('en-US', { ...options, timeZone: 'America/Los_Angeles' });
    const saved = withStore(servers, ({ content }) => {
      const hero = content.sharedLayout(pageId, 'draft')!['main']![0]!.dataSource;
      return content.revisions(hero, 'en', 1)[0]!.at;
    });
    await signIn(page, servers, 'Mara', `pages/${pageId}/en/history`);
    const versions = page.getByRole('navigation', { name: 'History' });
    await expect(versions).toContainText(onTheWall(saved, { timeStyle: 'short' }));

    await page.goto(`${studioOf(servers)}/audit`);
    await expect(
      page.getByText('All times are in Pacific Time, whichever site the row is of.'),
    ).toBeVisible();
    const answer = await page.request.get(`${studioOf(servers)}/api/audit`);
    const { rows } = (await answer.json()) as { rows: { at: string }[] };
    await expect(page.locator('.Audit-when').first()).toHaveText(
      onTheWall(rows[0]!.at, { dateStyle: 'medium', timeStyle: 'medium' }),
    );
  });
});
