import { hashPassword } from '#src/platform/accounts/passwords.ts';
import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { ROLES } from '#src/platform/accounts/roles.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* The Studio, over a platform and a site of its own: what is published here is seen by no other test. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const servers = new OwnServers({ name: 'studio' });
const studio = `http://localhost:${servers.platformPort}/studio`;
const password = 'nine green kettles';
const people = { Mara: 'mara@meridian.example', Ana: 'ana@meridian.example' };

/** The page that is worked on. */
const worked = { path: '/about-us/community', id: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  const store = openStore(servers.data, { pollMs: 0 });
  try {
    const { people: table } = createAccounts({ store, studioOrigin: new URL(studio).origin });
    const hashed = await hashPassword(password);
    const roles = ROLES.map((role) => ({ role, subtree: '', locale: '' as const }));
    for (const [name, email] of Object.entries(people)) table.add({ name, email, password: hashed, roles });
    worked.id = store.content.itemByPath('main', worked.path, 'draft')!.id;
  } finally {
    store.close();
  }
});
test.afterAll(() => servers.stop());

async function signIn(page: Page, name: keyof typeof people = 'Mara') {
  await page.goto(studio);
  await page.getByLabel('Email').fill(people[name]);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treegrid', { name: 'Pages' })).toBeVisible();
}

const opened = (page: Page) => page.frameLocator('iframe');
const stateLine = (page: Page) => page.locator('.StateLine');

/** Opens the page that is worked on, and waits until its frame has told what stands on it. */
async function openWorked(page: Page) {
  await page.goto(`${studio}/pages/${worked.id}/en`);
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await expect(opened(page).locator('h1')).toBeVisible();
}

/** Presses a text of the page twice: the first press chooses it, the second lets it be written in. */
async function writeIn(page: Page, selector: string) {
  const target = opened(page).locator(selector).first();
  const box = (await target.boundingBox())!;
  const at = [box.x + Math.min(20, box.width / 2), box.y + box.height / 2] as const;
  await page.mouse.click(...at);
  await expect(page.locator('.Outlined-selected')).toBeVisible();
  await page.mouse.click(...at);
  await expect(opened(page).locator('[data-writing]')).toBeFocused();
}

const seenByVisitors = async (path = worked.path) => (await ask(path, { port: servers.sitePort })).text;

test('nobody gets in with a wrong password, and the page says neither which was wrong nor more', async ({
  page,
}) => {
  await page.goto(studio);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.getByLabel('Email').fill(people.Mara);
  await page.getByLabel('Password').fill('something else entirely');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email or password is not right.')).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await expectAccessible(page);
});

test('a headline is written where it stands: kept as a draft, then published and seen', async ({ page }) => {
  await signIn(page);
  await openWorked(page);
  const heading = opened(page).locator('main h1');
  const before = (await heading.innerText()).trim();
  await writeIn(page, 'main h1');
  await page.keyboard.press('End');
  await page.keyboard.type(', written in place');
  await expect(stateLine(page)).toContainText('Draft saved');
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(`${before}, written in place`);
  expect(await seenByVisitors()).not.toContain('written in place');
  await expectAccessible(page);

  await page.reload();
  await expect(heading).toContainText('written in place');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stateLine(page)).toContainText('same as published');
  await expect.poll(() => seenByVisitors(), { timeout: 20_000 }).toContain('written in place');
});

test('an undo takes the words back, in page and panel', async ({ page }) => {
  await signIn(page);
  await openWorked(page);
  await writeIn(page, 'main h1');
  await page.keyboard.press('End');
  await page.keyboard.type(' twice');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(opened(page).locator('main h1')).not.toContainText('twice');
  await expect(page.getByRole('textbox', { name: 'Headline' })).not.toHaveValue(/twice/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(opened(page).locator('main h1')).toContainText('twice');
  await page.getByRole('button', { name: 'Undo' }).click();
  // Taken back before it was sent, or after: nothing waits.
  await expect(stateLine(page)).toContainText(/Nothing to save|Draft saved/);
});

test('by keyboard alone: a component is added where it fits, written, moved and removed', async ({
  page,
}) => {
  await signIn(page);
  await openWorked(page);
  const outline = page.getByRole('treegrid', { name: 'On this page' });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('interior hero');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = outline.getByRole('row', { name: 'Interior hero' }).last();
  await expect(row).toHaveAttribute('aria-selected', 'true');

  const placed = opened(page).getByRole('heading', { name: 'Placed without a mouse' });
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.focus();
  await page.keyboard.type('Placed without a mouse');
  await expect(placed).toBeVisible();
  await expect(stateLine(page)).toContainText('Draft saved');
  await page.getByRole('button', { name: 'Move up' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: /Interior hero, place \d+ of \d+ in Main/ }),
  ).toBeAttached();
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await expect(placed).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(placed).toHaveCount(0);
});

test('the page’s own panel saves through the Studio, in the name of who works there', async ({ page }) => {
  await signIn(page);
  await openWorked(page);
  const panel = opened(page).locator('.PagePanel');
  const title = panel.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Told by the panel');
  await title.press('Tab');
  await expect(panel.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await page.getByRole('row', { name: 'Page', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Told by the panel');
});

test('two people in one text: neither overwrites the other, and both texts are kept', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await openWorked(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'Ana');
  await openWorked(other);

  await writeIn(other, 'main h1');
  await other.keyboard.press('End');
  await other.keyboard.type(', says Ana');
  await expect(stateLine(other)).toContainText('Draft saved');

  await writeIn(page, 'main h1');
  await page.keyboard.press('End');
  await page.keyboard.type(', says Mara');
  const dialog = page.getByRole('dialog', { name: 'Two versions of this text' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(', says Ana');
  await expect(dialog).toContainText(', says Mara');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await dialog.getByRole('textbox', { name: 'The text to keep' }).fill('Both of us');
  await dialog.getByRole('button', { name: 'Keep this text' }).click();
  await expect(stateLine(page)).toContainText('Draft saved');
  await other.reload();
  await expect(opened(other).locator('main h1')).toContainText('Both of us');
  await other.context().close();
});

test('what is written while the platform is gone waits on the device, and arrives after a killed tab', async ({
  page,
}) => {
  await signIn(page);
  await openWorked(page);
  await servers.killPlatform();
  await writeIn(page, 'main h1');
  await page.keyboard.press('End');
  await page.keyboard.type(', in the dark');
  await expect(stateLine(page)).toContainText('Saved here, sending…');
  await page.close({ runBeforeUnload: false });

  await servers.startPlatform();
  const again = await page.context().newPage();
  await again.goto(`${studio}/pages/${worked.id}/en`);
  await expect(stateLine(again)).toContainText('Draft saved', { timeout: 30_000 });
  await again.reload();
  await expect(opened(again).locator('main h1')).toContainText('in the dark');
});

test('a page for visitors has nothing of all this', async () => {
  for (const path of [worked.path, '/', '/find-provider']) {
    const text = await seenByVisitors(path);
    for (const word of ['/editor/', 'meridian-studio', 'scpm', 'in the dark'])
      expect(text, `${path} has ${word}`).not.toContain(word);
  }
});
