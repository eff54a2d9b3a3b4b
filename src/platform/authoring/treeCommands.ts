import type { AuditAct } from '../accounts/auditActs.ts';
import { randomUUID } from 'node:crypto';
import type { ContentItem, Placeholders } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { by, requireRight } from './Authoring.ts';
import { itemOrDeleted, knownItem, knownLocale, pagesBelow } from './findItem.ts';
import type { ItemReference } from './findItem.ts';
import { storedField } from './rawField.ts';
import { emptyBin } from './emptyBin.ts';
import { checkedName, pageTemplates, segmentOf, templateNamed } from './itemNames.ts';
import { isFixedPage } from './pageRules.ts';
import { problem, quoted } from './problems.ts';
import { updateItem } from './saveItem.ts';
import type { FieldInput } from './saveItem.ts';

const MOST_PAGES = 2000;

export interface CreateItemInput {
  name: string;
  templateId: string;
  parent: string;
  language?: string | null;
  fields?: FieldInput[] | null;
  /** Languages to begin a version in; absent: `language` alone. */
  meridianLanguages?: string[] | null;
  /** Entries of a list that begin with it, in their order. */
  meridianEntries?: { name: string; fields?: FieldInput[] | null }[] | null;
}

/** Makes a page or a datasource below another item, with its first version; a datasource with the entries it begins with. */
export function createItem(parts: AuthoringParts, input: CreateItemInput, asked: Asked): ContentItem {
  const { content } = parts.store;
  const parent = knownItem(content, { itemId: input.parent });
  const locale = knownLocale(input.language);
  const locales = input.meridianLanguages?.map(knownLocale) ?? [locale];
  for (const one of locales) requireRight(asked, 'structure', parent, one);
  const name = checkedName(input.name);
  const template = templateNamed(input.templateId);
  const isPage = pageTemplates.includes(template);
  if (isPage && parent.path === null && parent.parentId !== null)
    throw problem('BAD_USER_INPUT', 'A page stands below a page or the root of its site.');
  const { meridianEntries: entries, ...rest } = input;
  if (isPage && entries) throw problem('BAD_USER_INPUT', 'A page has no entries.');
  const item: ContentItem = {
    ...{ id: randomUUID(), site: parent.site, name, template },
    parentId: isPage ? rootOf(parts, parent).id : parent.id,
    path: isPage ? addressBelow(parent, segmentOf(name)) : null,
    sortOrder: nextPlace(parts, parent),
  };
  refuseTaken(parts, item.site, item.path, item.id);
  content.putItem(item);
  const fields = emptyFields(input.fields ?? []);
  for (const one of locales)
    content.saveDraft({ itemId: item.id, locale: one, displayName: name, fields }, undefined, by(asked));
  if ((input.fields ?? []).length > 0) {
    updateItem(
      parts,
      { itemId: item.id, language: locale, fields: input.fields ?? null },
      {
        // Whoever may make an item may say what is in it; its rights are those of what it stands below.
        actor: { id: asked.actor.id, name: asked.actor.name, may: () => true },
      },
    );
  }
  told(parts, asked, 'create', item, { path: item.path, parent: parent.id });
  for (const entry of entries ?? [])
    createItem(parts, { ...rest, name: entry.name, parent: item.id, fields: entry.fields ?? null }, asked);
  return item;
}

/** Fields of a new item whose kind is known, saying nothing yet: an editor finds them where they will be written, in each language. */
const emptyFields = (fields: readonly FieldInput[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ type }) => type != null && type !== 'Number')
      .map(({ name, type }) => [name, storedField(name, '', undefined, type)]),
  );

/** Gives an item another name; a page and all below it another address, once that is published. */
export function renameItem(
  parts: AuthoringParts,
  input: ItemReference & { newName: string },
  asked: Asked,
): ContentItem {
  const item = knownItem(parts.store.content, input);
  requireRight(asked, 'structure', item);
  const name = checkedName(input.newName);
  const isFixed = item.path === null || isFixedPage(item);
  const path = isFixed ? item.path : `${item.path!.slice(0, item.path!.lastIndexOf('/'))}/${segmentOf(name)}`;
  placeTree(parts, item, { ...item, name, path });
  told(parts, asked, 'rename', item, { name, from: item.path, to: path });
  return knownItem(parts.store.content, { itemId: item.id });
}

export interface MoveItemInput extends ItemReference {
  targetParentId?: string | null;
  targetParentPath?: string | null;
  sortOrder?: number | null;
}

/** Moves an item below another one; a page takes all below it along. */
export function moveItem(parts: AuthoringParts, input: MoveItemInput, asked: Asked): ContentItem {
  const { content } = parts.store;
  const item = knownItem(content, input);
  const target = targetOf(parts, input);
  requireRight(asked, 'structure', item);
  requireRight(asked, 'structure', target);
  const sortOrder = input.sortOrder ?? item.sortOrder;
  if (item.path === null) {
    for (let above: ContentItem | undefined = target; above;) {
      if (above.id === item.id) throw problem('BAD_USER_INPUT', 'An item cannot be moved below itself.');
      above = above.parentId === null ? undefined : content.item(above.parentId);
    }
    content.putItem({ ...item, parentId: target.id, sortOrder });
  } else {
    if (isFixedPage(item)) throw problem('BAD_USER_INPUT', `The page at ${item.path} stays where it is.`);
    refuseOtherSite(item, target);
    const path = addressBelow(target, item.path.split('/').at(-1)!);
    if (`${target.path ?? '/'}/`.startsWith(`${item.path}/`))
      throw problem('BAD_USER_INPUT', 'A page cannot be moved below itself.');
    placeTree(parts, item, { ...item, path, sortOrder });
  }
  const moved = knownItem(content, { itemId: item.id });
  told(parts, asked, 'move', item, { target: target.id, from: item.path, to: moved.path });
  return moved;
}

/** Marks an item with all below it as deleted; visitors lose it when that is published. `permanently` removes it for good. */
export function deleteItem(
  parts: AuthoringParts,
  input: ItemReference & { permanently?: boolean | null },
  asked: Asked,
): { successful: boolean } {
  const { content } = parts.store;
  const { item, deletedBelow } = itemOrDeleted(content, input);
  requireRight(asked, 'structure', item);
  if (isFixedPage(item) || item.parentId === null)
    throw problem('BAD_USER_INPUT', `${quoted(item.name)} cannot be deleted: the site stands on it.`);
  const ids = [item, ...pagesBelow(content, item), ...deletedBelow].map(({ id }) => id);
  if (input.permanently === true) {
    // What visitors see goes with it at once.
    requireRight(asked, 'publish', item);
    content.removeItems(ids);
  } else {
    content.setDeleted(ids, true);
    emptyBin(parts);
  }
  told(parts, asked, input.permanently === true ? 'remove' : 'delete', item, {
    path: item.path,
    items: ids.length,
  });
  return { successful: true };
}

/** Takes a deletion back. Throws a problem where another page took the address. */
export function undeleteItem(parts: AuthoringParts, itemId: string, asked: Asked): ContentItem {
  const { item, deletedAt, deletedBelow } = itemOrDeleted(parts.store.content, { itemId });
  requireRight(asked, 'structure', item);
  // What was deleted before this page was, was deleted for itself.
  const since = deletedAt ?? '';
  const all = [item, ...deletedBelow.filter((one) => one.deletedAt >= since)];
  for (const one of all) refuseTaken(parts, one.site, one.path, one.id);
  parts.store.content.setDeleted(
    all.map(({ id }) => id),
    false,
  );
  told(parts, asked, 'undelete', item, { path: item.path });
  return item;
}

export interface CopyItemInput extends ItemReference {
  targetParentId?: string | null;
  targetParentPath?: string | null;
  copyItemName?: string | null;
  deepCopy?: boolean | null;
}

/** Copies an item with its datasources and, unless told otherwise, the pages below it. Nothing of it is published. */
export function copyItem(parts: AuthoringParts, input: CopyItemInput, asked: Asked): ContentItem {
  const { content } = parts.store;
  const source = knownItem(content, input);
  const target = targetOf(parts, input);
  requireRight(asked, 'read', source);
  requireRight(asked, 'structure', target);
  if (source.path !== null) refuseOtherSite(source, target);
  const name = checkedName(input.copyItemName ?? source.name);
  const path = source.path === null ? null : addressBelow(target, segmentOf(name));
  const place = { name, path, parentId: source.path === null ? target.id : source.parentId };
  const { copy, count } = copyTree(parts, source, { place, isDeep: input.deepCopy !== false }, asked);
  told(parts, asked, 'copy', copy, { from: source.id, path, pages: count - 1 });
  return copy;
}

type OwnPlace = Pick<ContentItem, 'name' | 'path' | 'parentId'>;

/** Copies an item to a place, `isDeep` with the pages below it; how many items with a place of their own that were. */
export function copyTree(
  parts: AuthoringParts,
  source: ContentItem,
  { place, isDeep }: { place: OwnPlace; isDeep: boolean },
  asked: Asked,
): { copy: ContentItem; count: number } {
  const below = isDeep ? pagesBelow(parts.store.content, source) : [];
  if (below.length > MOST_PAGES) throw problem('BAD_USER_INPUT', `At most ${MOST_PAGES} pages at once.`);
  const copy = copyOne(parts, source, place, asked);
  for (const page of below) {
    const ownPath = `${place.path}${page.path!.slice(source.path === '/' ? 0 : source.path!.length)}`;
    copyOne(parts, page, { name: page.name, path: ownPath, parentId: page.parentId }, asked);
  }
  return { copy, count: below.length + 1 };
}

function copyOne(parts: AuthoringParts, source: ContentItem, place: OwnPlace, asked: Asked): ContentItem {
  const { content } = parts.store;
  const copies = new Map<string, string>();
  const put = (item: ContentItem, own: OwnPlace): ContentItem => {
    const copy = { ...item, ...own, id: randomUUID() };
    refuseTaken(parts, copy.site, copy.path, copy.id);
    content.putItem(copy);
    copies.set(item.id, copy.id);
    for (const child of content.children(item.id)) {
      if (child.path === null) put(child, { name: child.name, path: null, parentId: copy.id });
    }
    return copy;
  };
  const copy = put(source, place);
  for (const [from, to] of copies) {
    for (const locale of ['en', 'es'] as const) {
      const version = content.version(from, locale, 'draft');
      if (!version) continue;
      const { displayName, fields, placeholders } = version;
      const layout = placeholders ? { placeholders: withCopies(placeholders, copies) } : {};
      const name = from === source.id && displayName === source.name ? place.name : displayName;
      content.saveDraft({ itemId: to, locale, displayName: name, fields, ...layout }, undefined, by(asked));
    }
    const shared = content.sharedLayout(from, 'draft');
    if (shared) content.saveSharedLayout(to, withCopies(shared, copies), undefined, by(asked, 'layout'));
  }
  return copy;
}

/** The same components with ids of their own, showing the copies of what was copied along. */
const withCopies = (placeholders: Placeholders, copies: ReadonlyMap<string, string>): Placeholders =>
  Object.fromEntries(
    Object.entries(placeholders).map(([name, renderings]) => [
      name,
      renderings.map(({ placeholders: below, ...own }) => ({
        ...own,
        ...{ uid: randomUUID(), dataSource: copies.get(own.dataSource) ?? own.dataSource },
        ...(below ? { placeholders: withCopies(below, copies) } : {}),
      })),
    ]),
  );

/** Puts an item at its new place, and the pages below it below that. */
export function placeTree({ store }: AuthoringParts, item: ContentItem, placed: ContentItem): void {
  const { content } = store;
  const [from, to] = [item.path, placed.path];
  const below = from === null || from === to ? [] : pagesBelow(content, item);
  if (below.length > MOST_PAGES) throw problem('BAD_USER_INPUT', `At most ${MOST_PAGES} pages at once.`);
  if (to !== null && from !== to) {
    const moving = new Set([item.id, ...below.map(({ id }) => id)]);
    for (const page of [
      placed,
      ...below.map((one) => ({ ...one, path: to + one.path!.slice(from!.length) })),
    ]) {
      const holder = content.itemByPath(item.site, page.path!, 'draft', (one) => one.path === page.path);
      if (holder && !moving.has(holder.id))
        throw problem('BAD_USER_INPUT', `There is a page at ${page.path} already.`);
    }
  }
  content.putItem(placed);
  for (const page of below) content.putItem({ ...page, path: to! + page.path!.slice(from!.length) });
}

/** A page keeps its site: what all its pages share, and its id, are that site's. */
function refuseOtherSite({ site }: ContentItem, target: ContentItem): void {
  if (site !== target.site) throw problem('BAD_USER_INPUT', 'A page stays on its own site.');
}

function targetOf(
  { store }: AuthoringParts,
  { targetParentId, targetParentPath }: { targetParentId?: string | null; targetParentPath?: string | null },
): ContentItem {
  return knownItem(store.content, { itemId: targetParentId ?? null, path: targetParentPath ?? null });
}

/** The root of an item's site. */
export function rootOf({ store }: AuthoringParts, item: ContentItem): ContentItem {
  let root = item;
  while (root.parentId !== null) {
    const above = store.content.item(root.parentId);
    if (!above) break;
    root = above;
  }
  return root;
}

/** The address of a page below an item. */
export const addressBelow = ({ path }: ContentItem, segment: string): string =>
  `${path === '/' || path === null ? '' : path}/${segment}`;

/** A place behind all that stand below an item. */
export function nextPlace({ store }: AuthoringParts, parent: ContentItem): number {
  return Math.max(0, ...store.content.children(parent.id).map(({ sortOrder }) => sortOrder)) + 1;
}

/** Throws a problem where another page has an address. */
export function refuseTaken({ store }: AuthoringParts, site: string, path: string | null, id: string): void {
  if (path === null) return;
  const holder = store.content.itemByPath(
    site,
    path,
    'draft',
    (one) => one.path?.toLowerCase() === path.toLowerCase(),
  );
  if (holder && holder.id !== id) throw problem('BAD_USER_INPUT', `There is a page at ${path} already.`);
}

/** Writes the row of the audit log. */
export function told(
  { accounts }: AuthoringParts,
  { actor }: Asked,
  act: AuditAct,
  item: ContentItem,
  detail: Record<string, unknown>,
): void {
  accounts.audit({ actor: actor.id, act, itemId: item.id, detail: { name: item.name, ...detail } });
}
