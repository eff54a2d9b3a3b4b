import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { OwnServers } from '../e2e/support/OwnServers.ts';
import { addPeople, everyRole, framed, signIn, untilOpen } from '../e2e/support/studioDesk.ts';
import { expect, test } from '../e2e/support/test.ts';
import type { Page } from '../e2e/support/test.ts';

/* The pictures of docs/editing.md: one morning of an editor of the demo network, in the order of its tutorial. */

const servers = new OwnServers({ name: 'pictures' });
const worked = { path: '/about-us/community', id: '' };

/** As large as a picture may be, so that the text with all of them stays light. */
const MOST_BYTES = 60_000;
const WIDTH = 1200;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await servers.start();
  worked.id = await addPeople(
    servers,
    { 'Mara Silva': everyRole, 'Ana Ruiz': everyRole },
    ({ content }) => content.itemByPath('main', worked.path, 'draft')!.id,
  );
});
test.afterAll(() => servers.stop());

/** Keeps what the window shows, in the best quality that is light enough. */
async function take(page: Page, name: string) {
  const shot = await page.screenshot();
  for (let quality = 86; quality >= 30; quality -= 8) {
    const picture = await sharp(shot).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > MOST_BYTES) continue;
    writeFileSync(`docs/pictures/${name}.webp`, picture);
    return;
  }
  throw new Error(`${name} does not fit into ${MOST_BYTES} bytes`);
}

async function openWorked(page: Page, name: string) {
  await signIn(page, servers, name, `pages/${worked.id}/en`);
  await untilOpen(page);
  await expect(framed(page).locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function writeHeadline(page: Page, text: string) {
  const headline = page.getByRole('textbox', { name: 'Headline' });
  // A row that is chosen already would be left by another press.
  if (!(await headline.isVisible())) {
    const outline = page.getByRole('treegrid', { name: 'On this page' });
    await outline.getByRole('row', { name: 'Interior hero' }).first().click();
  }
  await headline.fill(text);
  await expect(page.locator('.StateLine')).toContainText('Draft saved');
  await expect(page.locator('.StateLine')).toContainText('differs from published');
}

test('pictures of the tutorial', async ({ page, browser }) => {
  await openWorked(page, 'Mara Silva');
  await writeHeadline(page, 'Neighbors first, in every season');
  await expect(framed(page).locator('h1')).toContainText('every season');
  await page.getByRole('textbox', { name: 'Headline' }).focus();
  await take(page, 'studio-builder');

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('option', { name: /^Interior hero/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/\d+ pages/);
  await page.waitForLoadState('networkidle');
  await take(page, 'studio-add');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Comments/ }).click();
  await page
    .getByRole('textbox', { name: /^New comment on/ })
    .fill('@Ana Ruiz, is the number of volunteers still right?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await take(page, 'studio-comments');
  await page.getByRole('button', { name: /^Comments/ }).click();

  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await take(page, 'studio-publish');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.StateLine')).toContainText('same as published');

  await writeHeadline(page, 'Neighbors first, all year round');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('ins').first()).toBeVisible();
  await take(page, 'studio-history');

  const ana = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(ana, servers, 'Ana Ruiz', 'today');
  await expect(ana.getByRole('region', { name: 'You are named' })).toBeVisible();
  await take(ana, 'studio-today');
  await ana.close();
});
