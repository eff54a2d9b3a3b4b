import { randomUUID } from 'node:crypto';
import type { ContentItem, Locale } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { by, requireRight } from './Authoring.ts';
import { knownItem, knownLocale, parentOf } from './findItem.ts';
import { pageTemplates } from './itemNames.ts';
import { checkedAddress, checkedSegment, checkedTitle, isFixedPage, kindsBelow } from './pageRules.ts';
import { startPage } from './pageStart.ts';
import { problem, quoted } from './problems.ts';
import { plainField, rawField } from './rawField.ts';
import { addressBelow, copyTree, nextPlace, placeTree, refuseTaken, rootOf, told } from './treeCommands.ts';

/* What the Studio does with pages: names are any words, the address is said beside them. */

export interface CreatePageInput {
  parent: string;
  name: string;
  segment: string;
  template: string;
  languages: string[];
}

/** Makes a page below another one, with the first components of its kind. */
export function createPage(parts: AuthoringParts, input: CreatePageInput, asked: Asked): ContentItem {
  const { content } = parts.store;
  const parent = knownItem(content, { itemId: input.parent });
  const locales = [...new Set(input.languages.map(knownLocale))];
  if (locales.length === 0) throw problem('BAD_USER_INPUT', 'Choose at least one language.');
  for (const locale of locales) requireRight(asked, 'structure', parent, locale);
  const title = checkedTitle(input.name);
  const segment = checkedSegment(input.segment);
  refuseKind(parent, input.template);
  const page: ContentItem = {
    ...{ id: randomUUID(), site: parent.site, name: segment, template: input.template },
    parentId: rootOf(parts, parent).id,
    path: checkedAddress(addressBelow(parent, segment)),
    sortOrder: nextPlace(parts, parent),
  };
  refuseTaken(parts, page.site, page.path, page.id);
  content.putItem(page);
  startPage(parts, page, { title, locales }, asked);
  told(parts, asked, 'create', page, { path: page.path, parent: parent.id });
  return page;
}

export interface CopyPageInput {
  itemId: string;
  name: string;
  segment: string;
  language: string;
  withBelow: boolean;
}

/** Copies a page beside itself, with or without the pages below it. Nothing of it is published. */
export function copyPage(parts: AuthoringParts, input: CopyPageInput, asked: Asked): ContentItem {
  const source = knownPage(parts, input.itemId);
  const locale = knownLocale(input.language);
  requireRight(asked, 'read', source);
  requireRight(asked, 'structure', aboveOf(parts, source));
  if (isFixedPage(source)) throw problem('BAD_USER_INPUT', fixed(source));
  const segment = checkedSegment(input.segment);
  const path = checkedAddress(`${folderOf(source.path)}/${segment}`);
  // With the name of its source it keeps what it is called in the other language.
  const place = { name: source.name, path, parentId: source.parentId };
  const { copy, count } = copyTree(parts, source, { place, isDeep: input.withBelow }, asked);
  nameIn(parts, copy, { title: checkedTitle(input.name), locale }, asked);
  told(parts, asked, 'copy', copy, { from: source.id, path, pages: count - 1 });
  return copy;
}

export interface PlacePageInput {
  itemId: string;
  /** The whole new address; absent: as it is. */
  address?: string | null;
  /** Where the page stood when its editor decided; refused when somebody moved it since. */
  from?: string | null;
  /** A new name, in `language`. */
  name?: string | null;
  language?: string | null;
}

/** Gives a page another address, with all pages below it, and another name in a language: drafts, until they are published. */
export function placePage(parts: AuthoringParts, input: PlacePageInput, asked: Asked): ContentItem {
  const page = knownPage(parts, input.itemId);
  const from = page.path;
  requireRight(asked, 'structure', page);
  if (input.from != null && input.from !== from)
    throw problem('BAD_USER_INPUT', `Somebody moved this page since: it stands at ${from} now.`);
  const to = input.address ?? from;
  const isMoved = to !== from;
  if (isMoved) moveTo(parts, page, to, asked);
  const title = input.name == null ? undefined : checkedTitle(input.name);
  if (title !== undefined) nameIn(parts, page, { title, locale: knownLocale(input.language) }, asked);
  const act = isMoved && folderOf(to) !== folderOf(from) ? 'move' : 'rename';
  told(parts, asked, act, page, { from, to, ...(title === undefined ? {} : { title }) });
  return knownItem(parts.store.content, { itemId: page.id });
}

function moveTo(parts: AuthoringParts, page: ContentItem & { path: string }, to: string, asked: Asked): void {
  if (isFixedPage(page)) throw problem('BAD_USER_INPUT', fixed(page));
  checkedAddress(to);
  const [last = '', before = ''] = [to, page.path].map((path) => path.slice(path.lastIndexOf('/') + 1));
  // What stands for many addresses goes on doing so, and nothing else begins to.
  if (last !== before) checkedSegment(before === '*' ? '' : last);
  if (folderOf(to).includes('*') || `${to}/`.startsWith(`${page.path}/`))
    throw problem(
      'BAD_USER_INPUT',
      'A page cannot be moved below itself, or below a page that stands for many.',
    );
  const target = aboveOf(parts, { ...page, path: to });
  requireRight(asked, 'structure', target);
  if (folderOf(to) !== folderOf(page.path)) refuseKind(target, page.template);
  placeTree(parts, page, { ...page, path: to });
}

/** Names a page in a language; texts of it that said the old name say the new one. */
function nameIn(
  { store }: AuthoringParts,
  page: ContentItem,
  { title, locale }: { title: string; locale: Locale },
  asked: Asked,
): void {
  const version = store.content.version(page.id, locale, 'draft');
  if (!version || version.displayName === title) return;
  requireRight(asked, 'structure', page, locale);
  const { displayName, placeholders } = version;
  const fields = Object.fromEntries(
    Object.entries(version.fields).map(([name, field]) => {
      const isName = (name === 'Title' || name === 'NavigationTitle') && rawField(field) === displayName;
      const plain = plainField(field);
      return [name, isName ? { ...(plain as object), value: title } : plain];
    }),
  );
  const layout = placeholders ? { placeholders } : {};
  store.content.saveDraft(
    { itemId: page.id, locale, displayName: title, fields, ...layout },
    undefined,
    by(asked),
  );
}

function knownPage({ store }: AuthoringParts, itemId: string): ContentItem & { path: string } {
  const item = knownItem(store.content, { itemId });
  const { path } = item;
  if (path === null || !pageTemplates.includes(item.template))
    throw problem('BAD_USER_INPUT', `${quoted(item.name)} is no page.`);
  return { ...item, path };
}

function aboveOf(parts: AuthoringParts, page: ContentItem): ContentItem {
  return parentOf(parts.store.content, page) ?? rootOf(parts, page);
}

/** Throws a problem where a kind of page may not stand below an item. */
function refuseKind(parent: ContentItem, template: string): void {
  const kinds = kindsBelow(parent);
  if (kinds.includes(template)) return;
  const what = kinds.length === 0 ? 'no page may stand' : `there may stand: ${kinds.join(', ')}`;
  throw problem('NOT_ALLOWED_HERE', `Below ${quoted(parent.path ?? parent.name)} ${what}.`);
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const fixed = ({ path }: ContentItem): string =>
  `The site stands on the page at ${path}: it stays where it is.`;
