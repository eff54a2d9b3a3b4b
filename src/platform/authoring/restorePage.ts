import type { ContentItem, ContentStore, Locale, Placeholders } from '../store/ContentStore.ts';
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
  /** Of these items alone, and of no layout; absent: of all, with the layout. */
  items?: string[] | null;
}

/** Writes what a page said at a moment as its newest draft: all of it with its components, or the texts of some items. */
export function restorePage(parts: AuthoringParts, input: RestorePageInput, asked: Asked): ContentItem {
  const { content } = parts.store;
  const page = knownItem(content, { itemId: input.itemId });
  const locale = knownLocale(input.language);
  requireRight(asked, 'write', page, locale);
  const then = pageAt(content, page, locale, momentOf(input.moment));
  const isWhole = input.items == null;
  const wanted = new Set(input.items ?? then.items.keys());
  const before = parts.store.sequence();
  if (isWhole) restoreLayout(content, page, { locale, then }, asked);
  for (const id of wanted) {
    const told = then.items.get(id);
    if (!told) throw problem('NOT_FOUND', 'A part that was to be restored was not on the page then.');
    restoreTexts(content, told, locale, asked);
  }
  if (parts.store.sequence() === before) return page;
  parts.accounts.audit({
    ...{ actor: asked.actor.id, act: 'restore', itemId: page.id, locale },
    detail: { moment: input.moment, ...(isWhole ? {} : { items: [...wanted] }) },
  });
  return page;
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
  const { displayName, fields } = head;
  const own = isOwnLayout ? { placeholders: layout } : {};
  content.saveDraft(
    { itemId: page.id, locale, displayName, fields, ...own },
    undefined,
    by(asked, 'restore'),
  );
}

const shown = (layout: Placeholders): string[] =>
  Object.values(layout)
    .flat()
    .flatMap(({ dataSource, placeholders }) => [
      ...(dataSource === '' ? [] : [dataSource]),
      ...(placeholders ? shown(placeholders) : []),
    ]);
