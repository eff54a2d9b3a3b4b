import type { Hit } from './hits.ts';
import { rankSections } from './rankSections.ts';
import type { Found } from './Search.ts';

interface Traits {
  allWords?: boolean;
  exactName?: boolean;
  isNamed?: boolean;
  namesKind?: boolean;
  pagesOf?: 'main';
}

const section = (key: string, traits: Traits = {}) => ({
  found: {
    vertical: { key, index: { pagesOf: traits.pagesOf } },
    index: { idOf: () => key },
    answer: { allWords: true, exactName: false, isNamed: false, page: [0], ...traits },
    text: { namesKind: traits.namesKind ?? false },
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
