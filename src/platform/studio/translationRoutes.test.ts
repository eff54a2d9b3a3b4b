import { putPage, putShell } from '../content/putPage.ts';
import { StudioUnderTest } from './testing/StudioUnderTest.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';

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
    ...{ ...base, path: '/about', fields: { Title: { en: 'About', es: 'Acerca de' } } },
    placeholders: {
      main: [
        {
          component: 'InteriorHero',
          fields: {
            Headline: { en: 'About us', es: 'Quiénes somos' },
            Text: { en: '<p>Who we are</p>', es: '<p>Quiénes</p>' },
          },
        },
      ],
    },
  }).itemId;
  heroId = studio.store.content.layout(aboutId, 'draft')!.placeholders['main']![0]!.dataSource;
  mara = await studio.signedIn('Mara', 'author');
});
afterAll(() => studio.stop());

/** Somebody saves a text in a language, a while after whatever was before. */
function write(locale: 'en' | 'es', value: string, name = 'Headline'): void {
  studio.now += 600_000;
  const { content } = studio.store;
  const version = content.version(heroId, locale, 'draft')!;
  content.saveDraft({ ...version, fields: { ...version.fields, [name]: { value } } }, undefined, {
    author: 'mara',
  });
}

interface Field {
  name: string;
  state: string;
  raw: string;
  source: { raw: string; mark: string };
  change: { before: string; at: string } | null;
  declared: { by: string } | null;
}
const read = async (path: string) => {
  const answer = await mara.get(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
};
const fields = async () => {
  const { parts } = (await read(`/studio/api/translations/${aboutId}`)) as { parts: { fields: Field[] }[] };
  return parts.flatMap((part) => part.fields);
};
const headline = async () => (await fields()).find(({ name }) => name === 'Headline')!;
const states = async () => Object.fromEntries((await fields()).map(({ name, state }) => [name, state]));
const older = async () =>
  ((await read('/studio/api/translations?site=main'))['pages'] as { itemId: string; count: number }[]).map(
    ({ itemId, count }) => [itemId, count],
  );

it('takes what came in together for one age, and shows both texts beside each other', async () => {
  expect(await states()).toEqual({ Title: 'right', Headline: 'right', Text: 'right' });
  expect(await headline()).toMatchObject({ raw: 'Quiénes somos', source: { raw: 'About us' }, change: null });
  expect(await older()).toEqual([]);
});

it('marks the very text whose source was changed, with what it said before, until it is written anew', async () => {
  write('en', 'All about us');
  expect(await states()).toEqual({ Title: 'right', Headline: 'older', Text: 'right' });
  expect((await headline()).change).toMatchObject({
    before: 'About us',
    at: new Date(studio.now).toISOString(),
  });
  expect(await older()).toEqual([[aboutId, 1]]);
  write('es', 'Todo sobre nosotros');
  expect((await states())['Headline']).toBe('right');
  expect(await older()).toEqual([]);
});

it('does not take English for older when its translation is changed', async () => {
  write('es', 'Todo de nosotros');
  expect(await older()).toEqual([]);
});

it('is not younger for another text of the same part, nor for an undo', async () => {
  write('en', 'Us');
  write('es', '<p>Otra cosa</p>', 'Text');
  expect((await states())['Headline']).toBe('older');
  write('es', 'Nosotros y más');
  write('es', 'Todo de nosotros');
  expect((await states())['Headline']).toBe('older');
});

it('takes the source as unchanged when it says again what it said', async () => {
  write('en', 'All about us');
  expect((await states())['Headline']).toBe('right');
  write('en', 'Us');
});

it('keeps who said when that a translation is still right, until the source is changed again', async () => {
  const { source } = await headline();
  const declare = (mark: string, browser = mara) =>
    browser.send('/studio/api/translations/right', {
      itemId: heroId,
      fields: [{ name: 'Headline', source: mark }],
    });
  const ana = await studio.signedIn('Ana', 'publisher');
  expect((await declare(source.mark, ana)).status).toBe(403);
  expect((await declare('another')).status).toBe(409);
  expect((await states())['Headline']).toBe('older');
  expect((await declare(source.mark)).status).toBe(200);
  expect(await headline()).toMatchObject({ state: 'right', declared: { by: 'Mara' } });
  expect([...studio.accounts.log.all()].at(-1)).toMatchObject({ act: 'translation-right', itemId: heroId });
  write('en', 'We');
  expect((await states())['Headline']).toBe('older');
});

it('tells what is not translated yet', async () => {
  write('es', '', 'Text');
  expect((await states())['Text']).toBe('missing');
});

it('answers nobody who is not signed in', async () => {
  const stranger = studio.browser();
  await stranger.look();
  expect((await stranger.get(`/studio/api/translations/${aboutId}`)).status).toBe(401);
  expect((await stranger.get('/studio/api/translations?site=main')).status).toBe(401);
  expect((await mara.get('/studio/api/translations/nothing')).status).toBe(404);
});
