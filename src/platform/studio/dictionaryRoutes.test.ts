import { dictionaryOf, putDictionary, seedDictionary } from '../content/dictionary.ts';
import type { StoreChange } from '../store/Store.ts';
import { StudioUnderTest } from './testing/StudioUnderTest.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';

const studio = new StudioUnderTest();
let mara: StudioBrowser;
let ana: StudioBrowser;
let lou: StudioBrowser;

beforeAll(async () => {
  await studio.start();
  seedDictionary(studio.store, {
    'shell.menu': { en: 'Menu', es: 'Menú' },
    'shell.home': { en: '{name} home', es: 'Inicio de {name}' },
    'shell.new': { en: 'New here' },
  });
  mara = await studio.signedIn('Mara', 'author', 'publisher');
  ana = await studio.signedIn('Ana', 'author');
  await studio.person('Lou', [{ role: 'translator', locale: 'es' }]);
  lou = studio.browser();
  await lou.signIn('lou@meridian.example');
});
afterAll(() => studio.stop());

interface Row {
  key: string;
  en: { base: string; live: string; now: string; by: string | null };
  es: { base: string; live: string; now: string; by: string | null };
}
const list = async (browser = mara) =>
  (await (await browser.get('/studio/api/dictionary?site=main')).json()) as {
    phrases: Row[];
    mayWrite: string[];
    mayPublish: string[];
  };
const row = async (key: string) => (await list()).phrases.find((one) => one.key === key);
const save = async (browser: StudioBrowser, name: string, value: string, from: string, language = 'en') => {
  const fields = [{ name, value, originalValue: from }];
  const answer = await browser.send('/studio/api/dictionary/save', { site: 'main', language, fields });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const publish = (browser: StudioBrowser, key: string, text: string, language = 'en') =>
  browser.send('/studio/api/dictionary/publish', { site: 'main', phrases: [{ key, language, text }] });
const said = (locale = 'en', site = 'main') =>
  Object.fromEntries(dictionaryOf(studio.store, site, locale).map(({ key, value }) => [key, value]));

it('keeps what is written as a draft, and says it to nobody before it is published', async () => {
  const changes: StoreChange[] = [];
  const stop = studio.store.subscribe((change) => void changes.push(change));
  expect((await save(mara, 'shell.menu', 'All pages', 'Menu')).body).toEqual({ kind: 'saved' });
  expect(changes).toEqual([]);
  expect(said()['shell.menu']).toBe('Menu');
  expect((await row('shell.menu'))?.en).toMatchObject({
    base: 'Menu',
    live: 'Menu',
    now: 'All pages',
    by: 'Mara',
  });
  expect((await publish(mara, 'shell.menu', 'All pages')).status).toBe(200);
  stop();
  expect(said()).toMatchObject({ 'shell.menu': 'All pages' });
  expect(said('es')['shell.menu']).toBe('Menú');
  expect(said('en', 'plan')['shell.menu']).toBe('Menu');
  expect(changes).toContainEqual({ kind: 'facts', space: 'dictionary:main', keys: ['shell.menu'] });
  expect(studio.acts()).toEqual(expect.arrayContaining(['phrase-saved', 'phrases-published']));
});

it('takes the same save twice, and one that puts back what all sites say', async () => {
  const { now } = (await row('shell.menu'))!.en;
  await save(mara, 'shell.menu', 'Pages', now);
  expect((await save(mara, 'shell.menu', 'Pages', now)).body).toEqual({ kind: 'saved' });
  expect((await save(mara, 'shell.menu', '', 'Pages')).body).toEqual({ kind: 'saved' });
  expect((await row('shell.menu'))?.en).toMatchObject({ now: 'Menu', live: 'All pages' });
  await publish(mara, 'shell.menu', 'Menu');
  expect((await row('shell.menu'))?.en).toMatchObject({ now: 'Menu', live: 'Menu', by: null });
  expect([...studio.store.facts.entries('dictionary:main')]).toEqual([]);
});

it('answers both texts where two people changed one, writes neither over the other, and keeps both', async () => {
  await save(mara, 'shell.new', 'Welcome', 'New here');
  const { body } = await save(ana, 'shell.new', 'First visit', 'New here');
  expect(body).toMatchObject({
    kind: 'clash',
    fields: [
      { name: 'shell.new', base: 'New here', yours: 'First visit', theirs: 'Welcome', author: 'Mara' },
    ],
  });
  expect((await row('shell.new'))?.en.now).toBe('Welcome');
  expect([...studio.accounts.log.all()].at(-1)).toMatchObject({
    act: 'phrase-clash',
    detail: { yours: 'First visit' },
  });
  expect((await save(ana, 'shell.new', 'First visit', 'Welcome')).body).toEqual({ kind: 'saved' });
});

it.each([
  ['a lost parameter', 'shell.home', 'Home', 'must keep {name}'],
  ['a parameter nobody fills in', 'shell.home', '{name} home of {town}', 'nothing is filled in for {town}'],
  ['a phrase that is not there', 'shell.nothing', 'x', 'There is no phrase'],
])('refuses %s and says why', async (_, name, value, reason) => {
  const { status, body } = await save(mara, name, value, '{name} home');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(body)).toContain(reason);
  expect((await row('shell.home'))?.en.now).toBe('{name} home');
});

it('publishes nothing that is other than what the person saw', async () => {
  await save(mara, 'shell.menu', 'One', 'Menu');
  await save(ana, 'shell.menu', 'Two', 'One');
  expect((await publish(mara, 'shell.menu', 'One')).status).toBe(409);
  expect(said()['shell.menu']).toBe('Menu');
});

it('lets each write in their own language, and publish only with that right', async () => {
  expect((await save(lou, 'shell.new', 'Nuevo aquí', '', 'es')).body).toEqual({ kind: 'saved' });
  expect((await save(lou, 'shell.menu', 'x', 'Two')).status).toBe(403);
  expect((await publish(ana, 'shell.new', 'First visit')).status).toBe(403);
  expect(await list(lou)).toMatchObject({ mayWrite: ['es'], mayPublish: [] });
  const stranger = studio.browser();
  expect((await stranger.get('/studio/api/dictionary?site=main')).status).toBe(401);
});

it('keeps a draft when the phrase is seeded anew with another text', async () => {
  putDictionary(studio.store, { 'shell.new': { en: 'New here, again' } });
  expect((await row('shell.new'))?.en).toMatchObject({ live: 'New here, again', now: 'First visit' });
});
