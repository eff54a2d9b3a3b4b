import { isDeepStrictEqual } from 'node:util';
import type {
  ContentItem,
  ContentStore,
  ContentVersion,
  Locale,
  Placeholders,
  StoredRendering,
} from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { by, requireRight } from './Authoring.ts';
import { knownItem, knownLocale } from './findItem.ts';
import { momentOf, pageAt } from './pageHistory.ts';
import type { PageMoment } from './pageHistory.ts';
import { problem } from './problems.ts';
import { plainField } from './rawField.ts';
import { refuseMisplaced } from './saveLayout.ts';

export interface RestorePageInput {
  itemId: string;
  language: string;
  /** 'draft', 'published', or a number of the history. */
  moment: string;
  /** Texts of these items alone, and of no layout; absent, and no components either: all, with the layout. */
  items?: string[] | null;
  /** Settings of these components alone, by their ids in the layout, wherever they stand now. */
  components?: string[] | null;
}

/**
 * Writes what a page said at a moment as its newest draft: all of it with its components, or texts of some items and settings
 * of some components. Entries stand again where they stood, and come back, where that is known.
 */
export function restorePage(parts: AuthoringParts, input: RestorePageInput, asked: Asked): ContentItem {
  const { content } = parts.store;
  const page = knownItem(content, { itemId: input.itemId });
  const locale = knownLocale(input.language);
  requireRight(asked, 'write', page, locale);
  const then = pageAt(content, page, locale, momentOf(input.moment));
  const isWhole = input.items == null && input.components == null;
  const wanted = new Set(isWhole ? then.items.keys() : input.items);
  const components = input.components ?? [];
  const before = parts.store.sequence();
  if (isWhole) restoreLayout(content, page, { locale, then }, asked);
  else restoreSettings(content, page, { locale, then, components }, asked);
  for (const id of wanted) {
    const told = then.items.get(id);
    if (!told) throw problem('NOT_FOUND', 'A part that was to be restored was not on the page then.');
    if (then.hasPlaces) restorePlace(content, told.item, then, asked);
    restoreTexts(content, told, locale, asked);
  }
  if (parts.store.sequence() === before) return page;
  parts.accounts.audit({
    ...{ actor: asked.actor.id, act: 'restore', itemId: page.id, locale },
    detail: {
      moment: input.moment,
      ...(isWhole ? {} : { items: [...wanted] }),
      ...(components.length > 0 && { components }),
    },
  });
  return page;
}

/** Puts an entry back to where it stood in its list, also one that was removed since. */
function restorePlace(content: ContentStore, item: ContentItem, { items }: PageMoment, asked: Asked): void {
  const holder = items.get(item.parentId ?? '')?.item;
  if (!holder || holder.path !== null || !content.item(holder.id)) return;
  const now = content.item(item.id);
  const { parentId, sortOrder } = item;
  if (now?.parentId === parentId && now.sortOrder === sortOrder) return;
  requireRight(asked, 'structure', item);
  if (!now) content.setDeleted([item.id], false);
  content.putItem({ ...(now ?? item), parentId, sortOrder });
}

type Then = PageMoment['items'] extends Map<string, infer One> ? One : never;

function restoreTexts(
  content: ContentStore,
  { item, displayName, fields: then }: Then,
  locale: Locale,
  asked: Asked,
): void {
  requireRight(asked, 'write', item, locale);
  // What went with something else is not brought back by its words.
  if (!content.item(item.id)) return;
  const head = content.version(item.id, locale, 'draft');
  const fields = Object.fromEntries(Object.entries(then).map(([name, field]) => [name, plainField(field)]));
  const layout = head?.placeholders ? { placeholders: head.placeholders } : {};
  const isSame =
    head?.displayName === displayName &&
    Object.keys(head.fields).length === Object.keys(fields).length &&
    Object.entries(fields).every(
      ([name, field]) => JSON.stringify(plainField(head.fields[name])) === JSON.stringify(field),
    );
  if (isSame) return;
  content.saveDraft(
    { itemId: item.id, locale, displayName, fields, ...layout },
    undefined,
    by(asked, 'restore'),
  );
}

/** The components as they stood; a language that had its own has its own again, and only then. */
function restoreLayout(
  content: ContentStore,
  page: ContentItem,
  { locale, then }: { locale: Locale; then: PageMoment },
  asked: Asked,
): void {
  const { layout, isOwnLayout } = then;
  const head = content.version(page.id, locale, 'draft');
  const now = head?.placeholders ?? content.sharedLayout(page.id, 'draft') ?? {};
  const isSame =
    JSON.stringify(now) === JSON.stringify(layout) && isOwnLayout === (head?.placeholders !== undefined);
  if (isSame) return;
  requireRight(asked, 'structure', page, isOwnLayout ? locale : undefined);
  for (const id of shown(layout)) {
    if (!content.item(id))
      throw problem('NOT_FOUND', 'A component of that version is gone for good. Restore parts of it.');
  }
  refuseMisplaced(layout, now);
  if (!isOwnLayout) content.saveSharedLayout(page.id, layout, undefined, by(asked, 'restore'));
  // The language's own layout begins, changes, or ends.
  if (!head || (!isOwnLayout && !head.placeholders)) return;
  saveOwnLayout(content, head, isOwnLayout ? layout : undefined, asked);
}

interface Settings {
  locale: Locale;
  then: PageMoment;
  /** Ids of renderings. */
  components: readonly string[];
}

/** The settings components had then, in the layout as it stands. */
function restoreSettings(
  content: ContentStore,
  page: ContentItem,
  { locale, then, components }: Settings,
  asked: Asked,
): void {
  const settings = new Map(
    renderings(then.layout)
      .filter(({ uid }) => components.includes(uid))
      .map(({ uid, params }) => [uid, params]),
  );
  if (settings.size < new Set(components).size)
    throw problem('NOT_FOUND', 'A part that was to be restored was not on the page then.');
  const head = content.version(page.id, locale, 'draft');
  const own = head?.placeholders;
  const now = own ?? content.sharedLayout(page.id, 'draft') ?? {};
  const layout = withSettings(now, settings);
  if (isDeepStrictEqual(now, layout)) return;
  requireRight(asked, 'structure', page, own && locale);
  if (head && own) saveOwnLayout(content, head, layout, asked);
  else content.saveSharedLayout(page.id, layout, undefined, by(asked, 'restore'));
}

const withSettings = (
  layout: Placeholders,
  settings: ReadonlyMap<string, Record<string, string>>,
): Placeholders =>
  Object.fromEntries(
    Object.entries(layout).map(([slot, components]) => [
      slot,
      components.map(({ placeholders, ...own }) => ({
        ...{ ...own, params: settings.get(own.uid) ?? own.params },
        ...(placeholders && { placeholders: withSettings(placeholders, settings) }),
      })),
    ]),
  );

/** Writes the layout of one language; without one, the shared layout is its again. */
function saveOwnLayout(
  content: ContentStore,
  { itemId, locale, displayName, fields }: ContentVersion,
  placeholders: Placeholders | undefined,
  asked: Asked,
): void {
  content.saveDraft(
    { itemId, locale, displayName, fields, ...(placeholders && { placeholders }) },
    undefined,
    by(asked, 'restore'),
  );
}

/** All components of a layout. */
const renderings = (layout: Placeholders): StoredRendering[] =>
  Object.values(layout)
    .flat()
    .flatMap((one) => [one, ...renderings(one.placeholders ?? {})]);

const shown = (layout: Placeholders): string[] =>
  renderings(layout).flatMap(({ dataSource }) => (dataSource === '' ? [] : [dataSource]));
