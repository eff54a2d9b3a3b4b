import { GraphQLError } from 'graphql';
import type { Store } from '../store/Store.ts';
import { locales, pathsAbove } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { spend } from './answerBudget.ts';
import type { Audience } from './Audience.ts';
import type { ItemNode } from './ItemNode.ts';
import type { ItemNodes } from './ItemNodes.ts';
import { pageOf } from './page.ts';
import type { Paging } from './page.ts';
import { siteRootId } from './putPage.ts';
import { templateId } from './renderLayout.ts';
import type { Site } from './siteList.ts';

export interface ContentSearchDeps {
  store: Store;
  sites: readonly Site[];
  reader: ContentReader;
  nodes: ItemNodes;
}

/** The graph's `search`: a page of the nodes that a condition holds for. */
export function createContentSearch(deps: ContentSearchDeps) {
  const rows = searchRows(deps.store, () => searchable(deps));
  return (where: SearchWhere, paging: Paging, audience: Audience) => {
    const isFound = condition(where);
    const all = rows();
    spend(audience.budget, Math.ceil((all.length * (1 + comparisonsIn(where))) / COMPARISONS_AN_ITEM));
    const page = pageOf(
      all.filter(isFound),
      ({ key }) => key,
      paging,
      ({ node }) => node(audience),
    );
    return { ...page, results: () => page.results().filter(Boolean) };
  };
}

/** Comparisons of a value that cost as much as one item of an answer. */
const COMPARISONS_AN_ITEM = 500;

/** Comparisons each row may be put through. */
const comparisonsIn = ({ AND, OR, name }: SearchWhere): number =>
  [...(AND ?? []), ...(OR ?? [])].reduce((sum, part) => sum + comparisonsIn(part), name ? 1 : 0);

/** A condition of the graph's `search`: parts that must hold, or one comparison. */
export interface SearchWhere {
  AND?: SearchWhere[] | null;
  OR?: SearchWhere[] | null;
  name?: string | null;
  value?: string | null;
  operator?: 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE' | null;
}

interface SearchRow {
  /** Its place in the list, which cursors carry. */
  key: string;
  node(audience: Audience): ItemNode | undefined;
  /** Values of the index fields as they are compared, see `plain`. */
  values: Record<string, string[]>;
}

/** The list `search` looks through, made anew when the content has changed. */
function searchRows(store: Store, make: () => Omit<SearchRow, 'key'>[]): () => SearchRow[] {
  let kept: { sequence: number; rows: SearchRow[] } | undefined;
  return () => {
    const sequence = store.sequence();
    if (kept?.sequence !== sequence) {
      const rows = make().map((row, index) => ({
        ...row,
        key: String(index).padStart(8, '0'),
        values: Object.fromEntries(Object.entries(row.values).map(([name, own]) => [name, own.map(plain)])),
      }));
      kept = { sequence, rows };
    }
    return kept.rows;
  };
}

/** What `search` looks through: published pages and dictionary entries, with the standard index fields. */
function searchable({ sites, reader, nodes }: ContentSearchDeps): Omit<SearchRow, 'key'>[] {
  const bare = (id: string) => id.replaceAll('-', '').toLowerCase();
  return sites.flatMap((site) =>
    locales.flatMap((locale) => {
      const root = siteRootId(site.name);
      const routes = reader.routes(site, locale);
      const idAt = new Map(routes.map(({ path, item }) => [path, item.id]));
      const pages: Omit<SearchRow, 'key'>[] = routes.map(({ path, item }) => {
        const above = pathsAbove(path).flatMap((one) => idAt.get(one) ?? []);
        return {
          node: (audience: Audience) => nodes.node(item, locale, audience),
          values: {
            _path: [root, ...above, item.id].map(bare),
            _language: [locale],
            _templates: [bare(templateId(item.template))],
            _name: [item.name],
          },
        };
      });
      const phrases = nodes.dictionaryNodes(site.name, locale).map((node) => ({
        node: () => node,
        values: {
          _path: [root, node.id({})].map(bare),
          _language: [locale],
          _templates: [bare(templateId('DictionaryEntry'))],
          _name: [node.name],
        },
      }));
      return [...pages, ...phrases];
    }),
  );
}

/** Text as conditions compare it: without letter case, ids without punctuation. */
const plain = (text: string) =>
  (/^[{]?[0-9a-f-]{32,38}[}]?$/i.test(text) ? text.replace(/[{}-]/g, '') : text).toLowerCase();

/** The test a row must pass; empty lists of parts hold for every row. Throws GraphQLError for one nested too deeply. */
function condition(where: SearchWhere, depth = 0): (row: SearchRow) => boolean {
  if (depth > 8) throw new GraphQLError('The search condition is nested too deeply');
  const parts: ((row: SearchRow) => boolean)[] = [];
  if (where.AND) {
    const all = where.AND.map((one) => condition(one, depth + 1));
    parts.push((row) => all.every((holds) => holds(row)));
  }
  if (where.OR) {
    const some = where.OR.map((one) => condition(one, depth + 1));
    parts.push((row) => some.some((holds) => holds(row)));
  }
  const { name } = where;
  if (name) {
    const holds = comparison(where);
    parts.push(({ values }) => holds(values[name] ?? []));
  }
  return (row) => parts.every((holds) => holds(row));
}

function comparison({ value, operator }: SearchWhere): (own: readonly string[]) => boolean {
  const wanted = plain(value ?? '');
  switch (operator ?? 'EQ') {
    case 'EQ':
      return (own) => own.includes(wanted);
    case 'NEQ':
      return (own) => !own.includes(wanted);
    case 'CONTAINS':
      return (own) => own.some((one) => one.includes(wanted));
    case 'NCONTAINS':
      return (own) => !own.some((one) => one.includes(wanted));
    case 'LT':
      return (own) => own.some((one) => one < wanted);
    case 'LTE':
      return (own) => own.some((one) => one <= wanted);
    case 'GT':
      return (own) => own.some((one) => one > wanted);
    case 'GTE':
      return (own) => own.some((one) => one >= wanted);
  }
}
