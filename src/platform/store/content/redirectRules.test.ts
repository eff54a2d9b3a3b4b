import fc from 'fast-check';
import { redirectsAfterMoves } from './redirectRules.ts';
import type { Redirect } from './redirectRules.ts';

const rule = (pattern: string, target: string): Redirect => ({
  ...{ pattern, target, redirectType: 'REDIRECT_301', isQueryStringPreserved: true, locale: '' },
});
const plain = (rules: readonly Redirect[]) => rules.map(({ pattern, target }) => `${pattern} -> ${target}`);
const after = (rules: Redirect[], from: string, to: string, live: string[] = []) =>
  plain(redirectsAfterMoves(rules, [{ from, to }], live));

it('leads the old address to the new one', () => {
  expect(after([], '/about', '/about-us')).toEqual(['/about -> /about-us']);
  expect(after([], '/about.html', '/about-us')).toEqual(['^/about\\.html$ -> /about-us']);
});

it('makes no chain: what led to the old address leads on to the new one, with its query', () => {
  expect(after([rule('/a', '/b'), rule('/s', '/b?x=1#y')], '/b', '/c')).toEqual([
    '/b -> /c',
    '/a -> /c',
    '/s -> /c?x=1#y',
  ]);
});

it('makes no loop: an address that has a page again leads nowhere', () => {
  expect(after([rule('/a', '/b')], '/b', '/a')).toEqual(['/b -> /a']);
});

it("refuses an address that somebody's pattern leads away from", () => {
  expect(() => after([rule('^/old/.+$', '/new')], '/x', '/old/page')).toThrow(/leads visitors away/);
});

it('moves what is below a wildcard page along, but not other pages there', () => {
  const [moved] = redirectsAfterMoves([], [{ from: '/places/*', to: '/sites/all/*' }], ['/places/map']);
  const at = (path: string) => new RegExp(moved!.pattern).exec(path);
  expect(moved?.target).toBe('/sites/all/$1');
  expect(at('/places/ca/clinic')?.[1]).toBe('ca/clinic');
  expect(at('/places/map')).toBeNull();
  expect(at('/places/map/x')?.[1]).toBe('map/x');
});

it('leaves error pages without redirects', () => {
  expect(after([], '/_404', '/_410')).toEqual([]);
});

it('never holds a chain or a loop, whatever moves where', () => {
  const address = fc.constantFrom('/a', '/b', '/c', '/d');
  fc.assert(
    fc.property(fc.array(fc.record({ from: address, to: address }), { maxLength: 12 }), (moves) => {
      const done = moves.filter(({ from, to }) => from !== to);
      const rules = redirectsAfterMoves([], done, []);
      const patterns = rules.map(({ pattern }) => pattern);
      expect(new Set(patterns).size).toBe(patterns.length);
      for (const { target } of rules) expect(patterns).not.toContain(target);
    }),
  );
});
