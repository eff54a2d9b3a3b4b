import type { TreePage } from '../api/StudioApi.ts';
import { pageTree, partOf, pathTo } from './pageTree.ts';
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

it('shows some of the pages with what is above them', () => {
  const tree = pageTree([
    page('/a', 'A'),
    page('/a/b', 'B'),
    page('/a/c', 'C'),
    page('/d', 'D'),
    page('/d/e', 'E'),
  ]);
  expect(drawn(partOf(tree, new Set(['id /a/b', 'id /d'])))).toEqual([['A', ['B']], 'D']);
});

it('makes a folder of a step without a page', () => {
  const tree = pageTree([page('/for-patients/old-age/help', 'Help')]);
  expect(drawn(tree)).toEqual([['/for-patients', [['/for-patients/old-age', ['Help']]]]]);
  expect(drawn(pageTree([page('/about', 'About'), page('/care/map', 'Map'), page('/data', 'Data')]))).toEqual(
    ['About', ['/care', ['Map']], 'Data'],
  );
  expect(tree[0]?.page).toBeUndefined();
  expect(pathTo(tree, 'id /for-patients/old-age/help')).toEqual(['/for-patients', '/for-patients/old-age']);
});
