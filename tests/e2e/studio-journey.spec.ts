import { ask } from './support/ask.ts';
import { EditorAtWork } from './support/EditorAtWork.ts';
import type { Language, Moment, Placing } from './support/EditorAtWork.ts';
import { keys, mouse } from './support/hands.ts';
import type { Hand } from './support/hands.ts';
import { onlyKeys } from './support/onlyKeys.ts';
import { OwnServers } from './support/OwnServers.ts';
import { addPeople, everyRole, framed, studioOf } from './support/studioDesk.ts';
import { expect, test } from './support/test.ts';
import type { BrowserContext, Page } from './support/test.ts';
import type { Browser } from '@playwright/test';
import { inTurn } from './support/turns.ts';

/*
 * All of an editor's work on one page, from its first word to its last visitor, over servers whose clock the test sets.
 */

test.describe.configure({ mode: 'default', timeout: 360_000 });
test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

const servers = new OwnServers({ name: 'studio-journey', hasOwnClock: true, hasOwnMedia: true });
/** The page the new ones stand below: its kind is read by a second person. */
const parent = { id: '', name: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await servers.start();
  await addPeople(servers, { Mara: everyRole, Rita: ['reviewer'] }, ({ content }) => {
    const { id } = content.itemByPath('main', '/health', 'draft')!;
    Object.assign(parent, { id, name: content.version(id, 'en', 'draft')!.displayName });
  });
});
test.afterAll(() => servers.stop());

/** How far the servers' clock has been moved, in ms. */
let ahead = 0;
const moveClock = (minutes: number) => {
  ahead += minutes * 60_000;
  servers.setClock(new Date(Date.now() + ahead));
};
/** Day and time of the site's own clock, so many minutes from the servers' now. */
function inMinutes(minutes: number): Moment {
  const options = { timeZone: 'America/Los_Angeles', dateStyle: 'short', timeStyle: 'short' } as const;
  const at = Date.now() + ahead + minutes * 60_000;
  return new Intl.DateTimeFormat('sv-SE', options).format(at).split(' ') as [string, string];
}

const visit = (path: string) => ask(path, { port: servers.sitePort });
const untilStatus = (path: string, status: number) =>
  expect.poll(async () => (await visit(path)).status, { timeout: 30_000 }).toBe(status);

/** Eight components in three places: the page's own, and either side of the sixth. */
const PLACED: readonly Placing[] = [
  ['TextWithIcon', 'ArticleHero', { Headline: 'Keep warm' }],
  ['SelectedArticles', 'TextWithIcon', { Headline: 'Read on' }],
  ['SelectedAwards', 'SelectedArticles', { Headline: 'Known for' }],
  ['RelatedLocations', 'SelectedAwards', { Headline: 'Where to go' }],
  ['TwoColumnContainer', 'RelatedLocations', {}],
  ['RichText', 'two-column-left', { Text: 'Drink something warm, and rest.' }],
  ['Image', 'RichText', {}],
  ['Quote', 'two-column-right', { Quote: 'I slept at last.' }],
];

/** Describes the page and fills its components with every picker; answers what visitors are shown of it. */
async function pickAll(editor: EditorAtWork): Promise<string[]> {
  for (const label of ['Contributor', 'Service', 'Locations', 'Services', 'Specialties', 'Health topics'])
    await editor.pick('page', label);
  await editor.pickIcon('TextWithIcon', 'mug-hot');
  return [
    await editor.pick('SelectedArticles', 'Articles'),
    await editor.pick('SelectedAwards', 'Awards'),
    await editor.pick('RelatedLocations', 'Locations'),
  ];
}

async function translate(editor: EditorAtWork, headline: string): Promise<void> {
  await editor.openLanguage('es');
  await editor.write('ArticleHero', 'ArticleHeroHeadline', headline);
  await editor.write('RichText', 'Text', 'Beba algo caliente y descanse.');
  await editor.write('Quote', 'Quote', 'Por fin dormí.');
  await editor.untilKept();
  await editor.openLanguage('en');
}

interface Journey {
  /** `by mouse`, in every name of what is made on it. */
  by: string;
  handOf: (page: Page) => Hand;
  reads: Language;
  /** Called before the pages of a browser are opened. */
  watch?: (context: BrowserContext) => Promise<void>;
}

/** From the first word of a page to its last visitor. */
async function wholeWay(page: Page, browser: Browser, { by, handOf, reads, watch }: Journey): Promise<void> {
  const editor = new EditorAtWork(page, handOf, reads);
  const name = `Warm in winter ${by}`;
  const path = `/health/${name.toLowerCase().replaceAll(' ', '-')}`;
  const alt = `A warm cup, ${by}`;
  const spanish = `Abrigo en invierno, ${by}`;
  await watch?.(page.context());
  await editor.signIn(`${studioOf(servers)}/pages/${parent.id}/en`, 'Mara');
  await editor.untilOpen();
  await editor.makePage(parent.name, name);
  for (const placing of PLACED) await editor.place(placing);
  await editor.untilKept();
  const shown = await pickAll(editor);
  await editor.placePicture('Image', `cup ${by}`, alt);
  await translate(editor, spanish);
  await editor.openPublication();
  await editor.finish(editor.say('sendForReview'));
  expect((await visit(path)).status).toBe(404);

  const atDesk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await watch?.(atDesk);
  const desk = await atDesk.newPage();
  const second = new EditorAtWork(desk, handOf, reads);
  await second.signIn(`${studioOf(servers)}/today`, 'Rita');
  await second.approve(name);
  await atDesk.close();
  await editor.publish();
  await untilStatus(path, 200);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(servers.site + path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(visitor.getByRole('img', { name: alt })).toBeAttached();
  for (const words of ['Keep warm', 'I slept at last.', ...shown])
    await expect(visitor.locator('main')).toContainText(words);
  await visitor.goto(`${servers.site}/es${path}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(spanish);
  await expect(visitor.locator('main')).toContainText('Beba algo caliente y descanse.');

  const heading = framed(page).locator('main h1');
  await editor.writeInPlace('ArticleHero', heading, ', in place');
  await expect(heading).toHaveText(`${name}, in place`, { useInnerText: true });
  expect((await visit(path)).text).not.toContain('in place');
  await editor.compareAndRestore('in place');
  await expect(heading).toHaveText(name, { useInnerText: true });

  await editor.schedule(inMinutes(5), inMinutes(15));
  moveClock(16);
  await untilStatus(path, 404);
  await page.reload();
  await editor.untilOpen();
  await editor.publish();
  await untilStatus(path, 200);
  await editor.takeOffTheSite(name);
  for (const address of [path, `/es${path}`]) await untilStatus(address, 404);
  await visitor.goto(servers.site + path);
  await expect(visitor.locator('body')).not.toContainText('Keep warm');
  await visitor.context().close();
}

const WAY =
  'a page is made, built, described, translated, approved, published, changed in place, compared, restored, scheduled and taken off';

test(`[E-021, E-056, E-074, E-077, E-078] by mouse: ${WAY}`, async ({ page, browser }) => {
  await wholeWay(page, browser, { by: 'by mouse', handOf: mouse, reads: 'en' });
});

test(`by keyboard alone, and in Spanish: ${WAY}`, inTurn(1), async ({ page, browser }) => {
  const alone = onlyKeys(page);
  try {
    await wholeWay(page, browser, { by: 'by keyboard', handOf: keys, reads: 'es', watch: alone.watch });
    expect(alone.seen).toEqual([]);
  } finally {
    alone.end();
  }
});
