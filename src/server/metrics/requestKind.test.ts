import { readdirSync } from 'node:fs';
import { methodKind, requestKind } from './requestKind.ts';

it.each([
  ['/', 'page'],
  ['/es/find-provider/dr-ana-1', 'page'],
  ['/search?query=chest+pain', 'search'],
  ['/es/find-location?near=Davis', 'search'],
  ['/about?utm_source=x', 'page'],
  ['/api/waitTimes', 'api/waitTimes'],
  ['/es/api/search/v2/accounts/me/search/query?input=x', 'api/search'],
  ['/api/chestpain', 'api/other'],
  ['/api/', 'api/other'],
  ['/share/en/find-provider/x.png', 'api/share'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/styles/search.css?x', 'asset'],
  ['/favicon.svg', 'asset'],
  ['/-/media/a/b.png', 'platform'],
  ['/sitecore/api/graph/edge', 'platform'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  ['/sitemap-providers.xml', 'crawler'],
  ['/robots.txt', 'crawler'],
])('%s is counted as %s', (url, kind) => {
  expect(requestKind(url)).toBe(kind);
});

it('every address for programs is counted by its name', () => {
  const names = readdirSync('src/pages/api').map((name) => name.replace(/\..*$/, ''));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => requestKind(`/api/${name}`) !== `api/${name}`)).toEqual([]);
});

it('a method that somebody made up is counted with the others', () => {
  expect([methodKind('GET'), methodKind('BREW'), methodKind(undefined)]).toEqual(['GET', 'other', 'other']);
});
