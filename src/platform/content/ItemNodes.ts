import { GraphQLError } from 'graphql';
import type { ContentItem, ContentState } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { spend } from './answerBudget.ts';
import type { Audience } from './Audience.ts';
import { contentAt, momentNamed } from './contentAt.ts';
import type { Moment } from './contentAt.ts';
import { isInternal, isLocale, locales } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { dictionaryOf } from './dictionary.ts';
import { fieldNode } from './fieldNode.ts';
import { formatId } from './formatId.ts';
import { localisedPath } from './localisedPath.ts';
import type { ItemNode } from './ItemNode.ts';
import { pageOf } from './page.ts';
import type { Paging } from './page.ts';
import { plainNode } from './plainNode.ts';
import { renderLayout, templateId } from './renderLayout.ts';
import type { Locale } from './renderLayout.ts';
import type { Site } from './siteList.ts';
import { parseGuid, stableId } from './stableId.ts';

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

/** A version as requests name it: its number, or for those who see drafts `at.` and a moment of the history. */
type Wanted = number | { at: Moment };

/** What is asked of one node: an item in a language, for an audience, in its latest or one wanted version. */
interface Asked {
  item: ContentItem;
  locale: Locale;
  audience: Audience;
  /** For an audience that sees drafts. */
  wanted?: Wanted | undefined;
  /** The layout where it has been rendered already. */
  rendered?: unknown;
}

const stateOf = (audience: Audience): ContentState => (audience.mode === 'normal' ? 'published' : 'draft');

/** Builds item nodes. A node exists only for a language version the audience may see. */
export class ItemNodes {
  readonly #deps: NodeDeps;

  constructor(deps: NodeDeps) {
    this.#deps = deps;
  }

  node(
    item: ContentItem,
    locale: Locale,
    audience: Audience,
    wanted?: Wanted,
    rendered?: unknown,
  ): ItemNode | undefined {
    const asked: Asked = { item, locale, audience, wanted, rendered };
    const version = this.#versionOf(asked);
    if (!version) return undefined;
    spend(audience.budget, 1);
    const named = (name: string) => fieldNode(version, name);
    return {
      id: ({ format }) => formatId(item.id, format),
      name: item.name,
      displayName: version.displayName,
      path: contentPath(item),
      version: version.version,
      url: () => this.#urlOf(item, locale),
      template: {
        id: ({ format }: { format?: string | null }) => formatId(templateId(item.template), format),
        name: item.template,
      },
      rendered: () => this.#rendered(asked),
      personalization: { variantIds: [] },
      field: ({ name }: { name: string }) => named(name),
      fields: () => Object.keys(version.fields).flatMap((name) => named(name) ?? []),
      title: () => named('Title') ?? named('title'),
      navigationTitle: () => named('NavigationTitle') ?? named('navigationTitle'),
      navigationFilter: () => named('NavigationFilter') ?? named('navigationFilter'),
      navigationClass: () => named('NavigationClass') ?? named('navigationClass'),
      ...this.#treeMembers(asked),
      language: {
        name: locale,
        displayName: nativeNames[locale].native,
        nativeName: nativeNames[locale].native,
        englishName: nativeNames[locale].english,
      },
      languages: () => locales.flatMap((other) => this.node(item, other, audience) ?? []),
    };
  }

  /** An item by GUID, page path or content path; null where there is none in this language for this audience. */
  byReference(
    reference: string,
    language: string | null | undefined,
    version: string | null | undefined,
    audience: Audience,
  ): ItemNode | null {
    const locale = language || 'en';
    const item = this.#find(reference, stateOf(audience));
    if (!item || !isLocale(locale)) return null;
    return this.node(item, locale, audience, version ? wantedOf(version) : undefined) ?? null;
  }

  dictionaryNodes(site: string, locale: Locale): ItemNode[] {
    return dictionaryOf(this.#deps.store, site, locale).map(({ key, value }) =>
      plainNode(
        stableId(site, 'phrase', key),
        key,
        'DictionaryEntry',
        `/sitecore/content/${site}/dictionary/${key}`,
        { Key: key, Phrase: value },
      ),
    );
  }

  #urlOf({ path, site: siteName }: ContentItem, locale: Locale) {
    if (path === null) return { path: '', siteName };
    const own = localisedPath(path, locale);
    const url = new URL(own, this.#deps.sites.find(({ name }) => name === siteName)?.origin);
    return { path: own, siteName, url: url.href, hostName: url.host, scheme: url.protocol.replace(':', '') };
  }

  #versionOf({ item, locale, audience, wanted }: Asked) {
    const { content } = this.#deps.store;
    const state = stateOf(audience);
    if (typeof wanted === 'object')
      return state === 'draft' ? contentAt(content, wanted.at).version(item.id, locale, state) : undefined;
    const latest = content.version(item.id, locale, state);
    if (wanted === undefined || latest?.version === wanted) return latest;
    return state === 'draft' ? content.versionAt(item.id, locale, wanted) : undefined;
  }

  #rendered({ item, locale, audience, wanted, rendered }: Asked): unknown {
    if (item.path === null) return null;
    spend(audience.budget, layoutCost);
    if (rendered !== undefined) return rendered;
    const { store, reader, sites } = this.#deps;
    const site = sites.find(({ name }) => name === item.site) as Site;
    if (audience.mode === 'normal') return reader.layoutOfItem(site, item, locale) ?? null;
    const { mode, layoutKind } = audience;
    const isMoment = typeof wanted === 'object';
    const content = isMoment ? contentAt(store.content, wanted.at) : store.content;
    const version = isMoment || wanted === undefined ? {} : { version: wanted };
    return renderLayout(content, site, { item, locale, mode, layoutKind, ...version }) ?? null;
  }

  /** What stands above and below an item. */
  #treeMembers({ item, locale, audience }: Asked) {
    const { store, reader } = this.#deps;
    const state = stateOf(audience);
    const seen = (other: ContentItem) => this.node(other, locale, audience);
    return {
      ancestors: ({ includeTemplateIDs, hasLayout }: TreeFilter) => {
        const pages = reader.ancestors(item, locale, state).flatMap((page) => seen(page) ?? []);
        const root = siteRootNode(item.site);
        return [...pages, ...(hasLayout ? [] : [root])].filter(ofTemplates(includeTemplateIDs));
      },
      parent: () => {
        const above = reader.ancestors(item, locale, state)[0];
        if (above) return seen(above);
        const parent = item.parentId === null ? undefined : store.content.item(item.parentId, state);
        return parent && seen(parent);
      },
      children: ({ first, after, includeTemplateIDs, hasLayout }: TreeFilter & Paging) => {
        spend(audience.budget, listCost);
        const nodes = this.#childrenOf(item, state)
          .filter((one) => hasLayout !== true || one.path !== null)
          .flatMap((one) => seen(one) ?? [])
          .filter(ofTemplates(includeTemplateIDs))
          .map((one, index) => ({ one, key: String(index).padStart(6, '0') }));
        return pageOf(
          nodes,
          ({ key }) => key,
          { first: first ?? 50, after },
          ({ one }) => one,
        );
      },
      hasChildren: () => this.#childrenOf(item, state).some((one) => seen(one) !== undefined),
    };
  }

  /** Pages: the pages one step below their path. Datasources: the items below them, in order. */
  #childrenOf(item: ContentItem, state: ContentState): ContentItem[] {
    const { content } = this.#deps.store;
    const { path } = item;
    if (path === null) return content.children(item.id, state);
    const depth = path.split('/').filter(Boolean).length + 1;
    const prefix = path === '/' ? '/' : `${path}/`;
    return content
      .pages(item.site, state)
      .filter(
        ({ path: below }) =>
          below?.startsWith(prefix) &&
          !isInternal(below) &&
          below.split('/').filter(Boolean).length === depth,
      );
  }

  /** Finds an item by GUID in any spelling, by page path, or by content path ('/sitecore/content/main/about'). */
  #find(reference: string, state: ContentState): ContentItem | undefined {
    const { store, sites } = this.#deps;
    const id = parseGuid(reference);
    if (id) return store.content.item(id, state);
    const content = /^\/sitecore\/content\/([^/]+)(\/.*)?$/i.exec(reference);
    const names = content ? [String(content[1]).toLowerCase()] : sites.map((site) => site.name);
    const path = content ? (content[2] ?? '/') : reference;
    if (!path.startsWith('/')) return undefined;
    for (const name of names) {
      const item = store.content.itemByPath(name, path, state);
      if (item) return item;
    }
    return undefined;
  }
}

function wantedOf(version: string): Wanted {
  if (/^\d{1,9}$/.test(version)) return Number(version);
  const at = /^at\.(.+)$/.exec(version)?.[1];
  const moment = at === undefined ? undefined : momentNamed(at);
  if (moment === undefined) throw new GraphQLError('version must be a whole number');
  return { at: moment };
}

const siteRootNode = (site: string): ItemNode =>
  plainNode(stableId(site, 'root'), site, 'SiteRoot', `/sitecore/content/${site}`, {});

interface TreeFilter {
  includeTemplateIDs?: (string | null)[] | null;
  hasLayout?: boolean | null;
}

/** A test for nodes of templates; without any named all pass. */
function ofTemplates(ids: TreeFilter['includeTemplateIDs']): (node: ItemNode) => boolean {
  if (!ids || ids.length === 0) return () => true;
  const wanted = new Set(ids.flatMap((id) => (id === null ? [] : (parseGuid(id) ?? []))));
  return (node) => wanted.has((node['template'] as { id(args: object): string }).id({}));
}

const contentPath = (item: ContentItem) =>
  `/sitecore/content/${item.site}${item.path === null ? `/data/${item.name}` : item.path}`;
