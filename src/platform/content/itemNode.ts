import { GraphQLError } from 'graphql';
import type { ContentItem, ContentVersion } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { spend } from './answerBudget.ts';
import type { AnswerBudget } from './answerBudget.ts';
import { isInternal, isLocale, locales } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { dictionaryOf } from './dictionary.ts';
import { fieldTypeOf, isStoredField } from './fieldValue.ts';
import { localisedPath } from './localisedPath.ts';
import { pageOf } from './page.ts';
import { toRawValue } from './rawValue.ts';
import { renderLayout, templateId } from './renderLayout.ts';
import type { Locale, RenderMode } from './renderLayout.ts';
import type { Site } from './siteList.ts';
import { parseGuid, stableId } from './stableId.ts';

/** Who asks: published content for everybody, drafts only for a request that proved its right to edit. */
export interface Audience {
  mode: RenderMode;
  layoutKind: 'final' | 'shared';
  budget: AnswerBudget;
}

const layoutCost = 200;
const listCost = 20;

export interface NodeDeps {
  store: Store;
  reader: ContentReader;
  sites: readonly Site[];
}

const nativeNames: Record<Locale, { native: string; english: string }> = {
  en: { native: 'English', english: 'English' },
  es: { native: 'Español', english: 'Spanish' },
};

/** Resolver object of an item in one language; members are called by the default resolver. */
export interface ItemNode {
  id(args: { format?: string | null }): string;
  name: string;
  [member: string]: unknown;
}

/** Builds item nodes. A node exists only for a language version the audience may see. */
export function createItemNodes({ store, reader, sites }: NodeDeps) {
  const stateOf = (audience: Audience) => (audience.mode === 'normal' ? 'published' : 'draft');
  const siteOf = (item: ContentItem) => sites.find((site) => site.name === item.site) as Site;

  const node = (
    item: ContentItem,
    locale: Locale,
    audience: Audience,
    wanted?: number,
    rendered?: unknown,
  ): ItemNode | undefined => {
    const state = stateOf(audience);
    const latest = store.content.version(item.id, locale, state);
    const version =
      wanted === undefined || latest?.version === wanted
        ? latest
        : state === 'draft'
          ? store.content.versionAt(item.id, locale, wanted)
          : undefined;
    if (!version) return undefined;
    spend(audience.budget, 1);
    const child = (other: ContentItem) => node(other, locale, audience);
    const named = (name: string) => fieldNode(item, version, name);
    return {
      id: ({ format }) => formatId(item.id, format),
      name: item.name,
      displayName: version.displayName,
      path: contentPath(item),
      version: version.version,
      url: () => ({
        path: item.path === null ? '' : localisedPath(item.path, locale),
        siteName: item.site,
      }),
      template: {
        id: ({ format }: { format?: string | null }) => formatId(templateId(item.template), format),
        name: item.template,
      },
      rendered: () => {
        if (item.path === null) return null;
        spend(audience.budget, layoutCost);
        if (rendered !== undefined) return rendered;
        if (audience.mode === 'normal') return reader.layoutOfItem(siteOf(item), item, locale) ?? null;
        return (
          renderLayout(store.content, siteOf(item), {
            item,
            locale,
            mode: audience.mode,
            layoutKind: audience.layoutKind,
            ...(wanted === undefined ? {} : { version: wanted }),
          }) ?? null
        );
      },
      personalization: { variantIds: [] },
      field: ({ name }: { name: string }) => named(name),
      fields: () => Object.keys(version.fields).flatMap((name) => named(name) ?? []),
      title: () => named('Title') ?? named('title'),
      navigationTitle: () => named('NavigationTitle') ?? named('navigationTitle'),
      navigationFilter: () => named('NavigationFilter') ?? named('navigationFilter'),
      navigationClass: () => named('NavigationClass') ?? named('navigationClass'),
      ancestors: ({ includeTemplateIDs, hasLayout }: TreeFilter) => {
        const pages = reader.ancestors(item, locale, state).flatMap((page) => child(page) ?? []);
        const root = siteRootNode(item.site);
        return [...pages, ...(hasLayout ? [] : [root])].filter((one) =>
          isOfTemplate(one, includeTemplateIDs),
        );
      },
      parent: () => {
        const above = reader.ancestors(item, locale, state)[0];
        if (above) return child(above);
        const parent = item.parentId === null ? undefined : store.content.item(item.parentId);
        return parent && child(parent);
      },
      children: ({ first, after, includeTemplateIDs, hasLayout }: TreeFilter & Paging) => {
        spend(audience.budget, listCost);
        const nodes = childrenOf(item)
          .filter((one) => hasLayout !== true || one.path !== null)
          .flatMap((one) => child(one) ?? [])
          .filter((one) => isOfTemplate(one, includeTemplateIDs))
          .map((one, index) => ({ one, key: String(index).padStart(6, '0') }));
        return pageOf(
          nodes,
          ({ key }) => key,
          { first: first ?? 50, after },
          ({ one }) => one,
        );
      },
      hasChildren: () => childrenOf(item).some((one) => child(one) !== undefined),
      language: {
        name: locale,
        displayName: nativeNames[locale].native,
        nativeName: nativeNames[locale].native,
        englishName: nativeNames[locale].english,
      },
      languages: () => locales.flatMap((other) => node(item, other, audience) ?? []),
    };
  };

  /** Pages: the pages one step below their path. Datasources: the items below them, in order. */
  const childrenOf = (item: ContentItem): ContentItem[] => {
    const { path } = item;
    if (path === null) return store.content.children(item.id);
    const depth = path.split('/').filter(Boolean).length + 1;
    const prefix = path === '/' ? '/' : `${path}/`;
    return store.content
      .pages(item.site)
      .filter(
        ({ path: below }) =>
          below?.startsWith(prefix) &&
          !isInternal(below) &&
          below.split('/').filter(Boolean).length === depth,
      );
  };

  const siteRootNode = (site: string): ItemNode =>
    plainNode(stableId(site, 'root'), site, 'SiteRoot', `/sitecore/content/${site}`, {});

  const dictionaryNodes = (site: string, locale: Locale): ItemNode[] =>
    dictionaryOf(store, site, locale).map(({ key, value }) =>
      plainNode(
        stableId(site, 'phrase', key),
        key,
        'DictionaryEntry',
        `/sitecore/content/${site}/dictionary/${key}`,
        { Key: key, Phrase: value },
      ),
    );

  /** Finds an item by GUID in any spelling, by page path, or by content path ('/sitecore/content/main/about'). */
  const find = (reference: string): ContentItem | undefined => {
    const id = parseGuid(reference);
    if (id) return store.content.item(id);
    const content = /^\/sitecore\/content\/([^/]+)(\/.*)?$/i.exec(reference);
    const names = content ? [String(content[1]).toLowerCase()] : sites.map((site) => site.name);
    const path = content ? (content[2] ?? '/') : reference;
    if (!path.startsWith('/')) return undefined;
    for (const name of names) {
      const item = store.content.itemByPath(name, path);
      if (item) return item;
    }
    return undefined;
  };

  return {
    node,
    siteRootNode,
    dictionaryNodes,
    byReference(
      reference: string,
      language: string | null | undefined,
      version: string | null | undefined,
      audience: Audience,
    ) {
      const locale = language || 'en';
      const item = find(reference);
      if (!item || !isLocale(locale)) return null;
      if (version && !/^\d{1,9}$/.test(version)) throw new GraphQLError('version must be a whole number');
      return node(item, locale, audience, version ? Number(version) : undefined) ?? null;
    },
  };
}

interface TreeFilter {
  includeTemplateIDs?: (string | null)[] | null;
  hasLayout?: boolean | null;
}

interface Paging {
  first?: number | null;
  after?: string | null;
}

function isOfTemplate(node: ItemNode, ids: TreeFilter['includeTemplateIDs']): boolean {
  if (!ids || ids.length === 0) return true;
  const own = (node['template'] as { id(args: object): string }).id({});
  return ids.some((id) => id !== null && parseGuid(id) === own);
}

function plainNode(
  id: string,
  name: string,
  template: string,
  path: string,
  fields: Record<string, string>,
): ItemNode {
  const field = (one: string) =>
    fields[one] === undefined ? null : { name: one, value: fields[one], jsonValue: { value: fields[one] } };
  return {
    id: ({ format }) => formatId(id, format),
    name,
    displayName: name,
    path,
    version: 1,
    url: { path: '', siteName: null },
    template: {
      id: ({ format }: { format?: string | null }) => formatId(templateId(template), format),
      name: template,
    },
    rendered: null,
    personalization: { variantIds: [] },
    field: (args: { name: string }) => field(args.name),
    fields: Object.keys(fields).map(field),
    ancestors: [],
    parent: null,
    children: { total: 0, pageInfo: { endCursor: '', hasNext: false }, results: [] },
    hasChildren: false,
    language: { name: 'en', displayName: 'English', nativeName: 'English', englishName: 'English' },
    languages: [],
  };
}

function fieldNode(item: ContentItem, version: ContentVersion, name: string) {
  // A standard field of the vendor's items, in its form of a date; nobody writes it.
  if (name.toLowerCase() === '__updated') {
    const value = version.updatedAt.replace(/[-:]|\.\d+/g, '');
    return { name: '__Updated', value, jsonValue: { value } };
  }
  // Field names are compared without letter case, as the vendor does.
  const known = Object.keys(version.fields).find((one) => one.toLowerCase() === name.toLowerCase());
  if (known === undefined) return null;
  const field = version.fields[known];
  if (!isStoredField(field)) return { name: known, value: null, jsonValue: field };
  const { type = fieldTypeOf(field.value), ...rest } = field;
  return { name: known, value: toRawValue(type, field.value), jsonValue: rest };
}

const contentPath = (item: ContentItem) =>
  `/sitecore/content/${item.site}${item.path === null ? `/data/${item.name}` : item.path}`;

function formatId(id: string, format: string | null | undefined): string {
  switch (format?.toUpperCase()) {
    case 'N':
      return id.replaceAll('-', '').toUpperCase();
    case 'B':
      return `{${id.toUpperCase()}}`;
    default:
      return id;
  }
}
