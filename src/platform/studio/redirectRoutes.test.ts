import { putPage, putShell } from '../content/putPage.ts';
import { redirectsOf, saveRedirects } from '../content/siteSettings.ts';
import { StudioUnderTest } from './testing/StudioUnderTest.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';

const studio = new StudioUnderTest();
let mara: StudioBrowser;
let ana: StudioBrowser;

beforeAll(async () => {
  await studio.start();
  const base = { site: 'main', template: 'Page', fields: {}, placeholders: {} } as const;
  putShell(studio.store, { site: 'main', placeholders: {} });
  putPage(studio.store, { ...base, path: '/', name: 'Home' });
  putPage(studio.store, { ...base, path: '/about', name: 'About' });
  mara = await studio.signedIn('Mara', 'publisher');
  ana = await studio.signedIn('Ana', 'author');
});
afterAll(() => studio.stop());
beforeEach(() => void saveRedirects(studio.store, 'main', []));

const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
const rule = (from: string, to: string) => ({ from, to, isPermanent: true, keepsQuery: true, locale: '' });
const put = async (from: string, to: string, was?: object) =>
  bodyOf(
    await mara.send('/studio/api/redirects', { site: 'main', rule: rule(from, to), ...(was && { was }) }),
  );
const list = async (browser = mara) =>
  (await bodyOf(await browser.get('/studio/api/redirects?site=main'))) as {
    redirects: Record<string, unknown>[];
    mayChange: boolean;
  };

it('tells what leads where, how it came about, and what a visitor meets at the end', async () => {
  expect(await put('/old', '/about')).toMatchObject({ kind: 'done', pattern: '/old' });
  await put('/lost', '/nothing-here');
  await put('/out', 'https://other.example/');
  const { redirects, mayChange } = await list();
  expect(mayChange).toBe(true);
  expect(redirects).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ from: '/old', target: '/about', end: 'page', how: 'permanent', isPattern: false },
        made: { how: 'hand', at: expect.any(String), by: 'Mara' },
      }),
      expect.objectContaining({ from: '/lost', end: 'nothing' }),
      expect.objectContaining({ from: '/out', end: 'elsewhere' }),
    ]),
  );
});

it('tells of those that pages left behind when they moved', async () => {
  const { content } = studio.store;
  const about = content.itemByPath('main', '/about')!;
  content.putItem({ ...about, path: '/about-us' });
  content.publish([about.id]);
  expect((await list()).redirects).toMatchObject([
    { from: '/about', target: '/about-us', end: 'page', made: { how: 'move', by: null } },
  ]);
  content.putItem({ ...about, path: '/about' });
  content.publish([about.id]);
});

it('refuses with a reason in a word, changes nothing then, and logs what it does', async () => {
  await put('/a', '/b');
  expect(await put('/b', '/a')).toEqual({ kind: 'refused', why: 'circle', about: '/b → /a → /b' });
  expect(await put('/about', '/b')).toEqual({ kind: 'refused', why: 'page', about: 'About' });
  const was = { pattern: '/a', target: '/b', locale: '' };
  expect(await put('/a', '/c', was)).toMatchObject({ kind: 'done', target: '/c' });
  expect(await put('/a', '/d', was)).toMatchObject({ kind: 'refused', why: 'gone' });
  const removed = { site: 'main', was: { ...was, target: '/c' } };
  expect(await bodyOf(await mara.send('/studio/api/redirects/remove', removed))).toMatchObject({
    kind: 'done',
  });
  expect(redirectsOf(studio.store, 'main')).toEqual([]);
  expect(studio.acts().slice(-3)).toEqual(['redirect-put', 'redirect-put', 'redirect-removed']);
});

it('says where an address leads, in each language where that differs', async () => {
  await put('/old', '/about');
  await put('/es/old', '/');
  const way = async (from: string) =>
    (await bodyOf(await mara.get(`/studio/api/redirects/way?site=main&from=${encodeURIComponent(from)}`)))[
      'ways'
    ];
  expect(await way('/old')).toMatchObject([
    { language: 'en', steps: ['/old', '/about'], end: 'page' },
    { language: 'es', steps: ['/old', '/'], end: 'page' },
  ]);
  expect(await way('/nowhere')).toMatchObject([{ language: '', steps: ['/nowhere'], end: 'nothing' }]);
  expect(await way('nonsense')).toEqual([]);
});

it('tries a file before it takes it, and takes what it said it would', async () => {
  const send = async (isTrial: boolean) =>
    bodyOf(
      await mara.send('/studio/api/redirects/import', {
        ...{ site: 'main', csv: 'from,to\n/x,/about\n/about,/x\n', isTrial },
      }),
    );
  const trial = await send(true);
  expect(trial['counts']).toEqual({ added: 1, replaced: 0, same: 0, refused: 1 });
  expect(redirectsOf(studio.store, 'main')).toEqual([]);
  expect(await send(false)).toEqual(trial);
  expect(redirectsOf(studio.store, 'main')).toMatchObject([{ pattern: '/x', made: { how: 'import' } }]);
  expect(await send(false)).toMatchObject({ counts: { added: 0, same: 1 } });
  const broken = { site: 'main', csv: '/a,"b', isTrial: true };
  expect((await mara.send('/studio/api/redirects/import', broken)).status).toBe(422);
});

it('is read by all who work here, and changed by nobody without the right to publish', async () => {
  expect(await list(ana)).toMatchObject({ mayChange: false });
  const sent = { site: 'main', rule: rule('/x', '/y') };
  expect((await ana.send('/studio/api/redirects', sent)).status).toBe(403);
  const stranger = studio.browser();
  await stranger.look();
  expect((await stranger.get('/studio/api/redirects?site=main')).status).toBe(401);
});
