import fc from 'fast-check';
import { importRedirects } from './redirectImport.ts';
import { addressOf, RedirectList, RedirectProblem, sitePath } from './RedirectList.ts';
import type { RedirectInput } from './RedirectList.ts';

const input = (from: string, to: string, more: Partial<RedirectInput> = {}): RedirectInput => ({
  ...{ from, to, isPermanent: true, keepsQuery: true, locale: '' },
  ...more,
});
const options = {
  made: { how: 'hand', at: '2026-01-01T00:00:00Z' } as const,
  pageAt: (path: string) => (path === '/about' ? 'About' : undefined),
};
const listOf = (...pairs: [from: string, to: string, more?: Partial<RedirectInput>][]) => {
  const list = new RedirectList([]);
  for (const [from, to, more] of pairs) list.put(input(from, to, more), options);
  return list;
};
const lines = ({ rules }: RedirectList) =>
  rules.map(({ pattern, target }) => `${pattern} -> ${target}`).sort();
const whyOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof RedirectProblem) return `${error.why}: ${error.about}`;
    throw error;
  }
  return 'taken';
};

it.each([
  ['/old', { path: '/old', locale: undefined }],
  ['/old/?a=1#b', { path: '/old', locale: undefined }],
  ['https://www.meridian.example/old', { path: '/old', locale: undefined }],
  ['/es/viejo', { path: '/viejo', locale: 'es' }],
  ['/ni%C3%B1os', { path: '/niños', locale: undefined }],
  ['old', undefined],
  ['//evil.example', undefined],
  ['/two words', undefined],
])('reads %s as an address of the site', (text, expected) => {
  expect(sitePath(text)).toEqual(expected);
});

it.each([
  ['/old', '/old'],
  ['old/', '/old'],
  ['^/about\\.html$', '/about.html'],
  ['^/old/(.*)$', undefined],
])('shows the pattern %s as %s', (pattern, expected) => {
  expect(addressOf(pattern)).toBe(expected);
});

it('leads to the end of the way, and leads on what led to where it begins', () => {
  const list = listOf(['/b', '/c'], ['/a', '/b?x=1']);
  expect(lines(list)).toEqual(['/a -> /c?x=1', '/b -> /c']);
  expect(list.put(input('/c', '/d'), options).ledOn).toBe(2);
  expect(lines(list)).toEqual(['/a -> /d?x=1', '/b -> /d', '/c -> /d']);
});

it('promises nothing for ever where one step is for a while', () => {
  const list = listOf(['/b', '/c', { isPermanent: false }]);
  expect(list.put(input('/a', '/b'), options).rule).toMatchObject({
    ...{ target: '/c', redirectType: 'REDIRECT_302' },
  });
});

it.each([
  ['an address that is none', input('old', '/new'), 'from: old'],
  ['the home page', input('/', '/new'), 'from: /'],
  ['a pattern that cannot be read', input('^/(', '/new'), 'pattern: ^/('],
  ['a target that is none', input('/old', 'javascript:alert(1)'), 'to: javascript:alert(1)'],
  ['another host behind two slashes', input('/old', '//evil.example'), 'to: //evil.example'],
  ['a way to itself', input('/z', '/Z/'), 'itself: /Z'],
  ['a pattern its own target fits', input('^/care/.*$', '/care/where'), 'itself: /care/where'],
  ['a circle', input('/y', '/x'), 'circle: /y → /x → /y'],
  ['a second one at an address', input('/X', '/z'), 'taken: /y'],
  ['a page that is there', input('/about', '/x'), 'page: About'],
])('refuses %s, and leaves all as it was', (_, wanted, reason) => {
  const list = listOf(['/x', '/y']);
  expect(whyOf(() => list.put(wanted, options))).toBe(reason);
  expect(lines(list)).toEqual(['/x -> /y']);
});

it('changes one in its place, removes one, and says which is gone', () => {
  const list = listOf(['/x', '/y'], ['^/old/.*$', '/new']);
  const key = { pattern: '/x', target: '/y', locale: '' };
  list.put(input('/x2', '/y2'), { ...options, was: list.find(key) });
  expect(lines(list)).toEqual(['/x2 -> /y2', '^/old/.*$ -> /new']);
  expect(whyOf(() => list.find(key))).toBe('gone: /x');
  list.remove({ pattern: '/x2', target: '/y2', locale: '' });
  expect(lines(list)).toEqual(['^/old/.*$ -> /new']);
});

it('says where an address leads: on, elsewhere, or nowhere', () => {
  const list = listOf(['^/old/(.*)$', '/new/$1'], ['/out', 'https://other.example/a']);
  expect(list.wayFrom('/old/a', 'en')).toMatchObject({ steps: ['/old/a', '/new/a'], end: 'here' });
  expect(list.wayFrom('/out', 'en')).toMatchObject({ end: 'elsewhere' });
  expect(list.wayFrom('/nothing', 'en')).toMatchObject({ steps: ['/nothing'], end: 'here' });
});

it('keeps languages apart', () => {
  const list = listOf(['/es/viejo', '/nuevo'], ['/viejo', '/new', { locale: 'en' }]);
  expect(list.wayFrom('/viejo', 'es').steps.at(-1)).toBe('/nuevo');
  expect(list.wayFrom('/viejo', 'en').steps.at(-1)).toBe('/new');
});

it('never holds a circle or a second step, whatever is put', () => {
  const address = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
  fc.assert(
    fc.property(fc.array(fc.record({ from: address, to: address }), { maxLength: 15 }), (puts) => {
      const list = new RedirectList([]);
      for (const { from, to } of puts) whyOf(() => list.put(input(from, to), { ...options, replaces: true }));
      for (const { pattern } of list.rules) {
        const way = list.wayFrom(pattern, 'en');
        expect(way.end).toBe('here');
        expect(way.steps).toHaveLength(2);
      }
    }),
  );
});

describe('a file', () => {
  const imported = (csv: string, list = listOf(['/have', '/here'])) => ({
    list,
    lines: importRedirects(csv, list, { ...options, made: { how: 'import', at: '' } }),
  });

  it('is taken line by line, and each line says what became of it', () => {
    const csv =
      'From,To,Type\n/one,/two,301\n/have,/here\n/have,/there,302\nnonsense,/x\n/about,/x\n/lonely\n"/q,1",/y';
    const { list, lines: report } = imported(csv);
    expect(report.map(({ line, outcome, why }) => [line, outcome, why])).toEqual([
      [2, 'added', undefined],
      [3, 'same', undefined],
      [4, 'replaced', undefined],
      [5, 'refused', 'from'],
      [6, 'refused', 'page'],
      [7, 'refused', 'columns'],
      [8, 'added', undefined],
    ]);
    expect(lines(list)).toEqual(['/have -> /there', '/one -> /two', '^/q,1$ -> /y']);
    expect(list.rules.find(({ pattern }) => pattern === '/have')?.redirectType).toBe('REDIRECT_302');
  });

  it.each([
    ['semicolons', '/a;/b'],
    ['tabs', '/a\t/b'],
    ['a byte order mark and a Spanish head', '\ufeffdesde,hacia\n/a,/b'],
  ])('may have %s', (_, csv) => {
    expect(imported(csv).lines).toMatchObject([{ from: '/a', to: '/b', outcome: 'added' }]);
  });

  it('is refused as a whole when it cannot be read', () => {
    expect(() => imported('/a,"/b')).toThrow();
  });

  it('of thousands of lines is read within a breath', () => {
    const csv = Array.from({ length: 4000 }, (_, at) => `/old-${at},/new-${at % 50}`).join('\n');
    const { list } = imported(csv);
    expect(list.rules).toHaveLength(4001);
  });
});
