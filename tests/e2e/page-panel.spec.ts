import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import type { Locator } from '@playwright/test';
import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import type { StoredRendering } from '#src/platform/store/ContentStore.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { site, sitePort } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/*
 * The page's own panel and pickers, in a page opened as an editor's program opens it, by keyboard alone: saving to a
 * Studio's script in the page, and to this site, which asks a vendor that answers as it was recorded.
 */
const data = process.env.PLATFORM_DATA ?? 'data/e2e/platform.db';
const secret = (() => {
  if (process.env.JSS_EDITING_SECRET) return process.env.JSS_EDITING_SECRET;
  return (JSON.parse(readFileSync(join(dirname(data), 'secrets.json'), 'utf8')) as { editing: string })
    .editing;
})();

const idOf = (number: number) => `ed170000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;
const pageId = idOf(0);
const placed = [
  'InteriorHero',
  'RelatedLocations',
  'SelectedArticles',
  'VisualArticleLayout',
  'SelectedAwards',
  'TextWithIcon',
];

/** A draft nobody has published, with one of each component that shows a selection. */
function saveDraft(): void {
  const store = openStore(data, { pollMs: 0 });
  try {
    const main = placed.map((componentName, index): StoredRendering => {
      return { uid: idOf(index + 11), componentName, dataSource: idOf(index + 1), params: {} };
    });
    store.transaction(() => {
      const root = store.content.itemByPath('main', '/')!.parentId;
      store.content.putItem({
        ...{ id: pageId, site: 'main', parentId: root, name: 'Panel draft', path: '/panel-draft' },
        ...{ template: 'Page', sortOrder: 0 },
      });
      placed.forEach((name, index) =>
        store.content.putItem({
          ...{ id: idOf(index + 1), site: 'main', parentId: pageId, name, path: null },
          ...{ template: 'Data', sortOrder: index },
        }),
      );
      store.content.saveSharedLayout(pageId, { main });
      for (const locale of ['en', 'es'] as const) {
        const draft = (itemId: string, displayName: string, fields: Record<string, { value: string }>) =>
          store.content.saveDraft({ itemId, locale, displayName, fields });
        draft(pageId, 'Panel draft', {
          Title: { value: 'Panel draft' },
          Description: { value: 'What this page is about.' },
          HealthTopics: { value: 'not JSON' },
        });
        placed.forEach((name, index) =>
          draft(idOf(index + 1), name, {
            Headline: { value: `Headline of ${name}` },
          }),
        );
      }
    });
  } finally {
    store.close();
  }
}

async function open(page: Page, locale: 'en' | 'es' = 'en', route = '/about-us'): Promise<void> {
  const parameters = new URLSearchParams({
    ...{ secret, sc_site: 'main', sc_itemid: pageId, sc_lang: locale, mode: 'edit' },
    route: locale === 'es' ? `/es${route}` : route,
  });
  await page.goto(`/api/editing/render?${parameters}`);
  await expect(page.locator('.PagePanel')).toBeVisible();
}

interface Saved {
  itemId: string;
  fields: { name: string; value: string; originalValue: string }[];
}
type WithStudio = Window & { saved: Saved[]; answers: object[]; meridianStudio?: object };

/** A Studio's script in the page: it keeps what it is asked, and gives the answers in `answers`, then "saved". */
async function withStudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as WithStudio;
    here.saved = [];
    here.answers = [];
    here.meridianStudio = {
      ready: true,
      saveFields: async (request: Saved) => {
        here.saved.push(request);
        return here.answers.shift() ?? { kind: 'saved', revision: `r${here.saved.length}` };
      },
    };
  });
}
const savedBy = (page: Page) => page.evaluate(() => (window as unknown as WithStudio).saved);
const lastSaved = async (page: Page) => (await savedBy(page)).at(-1);
const willAnswer = (page: Page, answer: object) =>
  page.evaluate((one) => void (window as unknown as WithStudio).answers.push(one), answer);

/** Presses Tab until the focus is on what is looked for. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Picks the first results of a picker by keyboard, and closes it. */
async function pickFirst(page: Page, opener: Locator, count: number): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const boxes = dialog.locator('.PickerResults').getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (let index = 0; index < count; index += 1) {
    await tabTo(page, boxes.nth(index));
    await page.keyboard.press('Space');
    await expect(boxes.nth(index)).toBeChecked();
  }
  const add = dialog.getByRole('button', { name: /^Add/ });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The focus is back where it came from, or beside it where the button went.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

test.beforeAll(saveDraft);

test.describe('the panel in a Studio', () => {
  test.beforeEach(async ({ page }) => {
    await withStudio(page);
    await open(page);
  });

  test('[E-002, E-020, E-021] texts and dates are changed, saved and said to be', async ({ page }) => {
    const panel = page.locator('.PagePanel');
    await expect(panel.getByText('Page Metadata')).toBeVisible();
    await expect(panel.getByText('Path rename is done elsewhere in the editor')).toBeVisible();
    const title = panel.getByRole('textbox', { name: 'Title', exact: true });
    await title.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' of today');
    await page.keyboard.press('Tab');
    await expect(panel.getByText('Everything is saved')).toBeVisible();
    expect(await lastSaved(page)).toMatchObject({
      language: 'en',
      fields: [{ name: 'Title', value: 'Panel draft of today', originalValue: 'Panel draft' }],
    });
    await panel.getByLabel('Published').fill('2026-03-09');
    await expect
      .poll(async () => (await lastSaved(page))?.fields[0])
      .toMatchObject({
        name: 'PublishedDate',
        value: '20260309T000000Z',
      });
    await panel.getByRole('textbox', { name: 'SEO description' }).fill('x'.repeat(175));
    await expect(panel.getByText('15 characters over.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a refused text stays and is sent again; of two versions one is chosen', async ({ page }) => {
    const panel = page.locator('.PagePanel');
    const title = panel.getByRole('textbox', { name: 'SEO title' });
    await willAnswer(page, { kind: 'refused', reason: 'unavailable' });
    await title.fill('Mine');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('alert')).toContainText('Your text is kept here.');
    await expect(title).toHaveValue('Mine');
    const clash = { name: 'Meta Title', base: '', yours: 'Mine', theirs: 'Theirs' };
    await willAnswer(page, { kind: 'conflict', fields: [clash], revision: 'r9' });
    await panel.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(panel.getByRole('alert')).toContainText('Two versions of this text');
    await expect(panel.getByRole('alert')).toContainText('Theirs');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await expect(panel.getByText('Everything is saved')).toBeVisible();
    expect(await lastSaved(page)).toMatchObject({
      fields: [{ name: 'Meta Title', value: 'Mine', originalValue: 'Theirs' }],
    });
  });

  test('[E-005, E-030, E-031, E-032, E-033, E-039, E-040] a service is picked, the button goes at the cap, and comes back', async ({
    page,
  }) => {
    const service = page.locator('.PagePanel').getByRole('group', { name: 'Service', exact: true });
    const add = service.getByRole('button', { name: 'Add item: Service' });
    await pickFirst(page, add, 1);
    await expect(add).toBeHidden();
    await expect(service).toContainText('Full. Remove to choose another.');
    const [item] = JSON.parse((await lastSaved(page))!.fields[0]!.value) as Record<string, string>[];
    expect(Object.keys(item!)).toEqual(['id', 'label', 'type', 'entityId']);
    await service.getByRole('button', { name: /^Remove / }).press('Enter');
    await expect(add).toBeVisible();
    expect(await lastSaved(page)).toMatchObject({ fields: [{ name: 'Service', value: '' }] });
  });

  test('[S-315, E-036, E-041, E-042, E-047, E-053] locations are searched, filtered, sorted, paged and put in order', async ({
    page,
  }) => {
    const field = page.locator('.PagePanel').getByRole('group', { name: 'Locations' });
    await field.getByRole('button', { name: 'Add Item(s): Locations' }).press('Enter');
    const dialog = dialogOf(page);
    const results = dialog.locator('.PickerResults');
    const boxes = results.getByRole('checkbox');
    await expect(boxes).toHaveCount(10);
    // A Studio's script in the page holds everything still but what says that it is an editor's.
    for (const part of ['.PagePanel', '.PickFields', 'dialog[open]'])
      expect(await page.locator(`${part}:not([data-editor-tool] *)`).count(), part).toBe(0);
    await expectAccessible(page);

    const input = dialog.getByRole('combobox', { name: 'Search the directory' });
    await expect(input).toBeFocused();
    await page.keyboard.type('imaging');
    await page.keyboard.press('Enter');
    await expect(results).toBeFocused();
    await expect(results).toContainText(/1–\d+ of \d+/);

    const facet = dialog.locator('.EntityPicker-facets').getByRole('checkbox').first();
    await facet.focus();
    await page.keyboard.press('Space');
    await expect(dialog.locator('.EntityPicker-applied')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Clear All' }).press('Enter');
    await expect(dialog.locator('.EntityPicker-applied')).toBeHidden();

    await input.fill('');
    await page.keyboard.press('Enter');
    const nameOf = () => results.locator('strong').first().innerText();
    await expect(results).toContainText(/1–10 of \d{3}/);
    /** Whether the names shown stand in an order: what was asked for before may still come. */
    const stands = async (sign: 1 | -1) => {
      const names = await results.locator('strong').allInnerTexts();
      return names.every((name, at) => at === 0 || sign * (names[at - 1] ?? '').localeCompare(name) <= 0);
    };
    await dialog.getByLabel('Sort').selectOption('Name: Z-A');
    await expect.poll(() => stands(-1)).toBe(true);
    const last = await nameOf();
    await dialog.getByLabel('Sort').selectOption('Name: A-Z');
    await expect.poll(() => stands(1)).toBe(true);
    const first = await nameOf();
    expect(first).not.toBe(last);
    await dialog.getByRole('button', { name: 'Page 2', exact: true }).press('Enter');
    await expect(results).toBeFocused();
    await expect(results).toContainText('11–20');
    await dialog.getByRole('button', { name: 'Page 1', exact: true }).press('Enter');
    await expect.poll(nameOf).toBe(first);
    // What it says is of the results it shows, and nothing else is on its way.
    await expect(results).toContainText('1–10 of');
    await expect(results).toHaveAttribute('aria-busy', 'false');

    await boxes.nth(0).press('Space');
    await boxes.nth(1).press('Space');
    await expect(dialog).toContainText('2 marked, 2 of 10 when added');
    await dialog.getByRole('button', { name: 'Add Item(s)' }).press('Enter');
    await expect(boxes).toHaveCount(8);
    const selection = dialog.getByRole('region', { name: 'Selected' });
    await expect(selection.getByRole('listitem')).toHaveCount(2);
    await selection.getByRole('button', { name: /down$/ }).first().press('Enter');
    await expect(selection.getByRole('listitem').last()).toContainText(first);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field).toContainText('2 of 10');
  });

  for (const [label, button] of [
    ['Contributor', 'Add item: Contributor'],
    ['Services', 'Add Item(s): Services'],
    ['Specialties', 'Add Item(s): Specialties'],
  ] as const)
    test(`[E-005, E-021] ${label} of the page`, async ({ page }) => {
      const field = page.locator('.PagePanel').getByRole('group', { name: label, exact: true });
      await pickFirst(page, field.getByRole('button', { name: button }), 1);
      await expect(field.getByRole('listitem')).toHaveCount(1);
    });

  test('what is stored and cannot be read stays until somebody replaces it', async ({ page }) => {
    const field = page.locator('.PagePanel').getByRole('group', { name: 'Health topics' });
    await expect(field.getByRole('note')).toContainText('not JSON');
    expect(await savedBy(page)).toEqual([]);
    await pickFirst(page, field.getByRole('button', { name: 'Replace it' }), 1);
    expect(await lastSaved(page)).toMatchObject({ fields: [{ originalValue: 'not JSON' }] });
  });

  for (const [component, label, button, count] of [
    ['RelatedLocations', 'Locations', 'Add Item(s): Locations', 2],
    ['SelectedArticles', 'Articles', 'Add Item(s): Articles', 3],
    ['VisualArticleLayout', 'Primary article', 'Add item: Primary article', 1],
    ['VisualArticleLayout', 'Secondary articles', 'Add Item(s): Secondary articles', 3],
    ['SelectedAwards', 'Awards', 'Add Item(s): Awards', 1],
  ] as const)
    test(`[E-005, E-070, E-074, E-075, E-076, E-077, E-078] ${label} of ${component}`, async ({ page }) => {
      const field = page
        .getByRole('region', { name: `Selections of ${catalogue.components[component].title}` })
        .getByRole('group', { name: label });
      await pickFirst(page, field.getByRole('button', { name: button }), count);
      await expect(field.getByRole('listitem')).toHaveCount(count);
      const item = idOf(placed.indexOf(component) + 1);
      expect((await lastSaved(page))?.itemId.toLowerCase()).toContain(item);
    });

  test('[S-317, E-006, E-037, E-055, E-056] an icon is found, seen, chosen and stored with prefix and name', async ({
    page,
  }) => {
    const field = page
      .getByRole('region', { name: 'Selections of Text with icon' })
      .getByRole('group', { name: 'Icon' });
    await field.getByRole('button', { name: 'Add item: Icon' }).press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('heart');
    const heart = dialog.getByRole('radio', { name: 'heart', exact: true });
    await expect(heart).toBeVisible();
    await tabTo(page, dialog.getByRole('radio', { name: 'Solid' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(heart).toBeChecked();
    await expect(dialog.locator('.IconChooser-preview')).toContainText('fas');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const stored = JSON.parse((await lastSaved(page))!.fields[0]!.value) as object[];
    expect(stored).toEqual([
      { id: 'fas-heart', label: 'heart', type: 'icon', entityId: 'fas-heart', prefix: 'fas', name: 'heart' },
    ]);
    await expect(field.getByRole('button', { name: /^Add/ })).toBeHidden();
  });
});

test('in Spanish all of it is Spanish, but for what the specification words', async ({ page }) => {
  await withStudio(page);
  await open(page, 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const panel = page.locator('.PagePanel');
  await expect(panel).toContainText('Metadatos de la página');
  await panel.getByRole('group', { name: 'Centros' }).getByRole('button').press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.locator('.PickerResults').getByRole('checkbox').first()).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Buscar en el directorio' })).toBeFocused();
  await expectAccessible(page);
});

test('where the directory does not answer the picker says so, and the selection is safe', async ({
  page,
}) => {
  await withStudio(page);
  await page.route('**/api/search/**', (route) => route.abort());
  await open(page);
  await page.getByRole('button', { name: 'Add Item(s): Locations' }).first().press('Enter');
  await expect(dialogOf(page).getByRole('alert')).toContainText('The directory did not answer');
  await page.unroute('**/api/search/**');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialogOf(page).locator('.PickerResults').getByRole('checkbox').first()).toBeVisible();
});

test.describe('the panel at the vendor’s', () => {
  test.describe.configure({ mode: 'serial' });
  /** The item as the vendor has it. */
  const item: Record<string, string> = {};
  let vendor: Server;

  test.beforeAll(async () => {
    vendor = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answerTo(request.url ?? '', text)));
      });
    });
    await new Promise<void>((resolve) => void vendor.listen(sitePort + 2000, '127.0.0.1', resolve));
  });
  test.afterAll(() => vendor.close());

  /** What the vendor answered when this was recorded, with the item of this test in it. */
  function answerTo(url: string, text: string): object {
    if (url === '/oauth/token')
      return {
        access_token: 'recorded',
        scope: 'xmcloud.cm:admin',
        expires_in: 86_400,
        token_type: 'Bearer',
      };
    const { query } = JSON.parse(text) as { query: string };
    for (const [, name = '', value = ''] of query.matchAll(
      /\{ name: ("[^"]*"), value: ("(?:[^"\\]|\\.)*") \}/g,
    ))
      item[JSON.parse(name) as string] = JSON.parse(value) as string;
    const asked = [...query.matchAll(/(f\d+): field\(name: "([^"]*)"\)/g)];
    const found = {
      itemId: pageId.replaceAll('-', ''),
      version: 1,
      revision: { value: `revision-${Object.keys(item).length}` },
      ...Object.fromEntries(asked.map(([, alias, name = '']) => [alias, { value: item[name] ?? '' }])),
    };
    return { data: query.startsWith('mutation') ? { updateItem: { item: found } } : { item: found } };
  }

  test('without a Studio a change goes through this site to the vendor', async ({ page }) => {
    await open(page);
    const panel = page.locator('.PagePanel');
    item['Meta Keywords'] = '';
    await panel.getByRole('textbox', { name: 'SEO keywords' }).fill('heart, care');
    await page.keyboard.press('Tab');
    await expect(panel.getByText('Everything is saved')).toBeVisible();
    expect(item['Meta Keywords']).toBe('heart, care');
  });

  test('a text somebody changed there meanwhile is shown beside one’s own', async ({ page }) => {
    await open(page);
    item['Description'] = 'Written at the vendor meanwhile.';
    const panel = page.locator('.PagePanel');
    await panel.getByRole('textbox', { name: 'Description', exact: true }).fill('Mine.');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('alert')).toContainText('Written at the vendor meanwhile.');
    await panel.getByRole('button', { name: 'Take theirs' }).press('Enter');
    await expect(panel.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'Written at the vendor meanwhile.',
    );
  });
});

test.describe('visitors', () => {
  test('[E-001] their pages have no ticket, no panel, and none of its code', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/', '/about-us', '/find-location?verticalKey=healthcare_facilities']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#editing-data, .PagePanel, .PickFields, [data-pick-fields]')).toHaveCount(0);
      expect(await page.content()).not.toContain('"ticket"');
    }
    const manifest = (await (await page.request.get('/_next/static/scripts/start-manifest.json')).json()) as {
      parts: Record<string, string[]>;
    };
    const ofOthers = new Set(
      Object.entries(manifest.parts).flatMap(([part, files]) => (part === 'editor-panel' ? [] : files)),
    );
    const own = (manifest.parts['editor-panel'] ?? []).filter((file) => !ofOthers.has(file));
    expect(own.length).toBeGreaterThan(0);
    expect(asked.filter((url) => own.some((file) => url.endsWith(file)))).toEqual([]);
    expect(asked.filter((url) => url.includes('/styles/editor'))).toEqual([]);
  });

  test('nothing is saved without a ticket of one’s own', async () => {
    const headers = { origin: site, 'content-type': 'application/json' };
    const body = JSON.stringify({ itemId: pageId, language: 'en', fields: [] });
    const post = (more: Record<string, string>) =>
      fetch(`${site}/api/editing/authoring`, { method: 'POST', headers: { ...headers, ...more }, body });
    expect((await post({})).status).toBe(401);
    expect((await post({ 'x-saving-ticket': 'guess' })).status).toBe(401);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask('/api/editing/icons?query=heart')).status).toBe(401);
  });
});

test.describe('how it looks', () => {
  test.skip(!process.env.PANEL_SHOTS, 'for eyes: PANEL_SHOTS=<folder>');
  for (const width of [390, 768, 1440])
    test(`at ${width} px`, async ({ page }) => {
      const shot = (name: string) =>
        page.screenshot({ path: join(process.env.PANEL_SHOTS ?? '', `${name}-${width}.png`) });
      await page.setViewportSize({ width, height: 900 });
      await withStudio(page);
      await open(page);
      await page
        .locator('.PagePanel')
        .screenshot({ path: join(process.env.PANEL_SHOTS!, `panel-${width}.png`) });
      await page.getByRole('button', { name: 'Add Item(s): Locations' }).first().press('Enter');
      await expect(dialogOf(page).locator('.PickerResults').getByRole('checkbox').first()).toBeVisible();
      await dialogOf(page).locator('.PickerResults').getByRole('checkbox').first().check();
      await shot('picker');
      await page.keyboard.press('Escape');
      await page
        .getByRole('region', { name: 'Selections of Text with icon' })
        .getByRole('button')
        .press('Enter');
      await dialogOf(page).getByRole('searchbox').fill('heart');
      await dialogOf(page).getByRole('radio', { name: 'heart', exact: true }).check();
      await shot('icons');
    });
});
