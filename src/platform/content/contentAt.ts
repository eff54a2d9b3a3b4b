import type {
  ContentItem,
  ContentStore,
  ContentVersion,
  Locale,
  Placeholders,
  Revision,
} from '../store/ContentStore.ts';

/** A moment of content: what editors have, what visitors do, or a place in the history; 0 is before anybody edited it. */
export type Moment = 'draft' | 'published' | number;

/** What a page is drawn from. */
export type DrawnContent = Pick<ContentStore, 'item' | 'children' | 'version' | 'versionAt' | 'sharedLayout'>;

/** What an item said at a moment. */
export type Kept = Pick<ContentVersion, 'displayName' | 'fields'> & { placeholders?: Placeholders };

/** How far back the history of one item is looked through. */
export const MOST_OF_ONE = 300;

/** A moment as requests name it; undefined for anything else. */
export function momentNamed(named: string): Moment | undefined {
  if (named === 'draft' || named === 'published') return named;
  return /^\d{1,15}$/.test(named) ? Number(named) : undefined;
}

export function versionAt(
  content: ContentStore,
  id: string,
  locale: Locale,
  moment: Moment,
): Kept | undefined {
  if (typeof moment === 'string') return content.version(id, locale, moment);
  return revisionAt(content, id, locale, moment) ?? untouched(content, id, locale);
}

export function layoutAt(content: ContentStore, id: string, moment: Moment): Placeholders | undefined {
  if (typeof moment === 'string') return content.sharedLayout(id, moment);
  const found = revisionAt(content, id, '', moment);
  if (found) return found.placeholders;
  return content.revisions(id, '', 1).length === 0 ? content.sharedLayout(id, 'draft') : undefined;
}

/** What nobody ever edited says what it always said. */
const untouched = (content: ContentStore, id: string, locale: Locale): Kept | undefined =>
  content.revisions(id, locale, 1).length === 0 ? content.version(id, locale, 'draft') : undefined;

/** The last revision up to a moment; before the first edit, what was there before it. */
function revisionAt(
  content: ContentStore,
  id: string,
  locale: Locale | '',
  seq: number,
): Revision | undefined {
  const isTaken = ({ kind }: Revision) => kind !== 'conflict';
  const before = content.revisions(id, locale, MOST_OF_ONE, seq + 1).find(isTaken);
  if (before) return before;
  const first = content.revisions(id, locale, Number.MAX_SAFE_INTEGER).at(-1);
  return first?.kind === 'import' ? first : undefined;
}

/** An item as editors have it, or as visitors still do: what was deleted since has not lost its past. */
export const itemStill = (content: ContentStore, id: string): ContentItem | undefined =>
  content.item(id) ?? content.item(id, 'published');

/**
 * The content as it was at a moment, for whoever draws pages: whatever state or version is asked for, this one is answered.
 * Items stand where they stand now; what was not there then says nothing.
 */
export function contentAt(content: ContentStore, moment: Moment): DrawnContent {
  const version = (id: string, locale: Locale): ContentVersion | undefined => {
    const kept = versionAt(content, id, locale, moment);
    if (!kept) return undefined;
    const { displayName, fields, placeholders } = kept;
    return {
      ...{ itemId: id, locale, version: 0, revision: '', displayName, fields, updatedAt: '' },
      ...(placeholders && { placeholders }),
    };
  };
  return {
    item: (id) => itemStill(content, id),
    children: (id) => content.children(id, moment === 'published' ? 'published' : 'draft'),
    version,
    versionAt: version,
    sharedLayout: (id) => layoutAt(content, id, moment),
  };
}
