import { putPage, putShell } from '../content/putPage.ts';
import { saveRedirects } from '../content/siteSettings.ts';
import type { ReportedLink } from '../links/linkReport.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';
import { StudioUnderTest } from './testing/StudioUnderTest.ts';

const studio = new StudioUnderTest();
const { content } = studio.store;
const base = { site: 'main', template: 'Page', name: 'Page', placeholders: {} } as const;
const ids: Record<string, string> = {};
let mara: StudioBrowser;

const page = (path: string, Text = '', placeholders = {}): string =>
  (ids[path] = putPage(studio.store, {
    ...base,
    ...{ path, placeholders, fields: { Title: path.slice(1) || 'Home', Text } },
  }).itemId);

beforeAll(async () => {
  await studio.start();
  putShell(studio.store, {
    site: 'main',
    placeholders: {
      header: [{ component: 'Header', fields: { Link: { href: '/nobody-knows', text: 'Header link' } } }],
    },
  });
  page('/');
  page('/visit', '<h2 id="parking">Parking</h2>', {
    main: [{ component: 'Accordion', params: { Id: 'masks' } }],
  });
  page('/gone');
  page('/taken-off');
  page('/doctors/*');
  page(
    '/care',
    '<p><a href="/visit#parking">fine</a> <a href="/visit#masks">fine</a> <a href="/visit#sec-parking">fine</a> <a href="#none">x</a></p>',
    {
      main: [
        {
          component: 'LinkList',
          fields: { Title: 'More' },
          items: [
            { name: 'a', fields: { Link: { href: '/never-was', text: 'Nowhere &amp; more' } } },
            { name: 'b', fields: { Link: { href: '/gone?from=care', text: 'Gone' } } },
            { name: 'c', fields: { Link: { href: '/taken-off/', text: 'Taken off' } } },
            { name: 'd', fields: { Link: { href: '/old/thing', text: 'Old' } } },
            { name: 'e', fields: { Link: { href: '/visit#roof', text: 'Roof' } } },
            { name: 'f', fields: { Link: { href: '/es/Visit', text: 'Spanish' } } },
            { name: 'g', fields: { Link: { href: 'https://other.example/a', text: 'Other' } } },
            { name: 'h', fields: { Link: { href: '/doctors/lou#about', text: 'A doctor' } } },
            { name: 'i', fields: { Link: { href: '/-/media/forms/a', text: 'A file' } } },
            { name: 'j', fields: { Link: { href: '', text: '' } } },
            { name: 'k', fields: { Link: { href: '#', text: 'A mark' } } },
          ],
        },
      ],
    },
  );
  saveRedirects(studio.store, 'main', [
    { pattern: '/old/.*', target: '/visit', redirectType: 'REDIRECT_301' },
  ]);
  content.setDeleted([ids['/gone']!], true);
  content.unpublish([ids['/taken-off']!]);
  mara = await studio.signedIn('Mara', 'author');
});
afterAll(() => studio.stop());

interface Answer {
  rows: ReportedLink[];
  total: number;
  counts: Record<string, number>;
}
const report = async (query = '', browser = mara): Promise<Answer> =>
  (await (await browser.get(`/studio/api/links?site=main${query}`)).json()) as Answer;
const english = ({ rows }: Answer) => rows.filter(({ language }) => language === 'en');

it('names each link that keeps no promise, and why', async () => {
  const answer = await report();
  expect(english(answer).map(({ kind, href, to }) => [kind, href, to])).toEqual([
    ['nowhere', '/nobody-knows', '/nobody-knows'],
    ['nowhere', '/never-was', '/never-was'],
    ['nowhere', '#', ''],
    ['deleted', '/gone?from=care', 'gone'],
    ['unpublished', '/taken-off/', 'taken-off'],
    ['anchor', '/visit#roof', '#roof'],
    ['anchor', '#none', '#none'],
    ['redirect', '/old/thing', '/visit'],
  ]);
  expect(answer.counts['external']).toBe(2);
  expect(english(await report('&kind=external'))).toMatchObject([{ to: 'other.example', words: 'Other' }]);
});

it('leads to the page, the component and the field, and says who meets it', async () => {
  const [header, nowhere] = english(await report());
  const list = content.layout(ids['/care']!, 'draft')!.placeholders['main']![0]!.dataSource;
  expect(nowhere).toMatchObject({
    ...{ words: 'Nowhere &amp; more', field: 'Link', source: list, isLive: true, isEverywhere: false },
    page: { id: ids['/care'], path: '/care', name: 'care' },
  });
  expect(header).toMatchObject({ isEverywhere: true, page: { id: ids['/'] } });
});

it('follows what is written and published, by the links of that text alone', async () => {
  const before = await report();
  const care = content.version(ids['/care']!, 'en', 'draft')!;
  const texts = jest.spyOn(content, 'version');
  content.saveDraft({
    ...care,
    fields: { ...care.fields, Text: { value: '<p><a href="/typo">written now</a></p>' } },
  });
  const drafted = english(await report());
  expect(drafted.find(({ href }) => href === '/typo')).toMatchObject({ kind: 'nowhere', isLive: false });
  // The old text is what visitors still have.
  expect(drafted.find(({ href }) => href === '#none')).toMatchObject({ isLive: true });
  content.publish([ids['/care']!]);
  const live = english(await report());
  expect(live.find(({ href }) => href === '/typo')).toMatchObject({ isLive: true });
  expect(live.some(({ href }) => href === '#none')).toBe(false);
  texts.mockClear();
  await report();
  expect(texts).not.toHaveBeenCalled();
  expect(before.total).toBeGreaterThan(live.length);
  content.setDeleted([ids['/care']!], true);
  content.publish([ids['/care']!]);
  expect(english(await report()).map(({ href }) => href)).toEqual(['/nobody-knows']);
});

it('shows nobody links of pages they may not see', async () => {
  await studio.person('Noor', [{ role: 'author', subtree: ids['/visit']! }]);
  const noor = studio.browser();
  await noor.signIn('noor@meridian.example');
  expect((await report('', noor)).total).toBe(0);
  expect((await studio.browser().get('/studio/api/links?site=main')).status).toBe(401);
  expect((await mara.get('/studio/api/links?site=other')).status).toBe(400);
});
