import { createHash } from 'node:crypto';
import { canonicalJson } from '../store/canonicalJson.ts';
import type { ContentItem, StoredRendering } from '../store/ContentStore.ts';
import { normalisePath } from '../store/pagePath.ts';
import type { Store } from '../store/Store.ts';
import { fieldTypeOf, isStoredField, toStoredField } from './fieldValue.ts';
import { placingProblems } from './placing.ts';
import type { SeedField, SeedPage, SeedRendering, SeedShell } from './PageSeed.ts';
import { stableId } from './stableId.ts';

type Site = ContentItem['site'];
type Fields = Record<string, SeedField>;

const locales = ['en', 'es'] as const;
const space = 'seeded-content';

/** Ids of the items every site has: its root, and the shell (header, footer, alerts) all its pages share. */
export const siteRootId = (site: string): string => stableId(site, 'root');
export const shellId = (site: string): string => stableId(site, 'shell');
export const pageId = (site: string, path: string): string => stableId(site, 'page', normalisePath(path));

export interface PutPageOutcome {
  itemId: string;
  /** False: the page was put in just this form before, and whatever editors made of it since was left alone. */
  changed: boolean;
}

/**
 * Creates or replaces a page with its datasources in both languages and publishes it. Ids follow from site, path
 * and position, so that a second run changes nothing; a page whose seed did not change keeps its editors' work.
 * @throws when a component stands where it may not, naming each
 */
export function putPage(store: Store, page: SeedPage): PutPageOutcome {
  const path = normalisePath(page.path);
  const fields: Fields = {
    ...page.fields,
    ...(page.wildcardType === undefined ? {} : { WildcardType: page.wildcardType }),
  };
  return put(store, {
    item: {
      id: pageId(page.site, path),
      site: page.site,
      parentId: siteRootId(page.site),
      name: page.name,
      path,
      template: page.template,
      sortOrder: 0,
    },
    key: `${page.site}${path}`,
    displayName: page.fields['Title'] ?? page.name,
    fields,
    placeholders: page.placeholders,
    firstDynamicId: 1,
  });
}

/**
 * Creates or replaces what stands around every page of a site, and publishes it.
 * @throws when a component stands where it may not, naming each
 */
export function putShell(store: Store, shell: SeedShell): PutPageOutcome {
  return put(store, {
    item: {
      id: shellId(shell.site),
      site: shell.site,
      parentId: siteRootId(shell.site),
      name: 'Shell',
      path: null,
      template: 'Shell',
      sortOrder: 0,
    },
    key: `${shell.site}#shell`,
    displayName: 'Shell',
    fields: {},
    placeholders: shell.placeholders,
    // The shell is merged into pages, whose own numbers begin at 1.
    firstDynamicId: 9001,
  });
}

interface Owner {
  item: ContentItem;
  key: string;
  displayName: SeedField;
  fields: Fields;
  placeholders: Record<string, SeedRendering[]>;
  firstDynamicId: number;
}

function put(store: Store, owner: Owner): PutPageOutcome {
  const { item } = owner;
  const fingerprint = createHash('sha256').update(canonicalJson(owner)).digest('hex');
  if (store.facts.get(space, owner.key) === fingerprint && store.content.item(item.id)) {
    return { itemId: item.id, changed: false };
  }
  const problems = placingProblems(owner.placeholders);
  if (problems.length > 0) throw new Error(`${owner.key} can not be put:\n  ${problems.join('\n  ')}`);
  return store.transaction(() => {
    ensureRoot(store, item.site);
    store.content.putItem(item);
    saveVersions(store, item, owner.displayName, owner.fields);
    const writer = createWriter(store, owner);
    store.content.saveSharedLayout(item.id, writer.placeholders(owner.placeholders, ''));
    for (const locale of locales) {
      // A seed speaks for all versions: a layout of one version alone would hide it.
      const draft = store.content.version(item.id, locale, 'draft');
      if (draft?.placeholders) {
        store.content.saveDraft({
          itemId: item.id,
          locale,
          displayName: draft.displayName,
          fields: draft.fields,
        });
      }
    }
    const stale = store.content
      .children(item.id)
      .filter((child) => child.path === null && !writer.written.has(child.id));
    store.content.removeItems(stale.map((child) => child.id));
    store.content.publish([item.id]);
    store.facts.put(space, owner.key, fingerprint);
    return { itemId: item.id, changed: true };
  });
}

function ensureRoot(store: Store, site: Site): void {
  const id = siteRootId(site);
  if (store.content.item(id)) return;
  store.content.putItem({
    id,
    site,
    parentId: null,
    name: site,
    path: null,
    template: 'SiteRoot',
    sortOrder: 0,
  });
}

function createWriter(store: Store, owner: Owner) {
  const written = new Set<string>();
  let dynamicId = owner.firstDynamicId;
  let sortOrder = 0;

  const datasource = (rendering: SeedRendering, position: string): string => {
    if (rendering.fields === undefined && rendering.items === undefined) return '';
    const item: ContentItem = {
      id: stableId(owner.key, 'data', position),
      site: owner.item.site,
      parentId: owner.item.id,
      name: `${rendering.component} ${position}`,
      path: null,
      template: rendering.component,
      sortOrder: (sortOrder += 1),
    };
    store.content.putItem(item);
    written.add(item.id);
    saveVersions(store, item, item.name, rendering.fields ?? {});
    childItems(item, rendering.items ?? [], rendering.component);
    return item.id;
  };

  const childItems = (parent: ContentItem, items: NonNullable<SeedRendering['items']>, component: string) => {
    const kept = new Set<string>();
    for (const [index, child] of items.entries()) {
      const item: ContentItem = {
        id: stableId(parent.id, 'item', index),
        site: parent.site,
        parentId: parent.id,
        name: child.name,
        path: null,
        template: `${component}Item`,
        sortOrder: index,
      };
      store.content.putItem(item);
      kept.add(item.id);
      saveVersions(store, item, child.name, child.fields);
      childItems(item, child.items ?? [], component);
    }
    const stale = store.content.children(parent.id).filter(({ id }) => !kept.has(id));
    store.content.removeItems(stale.map(({ id }) => id));
  };

  const placeholders = (
    source: Record<string, SeedRendering[]>,
    above: string,
  ): Record<string, StoredRendering[]> =>
    Object.fromEntries(
      Object.entries(source).map(([name, renderings]) => [
        name,
        renderings.map((rendering, index): StoredRendering => {
          const position = `${above}/${name}/${index}`;
          const params = {
            FieldNames: 'Default',
            Styles: '',
            GridParameters: 'col-12',
            DynamicPlaceholderId: String(dynamicId),
            ...rendering.params,
          };
          dynamicId += 1;
          return {
            uid: stableId(owner.key, 'rendering', position),
            componentName: rendering.component,
            dataSource: datasource(rendering, position),
            params,
            ...(rendering.placeholders
              ? { placeholders: placeholders(rendering.placeholders, position) }
              : {}),
          };
        }),
      ]),
    );

  return { written, placeholders };
}

function saveVersions(store: Store, item: ContentItem, displayName: SeedField, fields: Fields): void {
  const byLocale = locales.map((locale) => ({
    locale,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const stored = toStoredField(inLocale(field, locale));
        return stored === undefined ? [] : [[name, stored] as const];
      }),
    ),
  }));
  for (const { locale, fields: own } of byLocale) {
    const typed = Object.fromEntries(
      Object.entries(own).map(([name, field]) => [
        name,
        isStoredField(field)
          ? { ...field, type: field.type ?? typeAcross(byLocale.map((one) => one.fields[name])) }
          : field,
      ]),
    );
    const name = toStoredField(inLocale(displayName, locale));
    store.content.saveDraft({
      itemId: item.id,
      locale,
      displayName: isStoredField(name) ? String(name.value) : item.name,
      fields: typed,
    });
  }
}

/** One kind of field for all languages: rich if any of them is, else of several lines if any of them is. */
function typeAcross(fields: unknown[]) {
  const types = fields.filter(isStoredField).map(({ value }) => fieldTypeOf(value));
  return (
    types.find((type) => type === 'Rich Text') ?? types.find((type) => type === 'Multi-Line Text') ?? types[0]
  );
}

/** Replaces every `{en, es}` object by its value in the language; Spanish that is missing is taken from English. */
function inLocale(value: unknown, locale: 'en' | 'es'): unknown {
  if (Array.isArray(value)) return value.map((member) => inLocale(member, locale));
  if (value === null || typeof value !== 'object') return value;
  const members = value as Record<string, unknown>;
  const keys = Object.keys(members);
  if (keys.length > 0 && keys.every((key) => key === 'en' || key === 'es')) {
    return inLocale(members[locale] ?? members['en'], locale);
  }
  return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, inLocale(member, locale)]));
}
