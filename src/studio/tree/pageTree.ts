import type { TreePage } from '../api/StudioApi.ts';

/** A page with the pages below its address. A step of an address without a page of its own is a folder. */
export interface PageNode {
  /** The page's id; of a folder, its address. */
  id: string;
  name: string;
  page?: TreePage;
  children: PageNode[];
}

/** A folder has no name but its address, in whatever language the pages are; it stands among them where that begins. */
const order = ({ name }: PageNode) => name.replace(/^\//, '');

/**
 * The pages of a site as a tree, by their addresses; the home page is first and stands beside the others. Pages that are the
 * site's own (`/_404`) come last.
 */
export function pageTree(pages: readonly TreePage[]): PageNode[] {
  const root: PageNode = { id: '/', name: '', children: [] };
  const nodes = new Map<string, PageNode>([['/', root]]);
  const nodeAt = (path: string): PageNode => {
    const known = nodes.get(path);
    if (known) return known;
    const cut = path.lastIndexOf('/');
    const node: PageNode = { id: path, name: decodeURIComponent(path), children: [] };
    nodes.set(path, node);
    nodeAt(path.slice(0, cut) || '/').children.push(node);
    return node;
  };
  const home = pages.find(({ path }) => path === '/');
  for (const page of pages)
    if (page !== home) Object.assign(nodeAt(page.path), { id: page.id, name: page.name, page });
  const inOrder = (children: PageNode[]): PageNode[] =>
    children
      .map((node) => ({ ...node, children: inOrder(node.children) }))
      .sort((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || order(a).localeCompare(order(b)));
  const rest = inOrder(root.children);
  return home ? [{ id: home.id, name: home.name, page: home, children: [] }, ...rest] : rest;
}

const isOwn = ({ page }: PageNode) => page?.path.startsWith('/_') === true;

/** Ids of what stands above a page, so that it can be shown. */
export function pathTo(nodes: readonly PageNode[], id: string): string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = pathTo(node.children, id);
    if (below) return [node.id, ...below];
  }
  return undefined;
}

/** What of a tree leads to some of its pages. */
export const partOf = (nodes: readonly PageNode[], ids: ReadonlySet<string>): PageNode[] =>
  nodes.flatMap((node) => {
    const children = partOf(node.children, ids);
    return children.length > 0 || ids.has(node.id) ? [{ ...node, children }] : [];
  });

/** Ids of everything that has something below it. */
export const foldersIn = (nodes: readonly PageNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...foldersIn(children)] : []));
