import sharp from 'sharp';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import { addPeople, everyRole, signIn as signInAt, studioOf } from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* The media library: from a file on somebody's device to what a visitor sees, over servers of its own. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const servers = new OwnServers({ name: 'studio-media', hasOwnMedia: true });
const studio = studioOf(servers);
const worked = { path: '/about-us/community', id: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole, Ana: ['author'] }, ({ content }) => {
    worked.id = content.itemByPath('main', worked.path, 'draft')!.id;
  });
});
test.afterAll(() => servers.stop());

const signIn = (page: Page, name = 'Mara', path?: string) => signInAt(page, servers, name, path);

const grid = (page: Page) => page.getByRole('listbox', { name: 'Media' });
const seenByVisitors = async () => (await ask(worked.path, { port: servers.sitePort })).text;

/** A house on a hill under a sun: something to see on a picture of this test. */
function drawing(sky: string, hill: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1100" viewBox="0 0 180 110">
    <rect width="180" height="110" fill="${sky}"/><circle cx="50" cy="34" r="14" fill="#e8694a"/>
    <path d="M0 80Q50 55 100 76T180 70V110H0Z" fill="${hill}"/>
    <path d="M104 70V48L122 34L140 48V70Z" fill="#fff"/><rect x="118" y="56" width="8" height="14" fill="#d9542f"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('several files are uploaded at once: each says what became of it, and the refused why', async ({
  page,
}) => {
  await signIn(page, 'Mara', '');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Media' }).click();
  await expect(page.getByText('Nothing here yet.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('red-door.jpg', 'image/jpeg', await drawing('#f2e0c8', '#1a6b66')),
      file('night-hill.jpg', 'image/jpeg', await drawing('#0b3f3f', '#115a5a')),
      file('not-a-picture.png', 'image/png', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')),
      file('visitor-policy.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF')),
    ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('Uploaded', { exact: true })).toHaveCount(3);
  await expect(uploads.getByText('Not taken: only JPEG, PNG, WebP, GIF, AVIF and PDF.')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: '3 files uploaded. 1 file was not taken.' }),
  ).toBeAttached();
  await expect(grid(page).getByRole('option')).toHaveCount(3);
  await expect(grid(page).getByText('No alternative text')).toHaveCount(2);
  await expectAccessible(page);
});

test('a file that is dropped anywhere on the screen is uploaded into the folder that is open', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${studio}/media/${encodeURIComponent('in:Maps')}`);
  await expect(page.getByText('Nothing here yet.', { exact: false })).toBeVisible();
  const bytes = [...(await drawing('#c5ded9', '#0c4646'))];
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(given)], 'dropped.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('.Media-middle', type, { dataTransfer: data });
  await expect(grid(page).getByRole('option', { name: 'dropped' })).toBeVisible();
  await grid(page).getByRole('option', { name: 'dropped' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing here yet.', { exact: false })).toBeVisible();
  await expect(grid(page).getByRole('option', { name: 'dropped' })).toHaveCount(0);
});

test('a picture is described, and its focal point moved by mouse and by keys', async ({ page }) => {
  await signIn(page);
  await page.goto(`${studio}/media`);
  await grid(page).getByRole('option', { name: 'red-door' }).click();
  const point = page.getByRole('slider', { name: 'Focal point' });
  await expect(point).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top');
  const frame = (await page.locator('.Focal-frame').boundingBox())!;
  await page.mouse.click(frame.x + frame.width * 0.6, frame.y + frame.height * 0.5);
  await expect(point).toHaveAttribute('aria-valuetext', '60 % from the left, 50 % from the top');
  await point.press('ArrowRight');
  await point.press('Shift+ArrowDown');
  await expect(point).toHaveAttribute('aria-valuetext', '61 % from the left, 60 % from the top');
  await page
    .getByRole('textbox', { name: 'Alternative text, English' })
    .fill('A white house with a red door');
  await page.getByRole('textbox', { name: 'Alternative text, Spanish' }).fill('Una casa con una puerta roja');
  await page.getByRole('textbox', { name: 'Folder' }).fill('Places');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Places/ })).toBeVisible();
  await expect(page.getByText('No page shows it.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.reload();
  await expect(grid(page).getByRole('option', { name: 'red-door' })).toContainText('A white house');
});

test('it is chosen for a page, published, and seen by a visitor with its words and its focal point', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${studio}/pages/${worked.id}/en`);
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await page
    .getByRole('treegrid', { name: 'On this page' })
    .getByRole('row', { name: 'Interior hero' })
    .click();
  await page.getByRole('button', { name: 'Choose a picture…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('option', { name: 'red-door' }).click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Alternative text/ }).first()).toHaveValue(
    'A white house with a red door',
  );
  const shown = page.frameLocator('.Stage-frame').getByRole('img', { name: 'A white house with a red door' });
  await expect(shown).toBeVisible();
  await expect(page.locator('.StateLine')).toContainText('Draft saved');
  expect(await seenByVisitors()).not.toContain('/-/media/library/');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(seenByVisitors, { timeout: 20_000 }).toContain('/-/media/library/');

  const visitor = await (await page.context().browser()!.newContext()).newPage();
  await visitor.goto(servers.site + worked.path);
  const picture = visitor.getByRole('img', { name: 'A white house with a red door' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((img: HTMLImageElement) => [
        img.naturalWidth > 0,
        getComputedStyle(img).objectPosition,
        /\/\d+\.webp$/.test(img.currentSrc),
      ]),
    )
    .toEqual([true, '61% 60%', true]);
  const src = (await picture.getAttribute('src'))!;
  const answer = await visitor.request.get(servers.site + src);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await visitor.context().close();
});

test('while a page shows it, it says where and cannot be deleted; what no page shows can, and comes back', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${studio}/media`);
  await grid(page).getByRole('option', { name: 'red-door' }).click();
  const uses = page.getByRole('region', { name: /^Where used/ });
  await expect(uses.getByText('live')).toBeVisible();
  await expect(page.getByText('Used on 1 page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();

  await grid(page).getByRole('option', { name: 'night-hill' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(grid(page).getByRole('option')).toHaveCount(2);
  await page.getByRole('link', { name: /^Bin/ }).click();
  await grid(page).getByRole('option', { name: 'night-hill' }).click();
  await expect(page.getByText(/^In the bin/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take out of the bin' }).click();
  await expect(page.getByRole('link', { name: 'All media' })).toContainText('3');
});

test('by keyboard alone: a picture is found, chosen and used', async ({ page }) => {
  await signIn(page);
  await page.goto(`${studio}/pages/${worked.id}/en`);
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await page
    .getByRole('treegrid', { name: 'On this page' })
    .getByRole('row', { name: 'Interior hero' })
    .click();
  await page.getByRole('button', { name: 'Choose a picture…' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('night');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  const option = page.getByRole('option', { name: 'night-hill' });
  for (let step = 0; step < 4 && !(await option.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: night-hill')).toBeVisible();
  const use = page.getByRole('button', { name: 'Use this picture' });
  for (let step = 0; step < 6 && !(await use.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(use).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Picture', exact: true }).first()).toHaveValue(
    /\/-\/media\/library\//,
  );
});

test('who may not change media looks, and is told so', async ({ page }) => {
  await signIn(page, 'Ana');
  await page.goto(`${studio}/media`);
  await grid(page).getByRole('option', { name: 'red-door' }).click();
  await expect(page.getByText('You may look here.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
});
