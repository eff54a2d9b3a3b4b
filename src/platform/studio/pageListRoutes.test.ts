import { putPage, putShell } from '../content/putPage.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';
import { StudioUnderTest } from './testing/StudioUnderTest.ts';

const studio = new StudioUnderTest();
let mara: StudioBrowser;
let homeId = '';
let aboutId = '';

const hero = { component: 'InteriorHero', fields: { Headline: 'About us', Text: '<p>Who we are</p>' } };

beforeAll(async () => {
  await studio.start();
  const base = { site: 'main', template: 'Page' } as const;
  putShell(studio.store, { site: 'main', placeholders: {} });
  homeId = putPage(studio.store, { ...base, path: '/', name: 'Home', fields: {}, placeholders: {} }).itemId;
  aboutId = putPage(studio.store, {
    ...{ ...base, path: '/about', name: 'About', fields: { Title: 'About' } },
    placeholders: { main: [hero] },
  }).itemId;
  mara = await studio.signedIn('Mara', 'author');
});
afterAll(() => studio.stop());

const read = async (browser: StudioBrowser, path: string) => {
  const answer = await browser.get(path);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const pages = async (locale = 'en') =>
  (await read(mara, `/studio/api/pages?site=main&locale=${locale}`)).body['pages'];

it('lists the pages of a site with what visitors have of each', async () => {
  expect(await pages()).toEqual([
    expect.objectContaining({ id: homeId, path: '/', state: 'published', hasVersion: true }),
    expect.objectContaining({ id: aboutId, path: '/about', name: 'About', state: 'published' }),
  ]);
  const draft = studio.store.content.version(aboutId, 'en', 'draft')!;
  studio.store.content.saveDraft({ ...draft, fields: { Title: { value: 'About all of us' } } });
  expect(await pages()).toContainEqual(expect.objectContaining({ id: aboutId, state: 'draft' }));
});

it('says of each language by itself whether it differs from what visitors have', async () => {
  const { content } = studio.store;
  const es = content.saveDraft({ itemId: aboutId, locale: 'es', displayName: 'Nosotros', fields: {} });
  content.publish([aboutId]);
  content.saveDraft({ ...es, fields: { Title: { value: 'Quiénes somos' } } });
  const stateOf = async (locale: string) =>
    (await read(mara, `/studio/api/pages/${aboutId}?locale=${locale}`)).body['state'];
  expect([await stateOf('en'), await stateOf('es')]).toEqual(['published', 'draft']);
  expect(await pages('en')).toContainEqual(expect.objectContaining({ id: aboutId, state: 'published' }));
  expect(await pages('es')).toContainEqual(expect.objectContaining({ id: aboutId, state: 'draft' }));
});

it('tells of a page its components and texts, shown or not, under the revision they stand on', async () => {
  const { body } = await read(mara, `/studio/api/pages/${aboutId}?locale=en`);
  const layout = body['layout'] as { main: { uid: string; dataSource: string; componentName: string }[] };
  const [placed] = layout.main;
  expect(placed?.componentName).toBe('InteriorHero');
  const version = studio.store.content.version(placed?.dataSource ?? '', 'en', 'draft');
  expect(body['fields']).toContainEqual({
    ...{ itemId: placed?.dataSource, name: 'Text', type: 'Rich Text', language: 'en' },
    ...{ version: version?.version, revision: version?.revision },
    ...{ rawValue: '<p>Who we are</p>', owner: placed?.uid },
  });
  expect(body).toMatchObject({ hasOwnLayout: false, rights: expect.arrayContaining(['write']) });
});

it('tells of entries at every level, of the page’s own components and of those all pages share', async () => {
  const deep = (name: string, items: object[] = []) => ({ name, fields: { NavigationTitle: name }, items });
  const menu = (...items: object[]) =>
    ({ component: 'Navigation', fields: {}, items }) as object as typeof hero;
  const base = { site: 'main', template: 'Page', path: '/menus', name: 'Menus', fields: {} } as const;
  const header = {
    component: 'Header',
    placeholders: { 'header-nav-{*}': [menu(deep('Care', [deep('Heart')]))] },
  };
  putShell(studio.store, { site: 'main', placeholders: { header: [header as unknown as typeof hero] } });
  const placeholders = { main: [menu(deep('a', [deep('b', [deep('c')])]), deep('d'))] };
  const { itemId } = putPage(studio.store, { ...base, placeholders });
  const { body } = await read(mara, `/studio/api/pages/${itemId}?locale=en`);
  const page = body as {
    entries: { itemId: string; owner: string; holder: string }[];
    fields: { itemId: string; name: string; rawValue: string; owner: string }[];
    layout: Record<string, { uid: string; dataSource: string }[]>;
    around: { header: { placeholders: Record<string, { uid: string; dataSource: string }[]> }[] };
  };
  const [own, shared] = [
    page.layout['main']![0]!,
    Object.values(page.around.header[0]!.placeholders)[0]![0]!,
  ];
  const nameOf = (id: string) => page.fields.find((field) => field.itemId === id)?.rawValue;
  expect(
    page.entries.map(({ itemId: id, owner, holder }) => [nameOf(id), owner, nameOf(holder) ?? holder]),
  ).toEqual([
    ['a', own.uid, own.dataSource],
    ['b', own.uid, 'a'],
    ['c', own.uid, 'b'],
    ['d', own.uid, own.dataSource],
    ['Care', shared.uid, shared.dataSource],
    ['Heart', shared.uid, 'Care'],
  ]);
  putShell(studio.store, { site: 'main', placeholders: {} });
});

it.each([
  ['/studio/api/pages?site=other&locale=en', 400],
  ['/studio/api/pages?site=main&locale=fr', 400],
  ['/studio/api/pages/nothing?locale=en', 404],
])('says what is wrong with %s', async (path, status) => {
  expect((await read(mara, path)).status).toBe(status);
});

it('answers nobody who is not signed in', async () => {
  const stranger = studio.browser();
  expect((await read(stranger, '/studio/api/pages?site=main&locale=en')).status).toBe(401);
  expect((await read(stranger, `/studio/api/pages/${aboutId}?locale=en`)).status).toBe(401);
});

it('counts on how many pages each component stands, at any depth, in either language, as editors have it', async () => {
  const uses = async (browser = mara) => read(browser, `/studio/api/pages/${aboutId}/components?locale=en`);
  const before = (await uses()).body['uses'] as Record<string, number>;
  putPage(studio.store, {
    ...{ site: 'main', template: 'Page', path: '/uses', name: 'Uses', fields: {} },
    placeholders: {
      main: [{ ...hero }, { ...hero }, { component: 'Container', placeholders: { 'container-{*}': [hero] } }],
    },
  });
  const { content } = studio.store;
  const es = content.version(homeId, 'es', 'draft')!;
  const part = { uid: 'own', componentName: 'InteriorHero', dataSource: '', params: {} };
  content.saveDraft({ ...es, placeholders: { main: [part] } });
  expect((await uses()).body['uses']).toEqual({
    ...before,
    InteriorHero: (before['InteriorHero'] ?? 0) + 2,
    Container: (before['Container'] ?? 0) + 1,
  });
  expect((await uses(studio.browser())).status).toBe(401);
  expect((await read(mara, '/studio/api/pages/nobody/components?locale=en')).status).toBe(404);
});
