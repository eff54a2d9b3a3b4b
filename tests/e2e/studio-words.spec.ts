import { openStore } from '#src/platform/store/openStore.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { OwnServers } from './support/OwnServers.ts';
import { addPeople, everyRole, framed as opened, signIn, studioOf, untilOpen } from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* What is written in the Studio and what is checked before it goes live, over servers of its own. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const servers = new OwnServers({ name: 'studio-words' });
const studio = studioOf(servers);
const worked = { path: '/about-us/community', id: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole }, ({ content }) => {
    worked.id = content.itemByPath('main', worked.path, 'draft')!.id;
  });
});
test.afterAll(() => servers.stop());

const stateLine = (page: Page) => page.locator('.StateLine');
const seenByVisitors = async () => (await ask(worked.path, { port: servers.sitePort })).text;

async function openWorked(page: Page, language = 'en') {
  await signIn(page, servers, 'Mara', `pages/${worked.id}/${language}`);
  await untilOpen(page);
  await expect(opened(page).locator('h1')).toBeVisible();
}

test('a page the site has no answer for is opened again by itself, and the editor is told', async ({
  page,
}) => {
  const asked: string[] = [];
  let refusals = 2;
  // As the site refuses: with an answer nobody may frame.
  const refusal = { status: 503, headers: { 'content-security-policy': "frame-ancestors 'none'" }, body: '' };
  await page.route(`${servers.site}/api/editing/render*`, async (route) => {
    asked.push(route.request().url());
    return asked.length <= refusals ? route.fulfill(refusal) : route.continue();
  });
  await signIn(page, servers, 'Mara', `pages/${worked.id}/en`);
  await expect(page.getByText('The page has not come yet. It is being opened again…')).toBeVisible();
  await expect(opened(page).locator('h1')).toBeVisible();
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  expect(new Set(asked.map((url) => new URL(url).searchParams.get('secret'))).size).toBe(3);

  refusals = Infinity;
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The page does not answer.' });
  await expect(alert).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  refusals = 0;
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(opened(page).locator('h1')).toBeVisible();
});

/** Adds a component by the dialog and selects it. */
async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Find', exact: true }).fill(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
}

test('bold, a link and a list are written by keyboard, shown on the page as they are, and seen by visitors', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // On a busy machine an opening may be answered that the page cannot be made now; it is opened again.
    const isAnswer = text.startsWith('Framing ');
    if (/Content Security Policy|TrustedHTML|Trusted/i.test(text) && !isAnswer) violations.push(text);
  });
  await openWorked(page);
  await add(page, 'rich text');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.type('Come by ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bus 12');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' or ask ');
  // An empty part shows no field to put words into: the first ones make the page be opened again.
  const shown = opened(page).locator('main .Prose', { hasText: 'Come by' });
  await expect(shown.locator('strong')).toHaveText('bus 12');
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('/contact-us');
  await page.keyboard.press('Tab');
  await page.keyboard.type('the front desk');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  // The row of buttons is one stop before the text.
  await page.keyboard.press('Alt+F10');
  const tools = page.getByRole('toolbar', { name: 'Format of Text' });
  await expect(tools.getByRole('button').first()).toBeFocused();
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'List', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.type('a list of medicines');
  await page.keyboard.press('Enter');
  await page.keyboard.type('your card');

  await expect(shown.locator('li')).toHaveCount(2);
  await expect(stateLine(page)).toContainText('Draft saved');
  await expectAccessible(page);
  expect(await seenByVisitors()).not.toContain('bus 12');

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => seenByVisitors(), { timeout: 20_000 })
    .toContain(
      '<p>Come by <strong>bus 12</strong> or ask <a href="/contact-us">the front desk</a></p>' +
        '<ul><li>a list of medicines</li><li>your card</li></ul>',
    );
  expect(violations).toEqual([]);
});

test('a picture nobody has said anything about stops a publication, and one press leads to where it is said', async ({
  page,
}) => {
  await openWorked(page);
  await add(page, 'featured promo');
  const guard = page.getByRole('region', { name: 'Before this goes live' });
  await page.getByRole('textbox', { name: 'Headline' }).fill('Kept by the guard');
  const picture = page.getByRole('group', { name: 'Image' });
  await picture.getByRole('textbox', { name: 'Picture' }).fill('/-/media/entrance.jpg');
  await expect(guard.getByText('Picture has no alternative text')).toBeVisible();
  await expect(guard.getByText('1 blocker')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /1 blocker, \d+ warnings?/ })).toBeAttached();
  await expect(stateLine(page)).toContainText('Draft saved');
  await expectAccessible(page);
  await page.getByRole('row', { name: 'Page', exact: true }).click();

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Mend 1 blocker to go on.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Write it/ }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const words = picture.getByRole('textbox', { name: 'Alternative text' });
  await expect(words).toBeFocused();
  await page.keyboard.type('The main entrance');
  await expect(guard.getByText('Picture has no alternative text')).toHaveCount(0);
  await expect(stateLine(page)).toContainText('Draft saved');

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => seenByVisitors(), { timeout: 20_000 }).toContain('Kept by the guard');
  const store = openStore(servers.data, { pollMs: 0 });
  try {
    const rows = store.database
      .prepare(`SELECT detail FROM audit WHERE act = 'publish' AND item_id = ?`)
      .all(worked.id);
    expect(rows.map(({ detail }) => JSON.parse(String(detail)) as object)).toContainEqual(
      expect.objectContaining({ guard: expect.objectContaining({ blockers: 0 }) as object }),
    );
  } finally {
    store.close();
  }
});

test('a text with 500 payloads is opened and written on: nothing runs, nothing is asked for, nothing of it is lost', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() && !request.url().startsWith(new URL(studio).origin))
      asked.push(request.url());
  });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/TrustedHTML|TrustedScript|Refused to (execute|run)/.test(message.text()))
      problems.push(message.text());
  });
  // What never ends would take the others along, so it stands last.
  const payload = payloads('window.hit=1')
    .sort((a, b) => Number(/unclosed/.test(a)) - Number(/unclosed/.test(b)))
    .join('\n');
  const before = `<p>First</p>\n${payload}`;
  const textOf = <T>(use: (store: ReturnType<typeof openStore>, itemId: string) => T): T => {
    const store = openStore(servers.data, { pollMs: 0 });
    try {
      const { main = [] } = store.content.layout(worked.id, 'draft')?.placeholders ?? {};
      return use(store, main.find(({ componentName }) => /^RichText/.test(componentName))!.dataSource);
    } finally {
      store.close();
    }
  };
  textOf(({ content }, itemId) => {
    const version = content.version(itemId, 'en', 'draft')!;
    const Text = { value: before, type: 'Rich Text' };
    content.saveDraft({ ...version, fields: { ...version.fields, Text } });
  });

  await openWorked(page);
  await page
    .getByRole('treegrid', { name: 'On this page' })
    .getByRole('row', { name: /^Rich text/ })
    .click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text.locator('.RichText-kept').first()).toBeVisible();
  expect(await text.locator('.RichText-kept').count()).toBeGreaterThan(200);
  await text
    .locator('p', { hasText: /^First$/ })
    .first()
    .click();
  await page.keyboard.press('End');
  await page.keyboard.type(' word');
  await expect(opened(page).locator('main p', { hasText: 'First word' })).toBeVisible();
  await expect(stateLine(page)).toContainText('Draft saved');
  for (const frame of page.frames())
    expect(await frame.evaluate(() => (globalThis as { hit?: number }).hit)).toBeUndefined();
  expect({ asked, problems }).toEqual({ asked: [], problems: [] });
  await expect
    .poll(() => textOf(({ content }, id) => content.version(id, 'en', 'draft')?.fields['Text']))
    .toMatchObject({ value: before.replace('First', 'First word') });
});
