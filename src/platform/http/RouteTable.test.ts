import type { PlatformRoute } from '../PlatformModule.ts';
import { RouteTable } from './RouteTable.ts';

const route = (pattern: string, method: PlatformRoute['method'] = 'GET'): PlatformRoute => ({
  ...{ method, pattern, upstream: 'content' },
  handle: () => undefined,
});

it.each<[string, string, Record<string, string> | undefined]>([
  ['/a', '/a', {}],
  ['/a', '/a/', undefined],
  ['/a', '/A', undefined],
  ['/a.b', '/a.b', {}],
  ['/a.b/:x', '/aXb/1', undefined],
  ['/a/:x', '/a/b', { x: 'b' }],
  ['/a/:x', '/a/b/c', undefined],
  ['/a/:x', '/a/', undefined],
  ['/a/:x/c', '/a//c', undefined],
  ['/a/:x/c/:y', '/a/1/c/2', { x: '1', y: '2' }],
  ['/a/:x', '/a/%C3%A9%2F', { x: 'é/' }],
  ['/a/:x', '/a/%252F', { x: '%2F' }],
  ['/a/:x', '/a/b;c', { x: 'b;c' }],
  ['/a/:x', '/a/%zz', undefined],
  ['/a/:x', `/a/${'x'.repeat(30_000)}`, { x: 'x'.repeat(30_000) }],
  ['/a/*', '/a/b/c', { '*': 'b/c' }],
  ['/a/*', '/a/', { '*': '' }],
  ['/a/*', '/a', undefined],
])('%s on %s', (pattern, path, params) => {
  const found = new RouteTable([route(pattern)]).at(path);
  expect(found.first && found.params).toEqual(params);
});

it('prefers the more literal pattern, whatever the order', () => {
  const table = new RouteTable([route('/v2/:account/things/:id'), route('/v2/:account/things/near')]);
  expect(table.at('/v2/me/things/near').first?.pattern).toBe('/v2/:account/things/near');
  expect(table.at('/v2/me/things/7').params).toEqual({ account: 'me', id: '7' });
});

it('knows what stands at an address for a method that is refused there, too', () => {
  const table = new RouteTable([route('/a', 'PUT'), route('/a', 'DELETE'), route('/b'), route('/c', '*')]);
  const at = table.at('/a');
  expect(at.accepting('GET')).toBeUndefined();
  expect(at.accepting('DELETE')?.method).toBe('DELETE');
  expect(at.first?.method).toBe('PUT');
  expect(at.methods()).toEqual(['PUT', 'DELETE', 'OPTIONS']);
  expect(table.at('/b').accepting('HEAD')?.method).toBe('GET');
  expect(table.at('/b').methods()).toEqual(['GET', 'HEAD', 'OPTIONS']);
  expect(table.at('/c').accepting('PATCH')?.method).toBe('*');
  expect(table.at('/nothing').methods()).toEqual(['GET', 'HEAD', 'POST', 'OPTIONS']);
});
