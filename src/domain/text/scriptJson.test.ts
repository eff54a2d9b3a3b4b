import { scriptJson } from './scriptJson.ts';

it('data cannot end its block early', () => {
  expect(scriptJson({ name: '</script>&' })).toBe('{"name":"\\u003c/script\\u003e\\u0026"}');
  expect(JSON.parse(scriptJson({ name: '</script>&' }))).toEqual({ name: '</script>&' });
});
