import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import { addPeople, everyRole, signIn, studioOf, untilOpen } from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* Whole pages in the Studio, over servers of its own. */

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ actionTimeout: 10_000 });

const servers = new OwnServers({ name: 'studio-pages' });
const hostile = '<img src=x onerror=alert(1)>';
const ids = { about: '', community: '', home: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole, Tom: ['reviewer'] }, ({ content }) => {
    const at = (path: string) => content.itemByPath('main', path, 'draft', (one) => one.path === path)!.id;
    Object.assign(ids, { about: at('/about-us'), community: at('/about-us/community'), home: at('/') });
  });
});
test.afterAll(() => servers.stop());

const visit = (path: string) => ask(path, { port: servers.sitePort });
const whereTo = async (path: string) => {
  const { status, headers } = await visit(path);
  return `${status} ${headers.location ?? ''}`.trim();
};
const tree = (page: Page) => page.getByRole('treegrid', { name: 'Pages' });
const row = (page: Page, name: string) => tree(page).getByRole('row', { name, exact: true });
const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name });
const toast = (page: Page) => page.locator('.Toast');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const openPage = async (page: Page, id: string) => {
  await page.goto(`${studioOf(servers)}/pages/${id}/en`);
  await untilOpen(page);
};

/** Chooses what to do with a page of the tree, by mouse. */
async function choose(page: Page, name: string, act: string) {
  await row(page, name).hover();
  await page.getByRole('button', { name: `What to do with ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test.describe('by mouse', () => {
  test('a page is made with a hostile name, shown as text, published, renamed, and its old address leads on', async ({
    page,
  }) => {
    page.on('dialog', () => {
      throw new Error('a script ran');
    });
    await signIn(page, servers, 'Mara');
    await openPage(page, ids.about);
    const parent = await title(page).innerText();
    await choose(page, parent, 'New page below…');
    const box = dialog(page, `New page below “${parent}”`);
    await expect(box.getByRole('radio', { name: 'Page', exact: true })).toBeChecked();
    await box.getByRole('textbox', { name: 'Name' }).fill(hostile);
    await expect(box.getByRole('textbox', { name: 'Address' })).toHaveValue('img-src-x-onerror-alert-1');
    await box.getByRole('textbox', { name: 'Address' }).fill('made here');
    await expect(box.getByText('Letters without accents')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Make the page' })).toBeDisabled();
    await expectAccessible(page);
    await box.getByRole('textbox', { name: 'Address' }).fill('made-here');
    await box.getByRole('button', { name: 'Make the page' }).click();
    await expect(title(page)).toHaveText(hostile);
    await expect(row(page, hostile)).toBeVisible();
    await expect(page.locator('.Stage-notice')).toHaveCount(0);
    await expect(page.frameLocator('.Stage-frame').locator('main h1')).toContainText('<img');
    await expect(page.frameLocator('.Stage-frame').locator('img[src="x"]')).toHaveCount(0);
    await publish(page);
    await expect.poll(async () => (await visit('/about-us/made-here')).status, { timeout: 20_000 }).toBe(200);
    expect((await visit('/about-us/made-here')).text).not.toContain('<img src=x');

    await choose(page, hostile, 'Rename…');
    const rename = dialog(page, /^Rename/);
    await rename.getByRole('textbox', { name: 'Name' }).fill('Made here');
    await rename.getByRole('textbox', { name: 'Address' }).fill('made-elsewhere');
    await expect(rename).toContainText(
      'visitors are led from /about-us/made-here to /about-us/made-elsewhere',
    );
    await expectAccessible(page);
    await rename.getByRole('button', { name: 'Rename' }).click();
    await expect(title(page)).toHaveText('Made here');
    expect((await visit('/about-us/made-here')).status).toBe(200);
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(dialog(page)).toContainText('from /about-us/made-here to /about-us/made-elsewhere');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect
      .poll(() => whereTo('/about-us/made-here'), { timeout: 30_000 })
      .toMatch(/^30[18] .*\/about-us\/made-elsewhere$/);
    expect((await visit('/about-us/made-elsewhere')).status).toBe(200);
  });

  test('a page is deleted, gone once that is published, and comes back when taken back', async ({ page }) => {
    await signIn(page, servers, 'Mara');
    await openPage(page, ids.community);
    await row(page, 'Made here').click();
    await expect(title(page)).toHaveText('Made here');
    await choose(page, 'Made here', 'Delete…');
    const box = dialog(page, /^Delete/);
    await expect(box).toContainText('No other page shows it or links to it.');
    await expect(box).toContainText('Visitors see it until the deletion is published.');
    await expectAccessible(page);
    await box.getByText('Take it away from visitors at once').click();
    await box.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('“Made here” is in the bin.');
    await expect(row(page, 'Made here')).toHaveCount(0);
    await expect(title(page)).toHaveText('About us');
    await expectAccessible(page);
    await expect
      .poll(async () => (await visit('/about-us/made-elsewhere')).status, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(404);

    await page.getByRole('button', { name: 'Bin', exact: true }).click();
    await expectAccessible(page);
    await dialog(page, 'Bin').getByRole('button', { name: 'Take back: Made here' }).click();
    await expect(title(page)).toHaveText('Made here');
    await expect(page.locator('.Stage-notice')).toHaveCount(0);
    await publish(page);
    await expect
      .poll(async () => (await visit('/about-us/made-elsewhere')).status, { timeout: 30_000 })
      .toBe(200);
  });

  test('a page is taken off the site and its draft stays', async ({ page }) => {
    await signIn(page, servers, 'Mara');
    await openPage(page, ids.community);
    await row(page, 'Made here').click();
    await expect(title(page)).toHaveText('Made here');
    await expect(title(page)).toHaveText('Made here');
    await choose(page, 'Made here', 'Take off the site…');
    const box = dialog(page, /off the site$/);
    await expect(box).toContainText(
      'Whoever opens /about-us/made-elsewhere reads that there is no such page.',
    );
    await expectAccessible(page);
    await box.getByRole('button', { name: 'Take off the site' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect
      .poll(async () => (await visit('/about-us/made-elsewhere')).status, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(404);
    await expect(page.locator('.StateLine')).toContainText('not published yet');
  });
});

test('by keyboard alone: a page is made, renamed, deleted, and the deletion undone', async ({ page }) => {
  await signIn(page, servers, 'Mara');
  await openPage(page, ids.about);
  const act = async (name: string, words: string) => {
    await row(page, name).focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type(words);
    await expect(page.getByRole('menuitem', { name: new RegExp(`^${words}`) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  };
  await act(await title(page).innerText(), 'New');
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Written by keys');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Written by keys');

  await act('Written by keys', 'Rename');
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Named by keys');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Named by keys');

  await act('Named by keys', 'Delete');
  const box = dialog(page, /^Delete/);
  for (let tab = 0; tab < 8; tab += 1) {
    if (await box.getByRole('button', { name: 'Delete' }).evaluate((one) => one === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('“Named by keys” is in the bin.');
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  for (let area = 0; area < 8; area += 1) {
    if (await undo.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('F6');
  }
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await row(page, await title(page).innerText()).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Named by keys')).toBeVisible();
});

test('somebody without the right is offered nothing that changes pages', async ({ page }) => {
  await signIn(page, servers, 'Tom');
  await openPage(page, ids.about);
  await row(page, await title(page).innerText()).focus();
  await page.keyboard.press('Shift+F10');
  for (const act of ['New page below…', 'Move…', 'Delete…', 'Take off the site…'])
    await expect(page.getByRole('menuitem', { name: act })).toBeDisabled();
});
