import sharp from 'sharp';
import { toRawValue } from '#src/platform/content/rawValue.ts';
import { plainLine } from '#src/platform/media/library/mediaName.ts';
import type { ReviewCommand } from '#src/studio/api/flowCalls.ts';
import type { EditedPage, Language, StudioApi } from '#src/studio/api/StudioApi.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';
import { OwnServers } from './support/OwnServers.ts';
import { programAtDesk } from './support/programAtDesk.ts';
import {
  addPeople,
  everyRole,
  framed,
  signIn,
  studioOf,
  untilOpen,
  withStore,
} from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/*
 * 500 payloads in everything somebody may write, sent to the platform as a program would, and then every screen that shows
 * them: as the words they are. Nothing of them runs, on no screen and in no framed page, and nothing is asked for.
 */

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.use({ viewport: { width: 1440, height: 900 } });

const servers = new OwnServers({ name: 'studio-payloads', hasOwnMedia: true });
const all = payloads('window.__ran=1');
/** One of each way, as it is. */
const ways = all.filter((_, at) => at % 15 === 0);
const [first = '', , img = ''] = ways;
let given = 0;
/** The next of all payloads, as many as fit; after the last one the first again. */
function next(most: number): string {
  const lot: string[] = [];
  for (let room = most; ; given += 1) {
    const payload = all[given % all.length]!;
    room -= payload.length + 1;
    if (room < 0) return lot.join(' ');
    lot.push(payload);
  }
}

const COMPONENTS = {
  InteriorHero: { Headline: 'Single-Line Text', Image: 'Image', Link: 'General Link' },
  RichText: { Text: 'Rich Text' },
  Quote: { Quote: 'Multi-Line Text', QuoteAttribution: 'Single-Line Text', Image: 'Image' },
  Image: { Image: 'Image', Caption: 'Single-Line Text' },
  SectionHeader: { Headline: 'Single-Line Text', Link: 'General Link' },
  FeaturedPromo: { Headline: 'Single-Line Text', PromoLink: 'General Link' },
} as const;

const worked = { id: '', name: `A page ${img}` };
let api: StudioApi;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await servers.start();
  const parent = await addPeople(
    servers,
    { [`Mara ${img}`]: everyRole, [`Rita ${img}`]: everyRole },
    ({ content }) => content.itemByPath('main', '/health', 'draft')!.id,
  );
  api = await programAtDesk(servers, 'Mara');
  await writePage(parent);
  await writeAround();
});
test.afterAll(() => servers.stop());

/** A page that says payloads in every kind of field: one lot is published, and another stands in its draft. */
async function writePage(parent: string): Promise<void> {
  const languages = ['en', 'es'] as const;
  const made = { template: 'HealthWellnessPage', languages };
  worked.id = (await api.createPage({ parent, name: worked.name, segment: 'payloads', ...made })).id;
  for (const [at, name] of ways.filter((way) => way.length <= 200).entries())
    await api.createPage({ parent: worked.id, name, segment: `payload-${at}`, ...made });
  const placed = [];
  for (const [componentName, types] of Object.entries(COMPONENTS)) {
    const fields = Object.entries(types).map(([name, type]) => ({ name, type }));
    const item = { name: componentName, template: componentName, parent: worked.id, fields, languages };
    placed.push({ uid: crypto.randomUUID(), componentName, dataSource: await api.create(item), params: {} });
  }
  const saved = await api.saveLayout(await api.page(worked.id, 'en'), { main: placed });
  expect(saved.kind).toBe('saved');
  bringIn();
  for (const language of languages) await writeTexts(language);
  await review('send', api, languages);
  await review('approve', await programAtDesk(servers, 'Rita'), languages);
  await api.publish([worked.id], languages, next(500));
  await writeTexts('en');
}

/** Rich text with what authoring refuses, as an import brings it. */
function bringIn(): void {
  withStore(servers, ({ content }) => {
    const { main = [] } = content.layout(worked.id, 'draft')!.placeholders;
    const itemId = main.find(({ componentName }) => componentName === 'RichText')!.dataSource;
    for (const locale of ['en', 'es'] as const) {
      const version = content.version(itemId, locale, 'draft')!;
      // What never ends would take the others along, so it stands last.
      const value = [...all]
        .sort((a, b) => Number(/unclosed/.test(a)) - Number(/unclosed/.test(b)))
        .join('\n');
      const Text = { value: `<p>First</p>\n${value}`, type: 'Rich Text' };
      content.saveDraft({ ...version, fields: { ...version.fields, Text } });
    }
  });
}

function newText({ type, rawValue }: EditedPage['fields'][number]): string | undefined {
  switch (type) {
    case 'Single-Line Text':
    case 'Multi-Line Text':
      return next(2500);
    case 'Image':
      return toRawValue('Image', { src: '/-/media/entrance.jpg', alt: next(800) });
    case 'General Link':
      return toRawValue('General Link', { href: '/contact', text: next(800) });
    case 'Rich Text':
      return rawValue.replace('<p>First</p>', `<p>${next(800).replaceAll('<', '&lt;')}</p>`);
    default:
      return undefined;
  }
}

/** The fields of up to three items of a kind: what stands around a page are some hundred links. */
function ofEachKind(fields: EditedPage['fields']): EditedPage['fields'] {
  const namesOf = Map.groupBy(fields, ({ itemId }) => itemId);
  const itemsOf = Map.groupBy(namesOf.keys(), (id) =>
    namesOf
      .get(id)!
      .map(({ name }) => name)
      .join(),
  );
  const some = new Set([...itemsOf.values()].flatMap((items) => items.slice(0, 3)));
  return fields.filter(({ itemId }) => some.has(itemId));
}

async function writeTexts(language: 'en' | 'es'): Promise<void> {
  const { fields } = await api.page(worked.id, language);
  for (const field of ofEachKind(fields)) {
    const { itemId, version, revision, name, rawValue } = field;
    const value = newText(field);
    if (value === undefined) continue;
    const written = [{ name, value, originalValue: rawValue }];
    const now = (await api.page(worked.id, language)).fields.find((one) => one.itemId === itemId);
    const answer = await api.save({
      ...{ itemId, language, version, revision: now?.revision ?? revision },
      ...{ fields: written, idempotencyKey: crypto.randomUUID() },
    });
    expect(answer, `${name} of ${itemId}`).toMatchObject({ kind: 'saved' });
  }
}

/** Says what becomes of the page in some languages, with a note. */
async function review(command: ReviewCommand, person: StudioApi, wanted: readonly Language[]): Promise<void> {
  const { languages, commands } = await person.flow(worked.id);
  for (const { language, mark } of languages) {
    if (!wanted.includes(language)) continue;
    const page = { itemId: worked.id, language, mark, commandId: commands[command] ?? '' };
    await person.review(command, page, `${img} ${next(1000)}`);
  }
}

/** What else people write: about the page, of pictures, words of the interface, redirects. */
async function writeAround(): Promise<void> {
  const comment = { itemId: worked.id, component: '', text: `${img} ${next(2000)}` };
  await api.comment({ ...comment, id: crypto.randomUUID() });
  await review('send', api, ['en']);

  const pixels = { create: { width: 300, height: 200, channels: 3, background: '#1a6b66' } } as const;
  const bytes = new Uint8Array(await sharp(pixels).jpeg().toBuffer());
  const kept = await api.uploadMedia(
    new File([bytes], `${first}.jpg`, { type: 'image/jpeg' }),
    img.slice(0, 60),
  );
  if (kept.kind !== 'kept') throw new Error(kept.why);
  await api.changeMedia(kept.media.id, { name: img, alt: { en: next(400), es: next(400) } });

  const { phrases } = await api.dictionary('main');
  const plain = phrases.filter(({ en }) => !/\{\w+\}/.test(en.base)).slice(0, 150);
  const itemId = (key: string) => `phrase:main:${key}`;
  for (const [at, { key, en }] of plain.entries()) {
    const fields = [{ name: key, value: ways[at % ways.length]!, originalValue: en.now }];
    const save = { itemId: itemId(key), language: 'en', version: 1, revision: '' } as const;
    const answer = await api.save({ ...save, fields, idempotencyKey: crypto.randomUUID() });
    expect(answer).toMatchObject({ kind: 'saved' });
  }
  const way = { to: '/contact', isPermanent: true, keepsQuery: false, locale: '' } as const;
  const put = [];
  for (const payload of ways)
    put.push(await api.putRedirect('main', { ...way, from: `^/never/${payload}$` }));
  expect(put.filter(({ kind }) => kind === 'done').length).toBeGreaterThan(15);
}

interface Heard {
  ran: string[];
  asked: string[];
  refused: string[];
}

/** Hears what runs, what is asked for elsewhere, and what the policy of a page had to stop. */
async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { ran: [], asked: [], refused: [] };
  await page.exposeBinding('tripped', (_source, kind: 'ran' | 'refused', what: string) => {
    heard[kind].push(what);
  });
  await page.addInitScript(() => {
    const { tripped } = globalThis as unknown as { tripped: (kind: string, what: string) => void };
    Object.defineProperty(globalThis, '__ran', { set: () => tripped('ran', location.href) });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tripped('refused', `${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  const own = new Set([servers.site, servers.platform, studioOf(servers)].map((one) => new URL(one).host));
  await page.route('**', (route) => {
    const { protocol, host, pathname } = new URL(route.request().url());
    // `x` is what the payloads ask for beside the page.
    if (!/^https?:$/.test(protocol) || (own.has(host) && !/\/x$/.test(pathname))) return route.continue();
    heard.asked.push(route.request().url());
    return route.abort();
  });
  return heard;
}

/** Rich text may have pictures. Those of other hosts are drawn by nobody's browser: the policy of a page refuses them unasked. */
const PICTURE = /^img-src https:\/\/evil\.example\/pixel\.png $/;

function expectNothing({ ran, asked, refused }: Heard): void {
  const others = refused.filter((what) => !PICTURE.test(what));
  expect({ ran, asked, others }).toEqual({ ran: [], asked: [], others: [] });
}

test('the page builder: tree of pages, framed page, every panel, comments', async ({ page }) => {
  const heard = await listen(page);
  await signIn(page, servers, 'Mara', `pages/${worked.id}/en`);
  await untilOpen(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(worked.name);
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  await tree.locator('[aria-selected="true"]').press('ArrowRight');
  await expect(tree.getByText(first, { exact: true })).toBeVisible();
  // Texts and rich text alike, without what would run.
  await expect(framed(page).locator('main h1')).toContainText('unclosed', { useInnerText: true });
  await expect.poll(() => framed(page).locator('main .Prose p').count()).toBeGreaterThan(100);
  const outline = page.getByRole('treegrid', { name: 'On this page' });
  for (const name of ['Page', 'Interior hero', 'Rich text', 'Quote', 'Image', 'Section header']) {
    await outline.getByRole('row', { name, exact: true }).first().click();
    const written = page.locator('.Panel').locator('input, textarea, .RichText-kept');
    const texts = () =>
      written.evaluateAll((boxes) => boxes.map((one) => (one as HTMLInputElement).value ?? one.textContent));
    await expect.poll(async () => (await texts()).join(' '), name).toContain('window.__ran=1');
  }
  await outline.getByRole('row', { name: 'Page', exact: true }).click();
  await page.getByRole('button', { name: /^Comments/ }).click();
  await expect(page.locator('.Comments')).toContainText(img);
  expectNothing(heard);
});

test('history: what differs in words, and both versions as pages', async ({ page }) => {
  const heard = await listen(page);
  await signIn(page, servers, 'Mara', `pages/${worked.id}/en/history`);
  await expect(
    page.locator('.History-words ins').filter({ hasText: 'window.__ran=1' }).first(),
  ).toBeVisible();
  await expect(
    page.locator('.History-words del').filter({ hasText: 'window.__ran=1' }).first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Pages side by side' }).click();
  for (const side of ['A', 'B'])
    await expect(page.frameLocator(`iframe[title^="${side},"]`).locator('main')).toContainText(
      'window.__ran=1',
    );
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
  expectNothing(heard);
});

const name = plainLine(img);
for (const [screen, address, shown] of [
  ['both languages', () => `pages/${worked.id}/es/languages`, 'window.__ran=1'],
  ['media', () => 'media', name],
  ['dictionary', () => 'dictionary', img],
  ['redirects', () => 'redirects', img],
  ['the log', () => 'audit', img],
  ['today', () => 'today', img],
  ['people', () => 'people', img],
] as const)
  test(`${screen}: shows them as words`, async ({ page }) => {
    const heard = await listen(page);
    await signIn(page, servers, 'Rita', address());
    await expect(page.locator('main, .Screen').getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expectNothing(heard);
  });
