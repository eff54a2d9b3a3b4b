import type { Role } from '#src/platform/accounts/Actor.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import { addPeople, enterAs, everyRole, signIn as signInAt, studioOf } from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* Review, schedule, people and the log, each person in a browser of their own, over servers whose clock the test sets. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const servers = new OwnServers({ name: 'studio-flow', hasOwnClock: true });
const studio = studioOf(servers);
const roles: Record<string, readonly Role[]> = {
  Ana: ['author'],
  Rita: ['reviewer'],
  Pia: ['publisher'],
  Ada: everyRole,
};

/** A health article: somebody else has to approve it. */
const article = { id: '', path: '', name: '' };
const TITLE = 'Read by a second person';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, roles, ({ content }) => {
    const found = content
      .pages('main', 'published')
      .find(({ template, path }) => template === 'HealthWellnessPage' && path?.startsWith('/health/'))!;
    const name = content.version(found.id, 'en', 'draft')!.displayName;
    Object.assign(article, { id: found.id, path: found.path, name });
  });
});
test.afterAll(() => servers.stop());

const signIn = (page: Page, name: string, path = 'today') => signInAt(page, servers, name, path);

const builder = () => `pages/${article.id}/en`;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Review', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Writes the title search engines show in the panel and waits until it is kept. */
async function retitle(page: Page, title: string) {
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await page.getByRole('row', { name: 'Page', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title for search engines', exact: true }).fill(title);
  await expect(page.locator('.StateLine')).toContainText('Draft saved');
}

const seenByVisitors = async () => ask(article.path, { port: servers.sitePort });

/** Day and time of the site's own clock, so many minutes from now. */
function inMinutes(minutes: number): [day: string, time: string] {
  const at = new Date(Date.now() + minutes * 60_000);
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Los_Angeles',
    ...{ dateStyle: 'short', timeStyle: 'short' },
  }).format(at);
  return wall.split(' ') as [string, string];
}

test('an author sends an article for review and cannot put it live', async ({ page }) => {
  await signIn(page, 'Ana', builder());
  await retitle(page, TITLE);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(dialog(page)).toContainText('somebody who wrote none of it approves it first');
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole('textbox', { name: 'What changed' }).fill('A clearer title');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(bar(page)).toContainText('This page waits for review');
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await page.goto(`${studio}/today`);
  await expect(page.getByRole('region', { name: 'My drafts' })).toContainText('In review');
});

test('a reviewer finds it, sends it back with a note, and approves what comes again, by keyboard', async ({
  page,
  browser,
}) => {
  await signIn(page, 'Rita');
  await expect(page.getByRole('heading', { name: '1 page needs you.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Look: / }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Sent by Ana');
  await bar(page).getByRole('button', { name: 'Send back' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Name who it is for.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Sent back.')).toBeAttached();

  const author = await (await browser.newContext()).newPage();
  await signIn(author, 'Ana');
  await expect(author.getByRole('region', { name: 'Sent back to you' })).toContainText('Name who it is for.');
  await author.getByRole('region', { name: 'Sent back to you' }).getByRole('button').click();
  await expect(bar(author)).toContainText('Rita sent this page back.');
  await retitle(author, `${TITLE}, and for whom`);
  await author.getByRole('button', { name: 'Publish…' }).click();
  await author.getByRole('button', { name: 'Send for review' }).click();
  await expect(bar(author)).toContainText('waits for review');
  await author.context().close();

  await page.reload();
  await bar(page).getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page, 'Approved.')).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  expect((await seenByVisitors()).text).not.toContain(TITLE);
});

test('a publisher sets a time, and the article goes live then and leaves again', async ({ page }) => {
  await signIn(page, 'Pia');
  await page.getByRole('region', { name: 'Approved, ready to go live' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(dialog(page)).toContainText('approved by Rita');
  await page.getByRole('radio', { name: 'At a time' }).focus();
  await page.keyboard.press('Space');
  const [day, time] = inMinutes(5);
  const [offDay, offTime] = inMinutes(15);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByText('Take it off the site again').click();
  await page.getByLabel('Last day').fill(offDay);
  await page.getByLabel('Off at').fill(offTime);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Schedule for / }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`${studio}/today`);
  await expect(page.getByRole('region', { name: 'Next to go live' })).toContainText(article.name);
  await expectAccessible(page);
  expect((await seenByVisitors()).text).not.toContain(TITLE);

  servers.setClock(new Date(Date.now() + 6 * 60_000));
  await expect.poll(async () => (await seenByVisitors()).text, { timeout: 30_000 }).toContain(TITLE);
  servers.setClock(new Date(Date.now() + 16 * 60_000));
  await expect.poll(async () => (await seenByVisitors()).status, { timeout: 30_000 }).toBe(404);
});

test('a banner for an emergency is on the site in two clicks and what it asks for, and comes down again', async ({
  page,
}) => {
  const words = 'The emergency room in Modesto is closed';
  await signIn(page, 'Pia');
  await page.getByRole('button', { name: 'Emergency banner' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('What visitors read, in English').fill(words);
  await page.getByLabel('What visitors read, in Spanish').fill('Urgencias de Modesto está cerrada');
  await page.getByRole('button', { name: 'Put it on every page now' }).click();
  await expect(page.getByText('Write something here.')).toBeVisible();
  await page.getByLabel('Reason').fill('A burst pipe');
  await page.getByRole('button', { name: 'Put it on every page now' }).click();
  await expect(page.getByText(`“${words}”`)).toBeVisible();
  const home = async () => (await ask('/', { port: servers.sitePort })).text;
  await expect.poll(home, { timeout: 30_000 }).toContain(words);
  await page.getByRole('button', { name: 'Take the banner down' }).click();
  await page.getByLabel('Reason').fill('Repaired');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the banner down' }).click();
  await expect.poll(home, { timeout: 30_000 }).not.toContain(words);
  expect(await home()).toContain('Call 911');
});

test('whose session ends signs in over the page and goes on; nothing of it is there for another', async ({
  page,
  context,
}) => {
  await signIn(page, 'Ana', builder());
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await page.getByRole('row', { name: 'Page', exact: true }).click();
  await context.clearCookies();
  await page
    .getByRole('textbox', { name: 'Title for search engines', exact: true })
    .fill('Written at the end');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page);
  await enterAs(page, 'Ana');
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await expect(page.locator('.StateLine')).toContainText('Draft saved');
  await expect(page.getByRole('textbox', { name: 'Title for search engines', exact: true })).toHaveValue(
    'Written at the end',
  );

  await context.clearCookies();
  await page.getByRole('textbox', { name: 'Title for search engines', exact: true }).fill('Mine alone');
  await expect(page.getByLabel('Password')).toBeVisible();
  await enterAs(page, 'Rita');
  await expect(page.getByText('Rita', { exact: true })).toBeVisible();
  await page.getByRole('row', { name: 'Page', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title for search engines', exact: true })).toHaveValue(
    'Written at the end',
  );
});

test('an admin invites somebody, who chooses a password and works; switched off, they are out', async ({
  page,
  browser,
}) => {
  await signIn(page, 'Ada', 'people');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await dialog(page).getByLabel('Name').fill('Noor Haddad');
  await dialog(page).getByLabel('Email').fill('noor@meridian.example');
  await dialog(page).getByLabel('Language').selectOption({ label: 'Spanish' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  const link = await dialog(page).getByLabel('Link').inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'noor@meridian.example' });
  await expect(row).toContainText('Author: Spanish');
  await expect(row).toContainText('invited, not yet here');

  const noor = await (await browser.newContext()).newPage();
  await noor.goto(link);
  await noor.getByLabel('Password').fill('a kettle of her own');
  await noor.keyboard.press('Enter');
  await expect(noor.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Change roles' }).click();
  await dialog(page).getByLabel('Role', { exact: true }).selectOption('auditor');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Auditor');
  await row.getByRole('button', { name: 'Switch off' }).click();
  await expect(row).toContainText('switched off');
  await expectAccessible(page);
  await noor.goto(`${studio}/today`);
  await expect(noor.getByLabel('Password')).toBeVisible();
  await noor.context().close();
});

test('an admin says which pages need approval', async ({ page }) => {
  await signIn(page, 'Ada', 'people');
  await page.getByRole('button', { name: 'Approval' }).click();
  const row = dialog(page).getByRole('group', { name: 'Health article' });
  await expect(row.getByRole('checkbox', { name: 'Needs approval' })).toBeChecked();
  await expectAccessible(page);
  await row.getByText('Needs approval').click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`${studio}/${builder()}`);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(dialog(page)).toContainText('go live without approval');
});

test('the log shows who did what, is checked, and goes out whole', async ({ page }) => {
  await signIn(page, 'Ada', 'audit');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'locked an account' })).toContainText('Ada');
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'added a person' });
  await expect(rows.filter({ hasText: 'locked an account' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'added a person' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText('The chain is whole')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export all rows' }).click();
  expect((await download).suggestedFilename()).toBe('audit.jsonl');
});
