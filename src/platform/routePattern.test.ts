import { routePattern } from './routePattern.ts';

it.each<[string, string, Record<string, string> | undefined]>([
  ['/a', '/a', {}],
  ['/a', '/a/', undefined],
  ['/a.b', '/a.b', {}],
  ['/a.b/:x', '/aXb/1', undefined],
  ['/a/:x', '/a/b', { x: 'b' }],
  ['/a/:x', '/a/b/c', undefined],
  ['/a/:x', '/a/', undefined],
  ['/a/:x/c/:y', '/a/1/c/2', { x: '1', y: '2' }],
  ['/a/:x', '/a/%C3%A9%2F', { x: 'é/' }],
  ['/a/:x', '/a/%zz', undefined],
  ['/a/*', '/a/b/c', { 0: 'b/c' }],
  ['/a/*', '/a/', { 0: '' }],
  ['/a/*', '/a', undefined],
  ['/a/:rest*', '/a', {}],
  ['/a/:rest*', '/a/b/c', { rest: 'b/c' }],
  ['/a/:id?', '/a', {}],
  ['/a{/:ids}?', '/a/7', { ids: '7' }],
])('%s on %s', (pattern, path, params) => {
  expect(routePattern(pattern)(path)).toEqual(params);
});
