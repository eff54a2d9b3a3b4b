import { rawField } from '../authoring/rawField.ts';
import { fieldTypeOf, isStoredField } from '../content/fieldValue.ts';
import { hashOfField, SOURCE } from '../store/content/translationTable.ts';
import type {
  ContentItem,
  ContentStore,
  ContentVersion,
  Locale,
  Placeholders,
} from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { nameOf } from './flowView.ts';
import { pageOf } from './marks.ts';

export { SOURCE };

/** The language that is translated into. */
export const TRANSLATED: Locale = 'es';

/** How a translated text stands to its source. */
export type TranslationState = 'right' | 'older' | 'missing';

/** Kinds that are words, or have some: without them a translation lacks something. */
const WORDS = new Set(['Single-Line Text', 'Multi-Line Text', 'Rich Text', 'Image', 'General Link']);

/** States of the texts of one item that has both languages, or the source alone. */
function statesOf(content: ContentStore, itemId: string, locale: Locale) {
  const source = content.version(itemId, SOURCE, 'draft');
  const target = content.version(itemId, locale, 'draft');
  const marks = target ? content.translationMarks(itemId, locale) : {};
  const states = new Map<string, TranslationState>();
  for (const [name, field] of Object.entries(source?.fields ?? {})) {
    if (!isStoredField(field)) continue;
    const said = hashOfField(field);
    const translated = hashOfField(target?.fields[name]);
    const type = field.type ?? fieldTypeOf(field.value);
    if (said === '' || said === translated) states.set(name, 'right');
    else if (translated === '') states.set(name, WORDS.has(type) ? 'missing' : 'right');
    else states.set(name, marks[name]?.source === said ? 'right' : 'older');
  }
  return { source, target, marks, states };
}

const hasOlder = (content: ContentStore, itemId: string): boolean =>
  [...statesOf(content, itemId, TRANSLATED).states.values()].includes('older');

/** What a page shows that is edited with it: itself, its components, and the items of their lists. */
interface PagePart {
  /** uid of the component; '' for the page. */
  owner: string;
  component: string;
  itemId: string;
  /** The component's own item, and those of its lists. */
  itemIds: string[];
}

function partsOf(content: ContentStore, page: ContentItem): PagePart[] {
  const layout =
    content.version(page.id, TRANSLATED, 'draft')?.placeholders ??
    content.layout(page.id, 'draft')?.placeholders;
  return [
    { owner: '', component: '', itemId: page.id, itemIds: [page.id] },
    ...placedIn(layout ?? {}).map(({ uid, componentName, dataSource }) => ({
      ...{ owner: uid, component: componentName, itemId: dataSource },
      itemIds: [dataSource, ...listItems(content, dataSource)],
    })),
  ];
}

const listItems = (content: ContentStore, itemId: string): string[] =>
  content
    .children(itemId)
    .filter(({ path }) => path === null)
    .flatMap(({ id }) => [id, ...listItems(content, id)]);

const placedIn = (placeholders: Placeholders): { uid: string; componentName: string; dataSource: string }[] =>
  Object.values(placeholders)
    .flat()
    .flatMap(({ uid, componentName, dataSource, placeholders: below }) => [
      ...(dataSource === '' ? [] : [{ uid, componentName, dataSource }]),
      ...(below ? placedIn(below) : []),
    ]);

/** Items of a page whose translation is older than its source: the page's own and its components'. */
export const olderParts = (content: ContentStore, page: ContentItem): string[] => [
  ...new Set(
    partsOf(content, page)
      .filter(({ itemIds }) => itemIds.some((id) => hasOlder(content, id)))
      .map(({ itemId }) => itemId),
  ),
];

/** Pages of a site with translations that are older than their source, those changed last first. */
export function olderPages(store: Store, site: 'main' | 'plan') {
  const { content } = store;
  const pages = new Map<string, { page: ContentItem; count: number; changedAt: string }>();
  for (const itemId of content.changedSources(site)) {
    const { source, states } = statesOf(content, itemId, TRANSLATED);
    const count = [...states.values()].filter((state) => state === 'older').length;
    const item = count > 0 ? content.item(itemId) : undefined;
    const page = item && pageOf(store, item);
    if (!page || !source) continue;
    const known = pages.get(page.id) ?? { page, count: 0, changedAt: '' };
    known.count += count;
    if (source.updatedAt > known.changedAt) known.changedAt = source.updatedAt;
    pages.set(page.id, known);
  }
  return [...pages.values()].sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
}

/** A page's texts in both languages, field by field, with what the source said when the translation was written. */
export function translationView(store: Store, page: ContentItem) {
  const { content } = store;
  return {
    id: page.id,
    path: page.path ?? '',
    names: {
      en: content.version(page.id, SOURCE, 'draft')?.displayName ?? page.name,
      es: content.version(page.id, TRANSLATED, 'draft')?.displayName ?? null,
    },
    parts: partsOf(content, page)
      .map(({ owner, component, itemIds }) => ({
        ...{ owner, component },
        fields: itemIds.flatMap((id) => fieldViews(store, id)),
      }))
      .filter(({ fields }) => fields.length > 0),
  };
}

function fieldViews(store: Store, itemId: string) {
  const { source, target, marks, states } = statesOf(store.content, itemId, TRANSLATED);
  return [...states].flatMap(([name, state]) => {
    const field = source?.fields[name];
    const own = target?.fields[name];
    if (!isStoredField(field) || (hashOfField(field) === '' && hashOfField(own) === '')) return [];
    const mark = marks[name];
    return [
      {
        ...{ itemId, name, state, type: field.type ?? fieldTypeOf(field.value) },
        source: { raw: rawField(field), mark: hashOfField(field) },
        raw: rawField(own),
        ...{ revision: target?.revision ?? '', version: target?.version ?? 1 },
        change: state === 'older' ? changeOf(store, source!, name, mark?.source ?? '') : null,
        declared: mark?.isDeclared && state === 'right' ? { at: mark.at, by: nameOf(store, mark.by) } : null,
      },
    ];
  });
}

/** As far back as a change of the source is looked for. */
const MOST_REVISIONS = 200;

/** Who changed the source since the translation was written, when, and what it said then. */
function changeOf(store: Store, source: ContentVersion, name: string, then: string) {
  let [at, by, before]: [string, string | null, string | null] = [source.updatedAt, null, null];
  const now = hashOfField(source.fields[name]);
  for (const revision of store.content.revisions(source.itemId, SOURCE, MOST_REVISIONS)) {
    if (revision.kind === 'conflict' || revision.kind === 'publish') continue;
    const hash = hashOfField(revision.fields[name]);
    if (hash === now && before === null) [at, by] = [revision.at, revision.author];
    if (hash === then) {
      before = rawField(revision.fields[name]);
      break;
    }
  }
  return { at, by: by === 'system' ? null : nameOf(store, by), before };
}
