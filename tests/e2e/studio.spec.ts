import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { featuredFacility, pathOf } from './support/directory.ts';
import { OwnServers } from './support/OwnServers.ts';
import {
  addPeople,
  everyRole,
  framed as opened,
  signIn as signInAt,
  studioOf,
} from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* The Studio, over a platform and a site of its own: what is published here is seen by no other test. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const servers = new OwnServers({ name: 'studio' });
const studio = studioOf(servers);

/** The page that is worked on. */
const worked = { path: '/about-us/community', id: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole, Ana: everyRole }, ({ content }) => {
    worked.id = content.itemByPath('main', worked.path, 'draft')!.id;
  });
});
test.afterAll(() => servers.stop());

const signIn = (page: Page, name = 'Mara') => signInAt(page, servers, name);
const stateLine = (page: Page) => page.locator('.StateLine');

/** Opens the page that is worked on, and waits until its frame has told what stands on it. */
async function openWorked(page: Page) {
  await page.goto(`${studio}/pages/${worked.id}/en`);
  await expect(page.locator('.Stage-frame')).toHaveCount(1);
  // The marks of what can be edited are text until they are read.
  await expect(opened(page).locator('h1')).not.toContainText('datasource', { useInnerText: true });
  await expect(page.locator('.Stage-notice, .Stage-coming')).toHaveCount(0);
}

/** Presses a text of the page twice: the first press chooses it, the second lets it be written in. */
async function writeIn(page: Page, selector: string) {
  const target = opened(page).locator(selector).first();
  const box = (await target.boundingBox())!;
  const at = [box.x + Math.min(20, box.width / 2), box.y + box.height / 2] as const;
  // Once each: a press while the page is exchanged for a newer look of it counts, too.
  await page.mouse.click(...at);
  await expect(page.locator('.Outlined-selected')).toBeVisible();
  await page.mouse.click(...at);
  await expect(opened(page).locator('[data-writing]')).toBeFocused();
}

/**
 * Told by the page itself, as it happens: what is there for a moment only is missed by asking for it. What is there already is
 * on its way out and does not count: it is of the exchange before.
 */
function appears(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const before = new Set(document.querySelectorAll(wanted));
        const observer = new MutationObserver(() => {
          if ([...document.querySelectorAll(wanted)].every((one) => before.has(one))) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    selector,
  );
}

const seenByVisitors = async (path = worked.path) => (await ask(path, { port: servers.sitePort })).text;

test('nobody gets in with a wrong password, and the page says neither which was wrong nor more', async ({
  page,
}) => {
  await page.goto(studio);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.getByLabel('Email').fill('mara@meridian.example');
  await page.getByLabel('Password').fill('something else entirely');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email or password is not right.')).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  // Spanish words that do not come are told in Spanish; until they come, the page is English and says so.
  const words = /\/assets\/es-[^/]+\.js$/;
  await page.route(words, (route) => route.abort());
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no se pudo cargar' })).toHaveAttribute(
    'lang',
    'es',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.unroute(words);
  await page.getByRole('button', { name: 'Cargar de nuevo' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Correo').fill('mara@meridian.example');
  await page.getByLabel('Contraseña').fill('something else entirely');
  await page.keyboard.press('Enter');
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

test('an undo takes the words back, in page and panel, and says which, by button and by keys', async ({
  page,
}) => {
  await signIn(page);
  await openWorked(page);
  const heading = opened(page).locator('main h1');
  const said = page.locator('.Announcer[role="status"]');
  const [undo, redo] = ['Undo: Headline', 'Redo: Headline'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await writeIn(page, 'main h1');
  await page.keyboard.press('End');
  await page.keyboard.type(' twice');
  await page.keyboard.press('Escape');
  await undo!.click();
  await expect(heading).not.toContainText('twice');
  await expect(said).toContainText('Taken back: Headline');
  await expect(page.getByRole('textbox', { name: 'Headline' })).not.toHaveValue(/twice/);
  // The button that is off by now hands the keyboard on.
  await expect(redo!).toBeFocused();
  await redo!.press('Enter');
  await expect(heading).toContainText('twice');
  await expect(said).toContainText('Done again: Headline');

  // The keys count outside of texts, in the Studio and on the page; in a text they are the text's own.
  await page.getByRole('textbox', { name: 'Headline' }).focus();
  await page.keyboard.press('Control+y');
  await expect(heading).toContainText('twice');
  await undo!.focus();
  await page.keyboard.press('Control+z');
  await expect(heading).not.toContainText('twice');
  await opened(page).locator('body').focus();
  await page.keyboard.press('Control+Shift+z');
  await expect(heading).toContainText('twice');
  await page.keyboard.press('Control+z');
  await expect(heading).not.toContainText('twice');

  // Everywhere, as the list itself says: the page hands it on.
  await opened(page).locator('body').press('F1');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Take back the last text')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
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
  await expect(page.getByRole('searchbox', { name: 'Find', exact: true })).toBeFocused();
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

  // Taken back where it stood, and moved by the dialog that does what dragging does.
  await page.locator('.Toast').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(placed).toBeVisible();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Move to…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Move “Interior hero”' })).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Move here' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(placed).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(placed).toHaveCount(0);
});

test('a component and a page are dragged to where they may stand, and the page in view does not flash', async ({
  page,
}) => {
  await signIn(page);
  await openWorked(page);
  const outline = page.getByRole('treegrid', { name: 'On this page' });
  const main = () =>
    outline
      .locator('[role="row"][aria-level="2"][draggable="true"]')
      // What all pages share stays where it is.
      .filter({ hasNotText: 'shared' })
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')));
  await expect.poll(async () => (await main()).length).toBeGreaterThan(1);
  const before = await main();
  const rowOf = (key: string | null | undefined) => outline.locator(`[data-key="${key}"]`);
  await page.evaluate(() => {
    const seen = { blanks: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!document.querySelector('.Stage-frame')) seen.blanks += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const { height } = (await rowOf(before[0]).boundingBox())!;
  await rowOf(before[1]).dragTo(rowOf(before[0]), { targetPosition: { x: 60, y: height * 0.2 } });
  await expect.poll(main).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(page.locator('.Stage-coming')).toHaveCount(0);
  await rowOf(before[1]).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(main).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ blanks: 0 });

  const pages = page.getByRole('treegrid', { name: 'Pages' });
  const address = page.url();
  // Neighbours, so that both are in view at once: a list that is scrolled loses what is dragged by a mouse without a hand.
  const moved = pages.getByRole('row', { name: /^News/, level: 2 });
  await moved.dragTo(pages.locator('[aria-selected="true"]'));
  const dialog = page.getByRole('dialog', { name: /^Move “News/ });
  await expect(dialog).toContainText(`${worked.path}/news`);
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
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

test('a press on the page’s own panel counts while the page is exchanged for a newer look of it', async ({
  page,
}) => {
  await signIn(page);
  await openWorked(page);
  await page
    .getByRole('treegrid', { name: 'On this page' })
    .getByRole('row', { name: 'Interior hero' })
    .click();
  const address = page.getByRole('group', { name: 'Link', exact: true }).getByRole('textbox').first();
  const add = opened(page).getByRole('button', { name: /^Add .*Contributor/ });
  const dialog = opened(page).getByRole('dialog');
  await add.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await add.boundingBox())!;
  for (const [at, way] of ['/contact', '/about-us'].entries()) {
    const opens = page.waitForEvent('framenavigated', (frame) => frame.parentFrame() !== null);
    const gives = appears(page, '.Stage-going');
    // What the server draws makes it draw the page anew.
    await address.fill(way);
    await page.mouse.move(x + width / 2, y + height / 2);
    if (at === 0) {
      // Down on the page that goes, and up when the new one is there.
      await page.mouse.down();
      await opens;
      await page.mouse.up();
    } else {
      // As the one is put in the place of the other.
      await opens;
      await gives;
      await page.mouse.click(x + width / 2, y + height / 2);
    }
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.Stage-coming, .Stage-going')).toHaveCount(0);
  }
});

test('a list of figures is built in the panel: entries, their texts and their order, and how many stand side by side', async ({
  page,
}) => {
  await signIn(page);
  await openWorked(page);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByRole('searchbox', { name: 'Find', exact: true }).fill('stats');
  await page
    .getByRole('option', { name: /^Stats/ })
    .first()
    .click();
  const large = page.getByRole('region', { name: 'The chosen component' });
  await expect(large.getByRole('heading', { name: 'Stats' })).toBeVisible();
  await expect(large).toContainText(/Used on(no page yet|\d+ pages?)/);
  await page.getByRole('button', { name: 'Add Stats' }).click();
  const panel = page.getByRole('complementary', { name: 'Component' });
  for (const [at, [value, label]] of [
    ['12', 'hospitals & <clinics>'],
    ['98%', 'would come again'],
  ].entries()) {
    await panel.getByRole('button', { name: 'Add an entry' }).click();
    const entry = panel.getByRole('group', { name: `${at + 1} of ${at + 1}` });
    await entry.getByRole('textbox', { name: 'Figure' }).fill(value!);
    await entry.getByRole('textbox', { name: 'Label' }).fill(label!);
  }
  const figures = opened(page).locator('.Stats-value');
  await expect(figures).toContainText(['12', '98%'], { useInnerText: true });
  await expect(opened(page).locator('.Stats-label').first()).toContainText('hospitals & <clinics>', {
    useInnerText: true,
  });
  await panel.getByRole('button', { name: 'Move entry 2 up' }).click();
  await expect(figures).toContainText(['98%', '12'], { useInnerText: true });
  await panel.getByRole('button', { name: /Columns/ }).click();
  await page.getByRole('option', { name: '3', exact: true }).click();
  await expect(opened(page).locator('.Stats--3')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Remove entry 2' }).click();
  await expect(figures).toHaveCount(1);
  await page.locator('.Toast').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(figures).toHaveCount(2);
});

test('a link is added below an entry of the menu every page has, and goes live with what stands on every page', async ({
  page,
}) => {
  await signIn(page);
  await openWorked(page);
  await page
    .getByRole('treegrid', { name: 'On this page' })
    .getByRole('row', { name: 'Navigation', exact: true })
    .click();
  const panel = page.getByRole('complementary', { name: 'Component' });
  const below = panel.locator('.Below').first();
  await expect(below).toContainText(/entries below it: Find a doctor/);
  await below.locator('summary').click();
  await below.getByRole('button', { name: 'Add an entry' }).click();
  // The caret is in the name of what was added.
  const added = below.locator('fieldset[data-entry]').last();
  await expect(added.getByRole('textbox', { name: 'Name in menus' })).toBeFocused();
  await page.keyboard.type('Second opinions & <more>');
  await added.getByRole('textbox', { name: 'Address' }).fill('/about-us/community');
  await expect(stateLine(page)).toContainText('Draft saved');
  await expectAccessible(page);
  await added.getByRole('button', { name: /^Move entry \d+ up/ }).click();
  await expect(below.locator('fieldset[data-entry]').last()).not.toContainText('Second opinions');
  expect(await seenByVisitors()).not.toContain('Second opinions');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('checkbox', { name: /What stands on every page/ }).check({ force: true });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => seenByVisitors(), { timeout: 20_000 })
    .toContain('Second opinions &amp; &lt;more&gt;');
});

test('two people on a page see each other; what one changes comes into view; in one text neither overwrites the other', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await openWorked(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'Ana');
  await openWorked(other);
  const company = page.getByRole('list', { name: 'Also on this page' });
  await expect(company).toContainText('Ana');
  await expect(stateLine(page)).toContainText('Ana is here');

  await writeIn(other, 'main h1');
  await expect(company).toContainText('Headline');
  await other.keyboard.press('End');
  await other.keyboard.type(', seen at once');
  await expect(opened(page).locator('main h1')).toContainText(', seen at once');
  await expect(page.getByText('Ana changed “Headline”.')).toBeVisible();
  await expectAccessible(page);

  await writeIn(page, 'main h1');
  await other.keyboard.press('End');
  const saved = other.waitForResponse((answer) => !!answer.request().postData()?.includes(', says Ana'));
  await other.keyboard.type(', says Ana');
  await saved;

  await page.keyboard.press('End');
  await page.keyboard.type(', says Mara');
  const dialog = page.getByRole('dialog', { name: 'Two versions of this text' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Ana changed “Headline”');
  await expect(dialog).toContainText(', says Ana');
  await expect(dialog).toContainText(', says Mara');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await dialog.getByRole('textbox', { name: 'The text to keep' }).fill('Both of us');
  await dialog.getByRole('button', { name: 'Keep this text' }).click();
  await expect(stateLine(page)).toContainText('Draft saved');
  await other.keyboard.press('Escape');
  await expect(opened(other).locator('main h1')).toContainText('Both of us');
  await other.context().close();
  await expect(company).toHaveCount(0, { timeout: 30_000 });
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

test('what stands on every page is published when somebody says so, and is then new on every page, also on those kept for long', async ({
  page,
}) => {
  const facility = pathOf(await featuredFacility());
  const paths = ['/contact', '/about-us', facility, '/find-provider', '/services/heart'];
  for (const path of paths) expect(await seenByVisitors(path)).not.toContain('Meridian of the tests');
  await signIn(page);
  await openWorked(page);
  const outline = page.getByRole('treegrid', { name: 'On this page' });
  await outline.getByRole('row', { name: 'Footer copyright', exact: true }).click();
  await page.getByRole('textbox', { name: 'Copyright line' }).fill('Meridian of the tests');
  await expect(stateLine(page)).toContainText('Draft saved');
  const publish = page.getByRole('button', { name: 'Publish…' });
  const everywhere = page.getByRole('checkbox', { name: /^What stands on every page/ });
  await publish.click();
  await expect(everywhere).not.toBeChecked();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await seenByVisitors('/contact')).not.toContain('Meridian of the tests');
  await publish.click();
  await everywhere.focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const path of paths)
    await expect.poll(() => seenByVisitors(path), { timeout: 10_000 }).toContain('Meridian of the tests');
});
