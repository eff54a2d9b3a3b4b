import { putPage, putShell } from '../content/putPage.ts';
import { defaults } from '../defaults.ts';
import { sealedTicket } from './Tickets.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';
import { EDITING_KEY, StudioUnderTest } from './testing/StudioUnderTest.ts';

const studio = new StudioUnderTest();
let mara: StudioBrowser;
let maraId = '';
let pageId = '';
let heroId = '';
const hostile = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  await studio.start();
  putShell(studio.store, { site: 'main', placeholders: {} });
  pageId = putPage(studio.store, {
    ...{ site: 'main', template: 'Page', path: '/about', name: 'About', fields: { Title: 'About' } },
    placeholders: {
      main: [
        { component: 'InteriorHero', fields: { Headline: 'Old headline', Text: '<p>Who we are</p>' } },
        { component: 'RichText', fields: { Text: '<p>Words</p>' } },
        {
          component: 'Stats',
          fields: {},
          items: ['One', 'Two', 'Three'].map((name) => ({ name, fields: { Label: name } })),
        },
      ],
    },
  }).itemId;
  heroId = studio.store.content.sharedLayout(pageId, 'draft')!['main']![0]!.dataSource;
  mara = await studio.signedIn('Mara', 'author', 'publisher');
  maraId = studio.accounts.people.byEmail('mara@meridian.example')!.id;
});
afterAll(() => studio.stop());

const read = async (path: string, browser = mara) => {
  const answer = await browser.get(`/studio/api/pages/${pageId}/history${path}?locale=en`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const rows = async () => (await read('')).body['revisions'] as Record<string, unknown>[];
const ask = async (query: string, variables: object, browser = mara) => {
  const answer = await browser.send('/sitecore/api/authoring/graphql/v1/', { query, variables });
  return (await answer.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] };
};
const save = (value: string) => {
  studio.now += 60_000;
  return ask(`mutation($input: UpdateItemInput!) { updateItem(input: $input) { item { name } } }`, {
    input: { itemId: heroId, language: 'en', fields: [{ name: 'Headline', value }] },
  });
};
const saveLayout = (placeholders: object) =>
  ask(`mutation($input: MeridianSaveLayoutInput!) { meridianSaveLayout(input: $input) { revision } }`, {
    input: { itemId: pageId, placeholders },
  });
const restore = (input: object, browser = mara) =>
  ask(
    `mutation($input: MeridianRestorePageInput!) { meridianRestorePage(input: $input) { item { name } } }`,
    { input: { itemId: pageId, language: 'en', ...input } },
    browser,
  );
const headline = async (moment: string) => {
  const { body } = await read(`/${moment}`);
  const texts = body['texts'] as { itemId: string; name: string; rawValue: string }[];
  return texts.find(({ itemId, name }) => itemId === heroId && name === 'Headline')?.rawValue;
};
const count = async (moment: string) =>
  ((await read(`/${moment}`)).body['layout'] as { main: unknown[] }).main.length;

it('is empty of a page nobody edited, which is the same then as now', async () => {
  expect((await read('')).body).toEqual({ revisions: [], names: [], isLive: true });
  expect([await headline('0'), await headline('draft'), await headline('published')]).toEqual(
    Array(3).fill('Old headline'),
  );
});

it('tells what was saved of the page and of what stands on it, by the names of who did', async () => {
  await save('Second');
  await save(hostile);
  const [newest, older, base] = await rows();
  expect(newest).toMatchObject({
    ...{ itemId: heroId, part: 'InteriorHero', author: maraId, name: 'Mara', kind: 'save', note: null },
  });
  expect(older).toMatchObject({ name: 'Mara', kind: 'save' });
  expect(base).toMatchObject({ author: 'system', name: null, kind: 'import' });
});

it('shows the page as it was after each of them, before the first, now, and for visitors', async () => {
  const [newest, older] = await rows();
  expect(await headline(String(newest!['seq']))).toBe(hostile);
  expect(await headline(String(older!['seq']))).toBe('Second');
  expect([await headline('0'), await headline('draft'), await headline('published')]).toEqual([
    'Old headline',
    hostile,
    'Old headline',
  ]);
  const { body } = await read('/draft');
  const uid = (body['layout'] as { main: { uid: string }[] }).main[0]!.uid;
  expect(body['texts']).toContainEqual({
    ...{ itemId: heroId, owner: uid, name: 'Text', within: '', type: 'Rich Text' },
    rawValue: '<p>Who we are</p>',
  });
});

it('knows components that were taken away since, with their words', async () => {
  const { main } = studio.store.content.sharedLayout(pageId, 'draft')!;
  const before = String((await rows())[0]!['seq']);
  expect(await saveLayout({ main: [main![1]] })).toMatchObject({ data: {} });
  expect([await count('draft'), await count(before), await count('published')]).toEqual([1, 3, 3]);
  expect([await headline('draft'), await headline(before)]).toEqual([undefined, hostile]);
  expect((await rows())[0]).toMatchObject({ part: 'layout', kind: 'layout', name: 'Mara' });
});

it('gives the whole page back as a new draft, or the texts of one part; nothing is lost by it', async () => {
  await restore({ moment: 'published' });
  expect([await count('draft'), await headline('draft')]).toEqual([3, 'Old headline']);
  const kinds = (await rows()).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['restore', 'restore']);
  const hostileSeq = (await rows()).find(({ kind, itemId }) => kind === 'save' && itemId === heroId)!['seq'];
  expect(await restore({ moment: String(hostileSeq), items: [heroId] })).toMatchObject({ data: {} });
  expect([await count('draft'), await headline('draft')]).toEqual([3, hostile]);
  expect(await headline('published')).toBe('Old headline');
  expect(studio.acts().filter((act) => act === 'restore')).toHaveLength(2);
});

describe('settings and lists', () => {
  const main = () => studio.store.content.sharedLayout(pageId, 'draft')!['main']!;
  const params = () => main()[1]!.params;
  const listsAt = async (moment: string) =>
    (await read(`/${moment}`)).body['lists'] as
      | { holder: string; owner: string; entries: { itemId: string; name: string }[] }[]
      | null;
  const order = async (moment: string) => (await listsAt(moment))?.[0]?.entries.map(({ name }) => name);

  it('gives a part its settings back, wherever it stands by now, and no other part', async () => {
    const before = main();
    const set = (Look: string) => ({ ...before[1]!, params: { ...before[1]!.params, Look } });
    await saveLayout({ main: [set('Urgent'), { ...before[0]!, params: { Look: 'Calm' } }, before[2]!] });
    expect(await restore({ moment: 'published', items: [], components: [before[1]!.uid] })).toMatchObject({
      data: {},
    });
    expect(main().map(({ params: own }) => own['Look'])).toEqual([undefined, 'Calm', undefined]);
    expect(main()[0]).toEqual(before[1]);
    expect((await rows())[0]).toMatchObject({ part: 'layout', kind: 'restore' });
    expect((await restore({ moment: 'published', components: ['nobody'] })).errors?.[0]?.message).toMatch(
      /was not on the page then/,
    );
    await saveLayout({ main: before });
    expect(params()).toEqual(before[1]!.params);
  });

  it('tells the order of a list as it is and as visitors have it, and gives it back with what was removed', async () => {
    const { content } = studio.store;
    const holder = main()[2]!.dataSource;
    const [one, , three] = content.children(holder);
    content.putItem({ ...one!, sortOrder: 9 });
    content.setDeleted([three!.id], true);
    expect([await order('draft'), await order('published'), await listsAt('0')]).toEqual([
      ['Two', 'One'],
      ['One', 'Two', 'Three'],
      null,
    ]);
    expect(await listsAt('draft')).toMatchObject([{ holder, owner: main()[2]!.uid }]);
    const items = [holder, ...content.children(holder, 'published').map(({ id }) => id)];
    expect(await restore({ moment: 'published', items })).toMatchObject({ data: {} });
    expect(await order('draft')).toEqual(['One', 'Two', 'Three']);
  });
});

it('writes nothing where nothing differs', async () => {
  const before = studio.store.sequence();
  await restore({ moment: 'draft' });
  expect(studio.store.sequence()).toBe(before);
});

it('asks for the rights of what it changes, and answers nobody who is not signed in', async () => {
  const tom = await studio.signedIn('Tom', 'translator');
  expect((await restore({ moment: 'published', items: [heroId] }, tom)).errors).toBeUndefined();
  await saveLayout({ main: [] });
  expect((await restore({ moment: 'published' }, tom)).errors?.[0]?.message).toMatch(
    /may not change the structure/,
  );
  expect((await read('', studio.browser())).status).toBe(401);
  expect((await read('/draft', studio.browser())).status).toBe(401);
});

describe('a version drawn as a page', () => {
  const ticket = (moment: string, browser = mara) =>
    browser.send('/studio/api/tickets', { itemId: pageId, locale: 'en', mode: 'edit', moment });
  const drawn = async (
    version: string,
    headers: Record<string, string> = { 'x-editing-authorization': EDITING_KEY },
  ) => {
    const answer = await fetch(`${studio.platform.origin}/sitecore/api/graph/edge`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        sc_apikey: defaults.keys.content,
        sc_editmode: 'true',
        ...headers,
      },
      body: JSON.stringify({
        query:
          'query($id: String!, $version: String) { item(path: $id, language: "en", version: $version) { rendered } }',
        variables: { id: pageId, version },
      }),
    });
    const { data } = (await answer.json()) as { data?: { item: { rendered: object } | null } };
    return JSON.stringify(data?.item?.rendered ?? null);
  };
  const saved = async () =>
    (await rows()).find(({ kind, itemId }) => kind === 'save' && itemId === heroId)!['seq'];

  it('is opened with a ticket whose seal covers the moment, by who may see drafts of the page', async () => {
    const answer = await ticket(String(await saved()));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { url } = (await answer.json()) as { url: string };
    const asked = new URL(url).searchParams;
    expect(asked.get('sc_version')).toBe(`at.${String(await saved())}`);
    expect(asked.get('secret')).toMatch(/^t\./);
    const seal = (parameters: URLSearchParams) => sealedTicket('id', parameters, EDITING_KEY);
    const before = seal(asked);
    asked.set('sc_version', 'at.0');
    expect(seal(asked)).not.toBe(before);
    expect((await ticket('yesterday')).status).toBe(422);
    expect((await ticket('draft', studio.browser())).status).toBe(401);
    await studio.person('Fay', [{ role: 'author', subtree: 'elsewhere' }]);
    const fay = studio.browser();
    await fay.signIn('fay@meridian.example');
    expect((await ticket('draft', fay)).status).toBe(403);
  });

  it('shows the words and the components of that moment, and to nobody without the editing key', async () => {
    const seq = String(await saved());
    expect(await drawn(`at.${seq}`)).toContain(JSON.stringify(hostile).slice(1, -1));
    expect(await drawn('at.0')).toContain('Old headline');
    expect(await drawn('at.published')).toContain('Old headline');
    expect(await drawn(`at.${seq}`, {})).not.toContain('onerror');
    expect(await drawn('at.nothing')).toBe('null');
  });

  it('says so when what it showed is gone for good, and when it was thinned away', async () => {
    const seq = (await rows())[0]!['seq'];
    const own = studio.store.content.item(heroId)!;
    studio.store.content.removeItems([heroId]);
    expect((await ticket('0')).status).toBe(410);
    studio.store.content.putItem(own);
    expect((await ticket(String(seq))).status).toBe(200);
    studio.store.database.prepare('DELETE FROM content_revision WHERE seq = ?').run(Number(seq));
    expect((await ticket(String(seq))).status).toBe(410);
    expect((await read(`/${String(seq)}`)).status).toBe(410);
    expect((await restore({ moment: String(seq) })).errors?.[0]?.message).toMatch(/was cleared away/);
  });
});

describe('the name of a version', () => {
  const call = (seq: unknown, name: string, browser = mara) =>
    browser.send(
      `/studio/api/pages/${pageId}/history/${String(seq)}/name`,
      { locale: 'en', name },
      { method: 'PUT' },
    );
  const names = async () => (await read('')).body['names'];

  it('is given, said with the list, changed, taken away, and each of these is in the log, once', async () => {
    const seq = (await rows())[1]!['seq'];
    const before = studio.acts().length;
    expect((await call(seq, 'Before the rewrite')).status).toBe(200);
    await call(seq, 'Before the rewrite');
    expect(await names()).toEqual([{ seq, name: 'Before the rewrite', by: 'Mara' }]);
    await call(seq, hostile);
    expect(await names()).toEqual([{ seq, name: hostile, by: 'Mara' }]);
    await call(seq, '');
    expect(await names()).toEqual([]);
    expect(studio.acts().slice(before)).toEqual(Array(3).fill('name-version'));
  });

  it('is for versions of the page, and for who may write in it', async () => {
    const seq = (await rows())[0]!['seq'];
    const nora = await studio.signedIn('Nora', 'publisher');
    expect((await call(999_999, 'Nothing')).status).toBe(404);
    expect((await call('draft', 'Nothing')).status).toBe(404);
    expect((await call(seq, 'x'.repeat(121))).status).toBe(422);
    expect((await call(seq, 'Mine', nora)).status).toBe(403);
    expect((await call(seq, 'Mine', studio.browser())).status).toBe(401);
    expect(await names()).toEqual([]);
  });
});

it.each([
  ['/yesterday', 400],
  ['/-1', 400],
])('says what is wrong with the moment %s', async (moment, status) => {
  expect((await read(moment)).status).toBe(status);
});

it('refuses texts of what was not on the page then', async () => {
  expect((await restore({ moment: 'published', items: ['nobody'] })).errors?.[0]?.message).toMatch(
    /was not on the page/,
  );
});
