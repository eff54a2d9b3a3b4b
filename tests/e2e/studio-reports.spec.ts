import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import { addPeople, everyRole, signIn, studioOf } from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';

/* Reports about links and imports, and comments on pages, over servers of their own. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const servers = new OwnServers({ name: 'studio-reports' });
const studio = studioOf(servers);
const worked = { path: '/about-us/community', id: '', link: '', field: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole, Ana: everyRole }, ({ content }) => {
    worked.id = content.itemByPath('main', worked.path, 'draft')!.id;
    // A link of this page that somebody has mistyped.
    const own = new Set(content.children(worked.id).map(({ id }) => id));
    const link = content
      .links('main')
      .find(
        ({ itemId, locale, path, field }) => own.has(itemId) && locale === 'en' && path && /Link/.test(field),
      )!;
    worked.link = link.href;
    worked.field = `${link.itemId}/${link.field}`;
    const { itemId, locale, displayName, fields } = content.version(link.itemId, 'en', 'draft')!;
    const mistyped = JSON.stringify(fields[link.field]).replaceAll(`"${link.href}"`, '"/comunity-typo"');
    content.saveDraft({
      ...{ itemId, locale, displayName },
      fields: { ...fields, [link.field]: JSON.parse(mistyped) as unknown },
    });
  });
});
test.afterAll(() => servers.stop());

test('a mistyped link is found, leads to its field by keyboard, and is gone once it is mended', async ({
  page,
}) => {
  await signIn(page, servers, 'Mara', 'links');
  const row = page.getByRole('listitem').filter({ hasText: '/comunity-typo' });
  await expect(row).toContainText('There is no page at this address.');
  await expectAccessible(page);
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const field = page.locator(`[data-field="${worked.field}"]`);
  await expect(field.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(worked.link);
  await expect(page.locator('.StateLine')).toContainText('Draft saved');
  await page.goto(`${studio}/links`);
  await expect(page.getByRole('button', { name: /^To be mended/ })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a file is tried, its report is read, and it is taken', async ({ page }) => {
  await signIn(page, servers, 'Mara', 'imports');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Try a file…' }).click();
  await (await chosen).setFiles('src/platform/import/fixtures/hifld-hospitals.csv');
  await expect(page.getByText('Tried', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /OLD QUARRY HOSPITAL.*The place is closed/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take it for real' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it for real' }).click();
  await expect(page.getByText('Taken', { exact: true })).toBeVisible();
});

test('a comment names somebody, who finds and answers it; visitors are never given it', async ({
  page,
  browser,
}) => {
  await signIn(page, servers, 'Mara', `pages/${worked.id}/en?part=${worked.id}`);
  await page.getByRole('button', { name: /^Comments/ }).click();
  await page
    .getByRole('textbox', { name: 'New comment on: The page' })
    .fill('@Ana, is 1,200 volunteers still right?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('article', { name: /still right/ })).toBeVisible();
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, servers, 'Ana', 'today');
  await other.getByRole('button', { name: /^Answer: / }).click();
  await other.getByRole('button', { name: /^Answer: @Ana/ }).click();
  await other.getByRole('textbox', { name: 'Answer to Mara' }).fill('It is 1,350 now.');
  await other.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await expect(other.getByText('It is 1,350 now.')).toBeVisible();
  await other.close();
  expect((await ask(worked.path, { port: servers.sitePort })).text).not.toContain('still right?');
});
