import type { Hit } from './hits.ts';
import { rankSections } from './rankSections.ts';
import type { Found } from './Search.ts';

interface Traits {
  allWords?: boolean;
  exactName?: boolean;
  isNamed?: boolean;
  namesKind?: boolean;
  pagesOf?: 'main';
  arePlaces?: true;
  isCare?: true;
  isAside?: true;
  asksWhere?: true;
  asksKind?: true;
}

const section = (key: string, traits: Traits = {}) => ({
  found: {
    vertical: { key, index: { pagesOf: traits.pagesOf }, ...traits },
    asksKind: traits.asksKind ?? false,
    index: { idOf: () => key },
    answer: { allWords: true, exactName: false, isNamed: false, page: [0], ...traits },
    text: { namesKind: traits.namesKind ?? false, asksWhere: traits.asksWhere ?? false },
    locale: 'en',
  } as unknown as Found,
});
const evidence = {
  hitOf: (_: unknown, id: string) => ({ data: { landingPageUrl: `/${id}#part` } }) as unknown as Hit,
  pages: { at: (_: string, path: string) => (path === '/pages' ? ({} as never) : undefined) },
};
const order = (...sections: ReturnType<typeof section>[]) =>
  rankSections(sections, evidence).map(({ found }) => found.vertical.key);

it('puts an exact name before a page that is named, and that before a vertical whose kind the words name', () => {
  expect(
    order(
      section('others'),
      section('kind', { namesKind: true }),
      section('pages', { pagesOf: 'main', isNamed: true }),
      section('names', { exactName: true }),
    ),
  ).toEqual(['names', 'pages', 'kind', 'others']);
});

it('counts a page only where its address is one of the site and the words name it', () => {
  expect(
    order(
      section('kind', { namesKind: true }),
      section('elsewhere', { pagesOf: 'main', isNamed: true }),
      section('pages', { pagesOf: 'main' }),
    ),
  ).toEqual(['kind', 'elsewhere', 'pages']);
});

it('leaves partial finds out only while something has all the words, and equals as they are', () => {
  const partial = section('partial', { allWords: false, exactName: true });
  expect(order(partial, section('a'), section('b'))).toEqual(['a', 'b']);
  expect(order(section('z', { allWords: false }), partial)).toEqual(['partial', 'z']);
});

it('shows care with some of the words where only a page or a story has all of them, unless the words name the page', () => {
  const care = section('care', { allWords: false, isCare: true });
  const other = section('other', { allWords: false });
  const story = section('story', { isAside: true });
  const pages = section('pages', { pagesOf: 'main' });
  expect(order(care, other, story, pages)).toEqual(['pages', 'care', 'story']);
  expect(order(care, other, story, section('pages', { pagesOf: 'main', isNamed: true }))).toEqual([
    'pages',
    'story',
  ]);
  expect(order(care, story, section('article'))).toEqual(['story', 'article']);
});

it('puts places before others where they are asked for by their kind or by where, unless people are asked for as well', () => {
  const kind = { asksKind: true } as const;
  expect(order(section('people'), section('places', { arePlaces: true, ...kind }))).toEqual([
    'places',
    'people',
  ]);
  expect(order(section('people'), section('places', { arePlaces: true, asksWhere: true }))).toEqual([
    'places',
    'people',
  ]);
  expect(order(section('people'), section('places', { arePlaces: true }))).toEqual(['people', 'places']);
  expect(order(section('people', { asksWhere: true }), section('places', { arePlaces: true }))).toEqual([
    'people',
    'places',
  ]);
  expect(
    order(section('people', { namesKind: true }), section('places', { arePlaces: true, ...kind })),
  ).toEqual(['people', 'places']);
});
