import { putPage, putShell } from '../content/putPage.ts';
import { saveRedirects } from '../content/siteSettings.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';
import { StudioUnderTest } from './testing/StudioUnderTest.ts';

const studio = new StudioUnderTest();
let mara: StudioBrowser;
let aboutId = '';
let heroId = '';

beforeAll(async () => {
  await studio.start();
  const base = { site: 'main', template: 'Page', name: 'Page', fields: {} } as const;
  putShell(studio.store, { site: 'main', placeholders: {} });
  putPage(studio.store, { ...base, path: '/', placeholders: {} });
  aboutId = putPage(studio.store, {
    ...{ ...base, path: '/about', fields: { Title: 'About' } },
    placeholders: { main: [{ component: 'InteriorHero', fields: { Headline: 'About us' } }] },
  }).itemId;
  const { content } = studio.store;
  heroId = content.layout(aboutId, 'draft')!.placeholders['main']![0]!.dataSource;
  for (const itemId of [aboutId, heroId]) {
    const english = content.version(itemId, 'en', 'draft')!;
    content.saveDraft({ ...english, locale: 'es' });
  }
  mara = await studio.signedIn('Mara', 'author');
});
afterAll(() => studio.stop());

const ask = async (browser: StudioBrowser, body: object) => {
  const answer = await browser.send('/studio/api/guard', {
    itemId: aboutId,
    language: 'en',
    paths: [],
    ...body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

it('knows pages in either language, drafts and redirects, and no other address', async () => {
  saveRedirects(studio.store, 'main', [
    { pattern: '/old/.*', target: '/about', redirectType: 'REDIRECT_301' },
  ]);
  const paths = ['/', '/about', '/es/about', '/es', '/gone', '/old/thing', '/about/%zz', '/gone'];
  expect((await ask(mara, { paths })).body['unknownPaths']).toEqual(['/gone', '/about/%zz']);
});

it('tells which parts of a page are younger in the other language, and which are older', async () => {
  const translation = async (language: string) => (await ask(mara, { language })).body['translation'];
  expect(await translation('en')).toEqual({ older: [], ahead: [] });
  const write = (locale: 'en' | 'es', value: string) => {
    studio.now += 120_000;
    const { content } = studio.store;
    const version = content.version(heroId, locale, 'draft')!;
    content.saveDraft({ ...version, fields: { Headline: { value } } }, undefined, { author: 'mara' });
  };
  write('es', 'Quiénes somos');
  expect(await translation('es')).toEqual({ older: [], ahead: [] });
  write('en', 'About all of us');
  expect(await translation('es')).toEqual({ older: [heroId], ahead: [] });
  expect(await translation('en')).toEqual({ older: [], ahead: [heroId] });
});

it('tells until when a page was looked after, and which day it is there', async () => {
  studio.store.database
    .prepare('INSERT INTO review_date (item_id, locale, due) VALUES (?, ?, ?)')
    .run(aboutId, 'en', '2026-11-01');
  expect((await ask(mara, {})).body).toMatchObject({ reviewBy: '2026-11-01', today: '2026-11-20' });
  expect((await ask(mara, { language: 'es' })).body).toMatchObject({ reviewBy: null });
});

it('answers nobody who may not see the page, and takes no other question', async () => {
  const visitor = studio.browser();
  await visitor.look();
  expect((await ask(visitor, {})).status).toBe(401);
  expect((await ask(mara, { itemId: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
  expect((await ask(mara, { paths: ['https://evil.example/'] })).status).toBe(422);
});
