import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import { addPeople, everyRole, signIn } from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* Phrases, redirects and both languages of a page, over servers of their own: each seen by a visitor in the end. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const servers = new OwnServers({ name: 'studio-languages' });
const worked = { path: '/about-us/community', id: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole }, ({ content }) => {
    worked.id = content.itemByPath('main', worked.path, 'draft')!.id;
    // Somebody changed the English of the page's head an hour after both languages came in.
    const head = Object.values(content.layout(worked.id, 'draft')!.placeholders)
      .flat()
      .map(({ dataSource }) => content.version(dataSource, 'en', 'draft'))
      .find((version) => version && 'Headline' in version.fields)!;
    const Headline = { value: 'A neighbor with a new headline', type: 'Single-Line Text' };
    content.saveDraft({ ...head, fields: { ...head.fields, Headline } }, undefined, { author: 'test' });
  });
});
test.afterAll(() => servers.stop());

const visitor = (path: string) => ask(path, { port: servers.sitePort });

async function openScreen(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a phrase is written where it stands, published, and said on every page', async ({ page }) => {
  await signIn(page, servers, 'Mara', 'today');
  await openScreen(page, 'Dictionary');
  await page.getByLabel('Find words').fill('shell.skipToContent');
  await expect(page.getByText('1 phrase', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Spanish, shell.skipToContent/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Spanish' }).fill('Pasar a lo importante');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toContainText('Draft saved');
  await expectAccessible(page);
  expect((await visitor(`/es${worked.path}`)).text).not.toContain('Pasar a lo importante');
  await page.getByRole('button', { name: 'Publish 1 phrase…' }).click();
  await page.getByRole('button', { name: 'Publish 1 phrase', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(async () => (await visitor(`/es${worked.path}`)).text, { timeout: 20_000 })
    .toContain('Pasar a lo importante');
});

test('a visitor is led on at once, although the address was missing a moment ago', async ({ page }) => {
  await signIn(page, servers, 'Mara', 'today');
  expect((await visitor('/long-gone')).status).toBe(404);
  await openScreen(page, 'Redirects');
  await page.getByRole('button', { name: 'Add a redirect' }).press('Enter');
  await page.keyboard.type('/long-gone');
  await page.keyboard.press('Tab');
  await page.keyboard.type(worked.path);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`/long-gone leads to ${worked.path}.`)).toBeVisible();
  await expect.poll(async () => (await visitor('/long-gone')).status, { timeout: 15_000 }).toBe(308);
  await page.getByLabel('Address', { exact: true }).fill('/long-gone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A page is there.')).toBeVisible();
  await expectAccessible(page);
});

test('a translation older than the English is found under Today, compared, and said to be right', async ({
  page,
}) => {
  await signIn(page, servers, 'Mara', 'today');
  await openScreen(page, 'Today');
  const older = page.getByRole('region', { name: 'Translations older than the English' });
  await older.getByRole('button', { name: /^Compare/ }).click();
  const view = page.getByRole('main', { name: 'Languages side by side' });
  const headline = view.getByRole('group', { name: 'Headline', exact: true }).first();
  await expect(headline.getByText('A neighbor with a new headline').first()).toBeVisible();
  await expect(headline.getByText(/after this translation/)).toBeVisible();
  await expectAccessible(page);
  await headline.getByRole('button', { name: /^Still right/ }).press('Enter');
  await expect(headline.getByText(/Said to be still right by Mara/)).toBeVisible();
  await expect(view.getByText(/older/)).toHaveCount(0);
});
