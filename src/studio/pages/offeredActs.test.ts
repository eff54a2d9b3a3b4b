import type { TreePage } from '../api/StudioApi.ts';
import { offeredActs } from './PageAct.ts';

const page = (path: string, state: TreePage['state'] = 'published'): TreePage => ({
  ...{ id: path, name: path, path, state, template: 'Page' },
});
const all = ['structure', 'publish'];
const offered = (path: string, rights = all, state?: TreePage['state']) =>
  [...offeredActs(page(path, state), rights)].join(' ');

it.each([
  ['/about', all, 'new copy rename move unpublish delete'],
  ['/about', ['structure'], 'new copy rename move delete'],
  ['/about', ['publish'], 'unpublish'],
  ['/about', ['read'], ''],
  ['/', all, 'new rename'],
  ['/_404', all, 'rename'],
  ['/provider/*', all, 'rename move unpublish delete'],
])('offers for %s to somebody who may %j: %s', (path, rights, expected) => {
  expect(offered(path, rights)).toBe(expected);
});

it('takes nothing off the site that is not on it', () => {
  expect(offered('/about', all, 'new')).toBe('new copy rename move delete');
});
