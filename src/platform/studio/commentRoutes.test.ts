import { randomUUID } from 'node:crypto';
import { putPage, putShell } from '../content/putPage.ts';
import { namedIn } from '../comments/namedIn.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';
import { StudioUnderTest } from './testing/StudioUnderTest.ts';

const studio = new StudioUnderTest();
let mara: StudioBrowser;
let ana: StudioBrowser;
let itemId = '';

interface Thread {
  id: string;
  component: string;
  resolvedBy: string | null;
  comments: { id: string; author: string; text: string }[];
}
interface Answer {
  threads: Thread[];
  people: { name: string }[];
}

beforeAll(async () => {
  await studio.start();
  const base = { site: 'main', template: 'Page', name: 'Page', placeholders: {} } as const;
  putShell(studio.store, { site: 'main', placeholders: {} });
  putPage(studio.store, { ...base, path: '/', fields: { Title: 'Home' } });
  itemId = putPage(studio.store, { ...base, path: '/about', fields: { Title: 'About' } }).itemId;
  mara = await studio.signedIn('Mara', 'author');
  ana = await studio.signedIn('Ana', 'reviewer');
});
afterAll(() => studio.stop());

const write = async (browser: StudioBrowser, body: object) => {
  studio.now += 1000;
  const answer = await browser.send('/studio/api/comments', { id: randomUUID(), itemId, ...body });
  return { status: answer.status, body: (await answer.json()) as Answer };
};
const read = async (browser = mara) =>
  (await (await browser.get(`/studio/api/comments?item=${itemId}`)).json()) as Answer;
const namedToday = async (browser: StudioBrowser) => {
  const today = await (await browser.get('/studio/api/today?site=main')).json();
  return (today as { named: { text: string; by: string; name: string }[] }).named;
};

it('keeps a thread: a question, its answer, and that it is resolved', async () => {
  const id = randomUUID();
  const { status } = await write(mara, { id, component: 'hero', text: ' @Ana: is this\r\n<b>right</b>? ' });
  expect(status).toBe(200);
  expect(await namedToday(ana)).toMatchObject([
    { by: 'Mara', name: 'About', text: '@Ana: is this\n<b>right</b>?' },
  ]);
  expect(await namedToday(mara)).toEqual([]);
  await write(ana, { thread: id, text: 'It is.' });
  // Who has answered is no longer waited for.
  expect(await namedToday(ana)).toEqual([]);
  await write(mara, { thread: id, text: 'Thanks @ana' });
  expect(await namedToday(ana)).toHaveLength(1);
  await ana.send(`/studio/api/comments/${id}/resolve`, { isResolved: true });
  expect(await namedToday(ana)).toEqual([]);
  expect((await read()).threads).toMatchObject([
    { id, component: 'hero', resolvedBy: 'Ana', comments: [{ author: 'Mara' }, { author: 'Ana' }, {}] },
  ]);
  await write(mara, { thread: id, text: 'One more thing' });
  expect((await read()).threads[0]).toMatchObject({ resolvedBy: null });
  expect(studio.acts().filter((act) => act.startsWith('comment'))).toEqual([
    ...['commented', 'comment-answered', 'comment-answered', 'comment-resolved', 'comment-answered'],
  ]);
});

it('takes a comment that was sent twice once, and another under the same id not at all', async () => {
  const id = randomUUID();
  const before = (await read()).threads.length;
  await write(mara, { id, text: 'Once' });
  expect((await write(mara, { id, text: 'Once' })).status).toBe(200);
  expect((await read()).threads).toHaveLength(before + 1);
  expect((await write(ana, { id, text: 'Once' })).status).toBe(409);
  const acts = studio.acts().length;
  await mara.send(`/studio/api/comments/${id}/resolve`, { isResolved: false });
  expect(studio.acts()).toHaveLength(acts);
});

it('refuses what is empty, too long, or answers nothing; and drops what no reader sees', async () => {
  expect((await write(mara, { text: ' \u200b ' })).status).toBe(422);
  expect((await write(mara, { text: 'a'.repeat(4001) })).status).toBe(422);
  expect((await write(mara, { thread: randomUUID(), text: 'x' })).status).toBe(404);
  const { body } = await write(mara, { text: 'a\u202eb\u0000c' });
  expect(body.threads.at(-1)?.comments[0]?.text).toBe('abc');
});

it('is for those who may see the page alone, and names nobody else', async () => {
  const other = putPage(studio.store, {
    ...{ site: 'main', template: 'Page', name: 'Page', placeholders: {} },
    ...{ path: '/care', fields: { Title: 'Care' } },
  }).itemId;
  await studio.person('Noor', [{ role: 'author', subtree: other }]);
  const noor = studio.browser();
  await noor.signIn('noor@meridian.example');
  expect((await write(noor, { text: 'Hello' })).status).toBe(403);
  expect((await noor.get(`/studio/api/comments?item=${itemId}`)).status).toBe(403);
  expect((await read()).people.map(({ name }) => name)).toEqual(['Ana', 'Mara']);
  await write(mara, { text: '@Noor please' });
  expect(await namedToday(noor)).toEqual([]);
  const visitor = studio.browser();
  expect((await visitor.get(`/studio/api/comments?item=${itemId}`)).status).toBe(401);
  expect((await write(visitor, { text: 'Hello' })).status).toBe(401);
});

it.each([
  ['Ask @Ana Ruiz, or @ANA.', ['1', '2']],
  ['@Ana Ruiz', ['2']],
  ['@Anabel and ana@Example', []],
  ['nobody', []],
])('names in "%s": %j', (text, found) => {
  const people = [
    { id: '1', name: 'Ana' },
    { id: '2', name: 'Ana Ruiz' },
  ];
  expect(namedIn(text, people).sort()).toEqual(found);
});
