import type { TreePage } from '../api/StudioApi.ts';
import { pageTree, pathTo } from './pageTree.ts';
import type { PageNode } from './pageTree.ts';

const page = (path: string, name = path): TreePage => ({
  id: `id ${path}`,
  name,
  path,
  state: 'published',
  template: 'Page',
});
const drawn = (nodes: readonly PageNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children.length > 0 ? [name, drawn(children)] : name));

it('stands pages below the pages of their addresses, the home page first and the site’s own last', () => {
  const tree = pageTree([
    page('/_404', 'Not found'),
    page('/services/heart', 'Heart'),
    page('/', 'Home'),
    page('/services', 'Services'),
    page('/about', 'About'),
  ]);
  expect(drawn(tree)).toEqual(['Home', 'About', ['Services', ['Heart']], 'Not found']);
});

it('makes a folder of a step without a page', () => {
  const tree = pageTree([page('/for-patients/old-age/help', 'Help')]);
  expect(drawn(tree)).toEqual([['For patients', [['Old age', ['Help']]]]]);
  expect(tree[0]?.page).toBeUndefined();
  expect(pathTo(tree, 'id /for-patients/old-age/help')).toEqual(['/for-patients', '/for-patients/old-age']);
});
