import type { AuditAct } from '../accounts/auditActs.ts';
import { randomUUID } from 'node:crypto';
import { requireApproved } from '../flow/requireApproved.ts';
import type { ContentItem, ContentStore, ContentVersion, Locale } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { by, requireRight } from './Authoring.ts';
import { checkedNote } from './guardNote.ts';
import type { GuardNote } from './guardNote.ts';
import { itemOrDeleted, knownItem, knownLocale, pagesBelow } from './findItem.ts';
import { plainField } from './rawField.ts';
import { problem } from './problems.ts';

export interface PublishItemInput {
  rootItemIds?: string[] | null;
  rootItemPaths?: string[] | null;
  languages: string[];
  publishSubItems?: boolean | null;
  publishRelatedItems?: boolean | null;
  displayName?: string | null;
  meridianGuard?: GuardNote | null;
}

const MOST_ITEMS = 5000;

/** Publishes items in languages, all or none, and answers the number the publication is asked after by. */
export function publishItem(
  parts: AuthoringParts,
  input: PublishItemInput,
  asked: Asked,
): { operationId: string } {
  const { content } = parts.store;
  const locales = languagesOf(input.languages);
  const guard = checkedNote(input.meridianGuard);
  const named = [
    ...(input.rootItemIds ?? []).map((itemId) => itemOrDeleted(content, { itemId })),
    ...(input.rootItemPaths ?? []).map((path) => itemOrDeleted(content, { path })),
  ];
  // A deleted page is never published without those that were deleted with it: visitors would keep them.
  const roots = named.flatMap(({ item, deletedBelow }) => [item, ...deletedBelow]);
  if (roots.length === 0) throw problem('BAD_USER_INPUT', 'Name what is to be published.');
  const items = [
    ...roots,
    ...(input.publishSubItems === true ? roots.flatMap((root) => pagesBelow(content, root)) : []),
  ];
  const related =
    input.publishRelatedItems === true ? content.unpublishedReferences(items.map(({ id }) => id)) : [];
  const all = [...items, ...related.map((itemId) => knownItem(content, { itemId }))];
  if (all.length > MOST_ITEMS) throw problem('BAD_USER_INPUT', `At most ${MOST_ITEMS} items at once.`);
  const along = movedBelow(content, items);
  for (const item of [...all, ...along])
    for (const locale of locales) requireRight(asked, 'publish', item, locale);
  requireApproved(parts.store, all, locales);
  const ids = all.map(({ id }) => id);
  const alongIds = along.map(({ id }) => id);
  content.publish(ids, { locales, by: by(asked, 'publish', input.displayName), along: alongIds });
  const found = guard && { guard, of: roots[0]?.id };
  return { operationId: noted(parts, asked, 'publish', [...ids, ...alongIds], locales, found) };
}

/**
 * Live pages below pages that go to another address: they go along, so that visitors find them below it. Their texts are
 * published when somebody says so.
 */
export function movedBelow(content: ContentStore, items: readonly ContentItem[]): ContentItem[] {
  const own = new Set(items.map(({ id }) => id));
  return items
    .filter(({ id, path }) => {
      const live = content.item(id, 'published')?.path;
      return content.item(id) !== undefined && live != null && live !== path;
    })
    .flatMap((item) => pagesBelow(content, item))
    .filter(({ id, path }) => {
      const live = content.item(id, 'published')?.path;
      return !own.has(id) && live != null && live !== path;
    })
    .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index);
}

/** Takes items away from visitors, in some languages or all. */
export function unpublishItems(
  parts: AuthoringParts,
  input: { itemIds: string[]; languages?: string[] | null },
  asked: Asked,
): { operationId: string } {
  const { content } = parts.store;
  const items = input.itemIds.map((itemId) => knownItem(content, { itemId }));
  const locales = languagesOf(input.languages ?? ['en', 'es']);
  for (const item of items) for (const locale of locales) requireRight(asked, 'publish', item, locale);
  const ids = items.map(({ id }) => id);
  content.unpublish(ids, { locales });
  return { operationId: noted(parts, asked, 'unpublish', ids, locales) };
}

/** What became of a publication: it is over when its number is known. */
export function publishingStatus({ store }: AuthoringParts, id: string): Record<string, unknown> {
  const row = store.database.prepare('SELECT languages, processed FROM publication WHERE id = ?').get(id);
  const languages = row ? (JSON.parse(String(row['languages'])) as string[]) : [];
  return {
    state: row ? 'FINISHED' : 'UNKNOWN',
    ...{ isDone: row !== undefined, isFailed: false },
    processed: Number(row?.['processed'] ?? 0),
    languages: languages.map((name) => ({ name })),
    // There is one place visitors are served from; clients of this line of the vendor's know it by this name.
    targetDatabase: { name: 'experienceedge' },
  };
}

export interface RestoreInput {
  itemId: string;
  /** Absent: the layout all languages share. */
  language?: string | null;
  revision: string;
  note?: string | null;
}

/** Writes what a revision said as the newest draft. */
export function restoreRevision(parts: AuthoringParts, input: RestoreInput, asked: Asked): ContentItem {
  const { content } = parts.store;
  const item = knownItem(content, { itemId: input.itemId });
  const locale = input.language == null ? undefined : knownLocale(input.language);
  requireRight(asked, locale === undefined ? 'structure' : 'write', item, locale);
  const revision = content.revision(item.id, locale ?? '', input.revision);
  if (!revision) throw problem('NOT_FOUND', 'There is no such revision.');
  const author = by(asked, 'restore', input.note);
  if (locale === undefined)
    content.saveSharedLayout(item.id, revision.placeholders ?? {}, asked.ifMatch, author);
  else {
    const { displayName, placeholders } = revision;
    const fields = Object.fromEntries(
      Object.entries(revision.fields).map(([name, field]) => [name, plainField(field)]),
    );
    const layout = placeholders ? { placeholders } : {};
    content.saveDraft({ itemId: item.id, locale, displayName, fields, ...layout }, asked.ifMatch, author);
  }
  parts.accounts.audit({
    ...{ actor: asked.actor.id, act: 'restore', itemId: item.id },
    ...(locale ? { locale } : {}),
    detail: { revision: input.revision },
  });
  return item;
}

/** Opens a new version with what the latest says; a language that has none begins with the English text. */
export function addItemVersion(
  parts: AuthoringParts,
  input: { itemId?: string | null; path?: string | null; language?: string | null },
  asked: Asked,
): ContentVersion {
  const { content } = parts.store;
  const item = knownItem(content, input);
  const locale = knownLocale(input.language);
  requireRight(asked, 'write', item, locale);
  const other: Locale = locale === 'en' ? 'es' : 'en';
  const source = content.version(item.id, other, 'draft');
  const version = content.version(item.id, locale, 'draft')
    ? content.addVersion(item.id, locale, by(asked))
    : content.saveDraft(
        {
          ...{ itemId: item.id, locale, displayName: source?.displayName ?? item.name },
          fields: source?.fields ?? {},
          ...(source?.placeholders ? { placeholders: source.placeholders } : {}),
        },
        undefined,
        by(asked),
      );
  parts.accounts.audit({
    ...{ actor: asked.actor.id, act: 'version', itemId: item.id, locale },
    detail: { version: version.version },
  });
  return version;
}

function languagesOf(languages: readonly string[]): Locale[] {
  if (languages.length === 0) throw problem('BAD_USER_INPUT', 'Name the languages: en, es.');
  return [...new Set(languages.map((language) => knownLocale(language)))];
}

/** Writes a publication down, and in the log with each item; with the one that was looked at, what was found there. */
function noted(
  parts: AuthoringParts,
  asked: Asked,
  act: AuditAct,
  ids: string[],
  locales: Locale[],
  found?: { guard: GuardNote; of: string | undefined },
): string {
  const id = randomUUID();
  parts.store.database
    .prepare(
      'INSERT INTO publication (id, author, at, items, languages, processed) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(
      id,
      asked.actor.id,
      parts.clock().toISOString(),
      JSON.stringify(ids),
      JSON.stringify(locales),
      ids.length,
    );
  for (const itemId of ids) {
    parts.accounts.audit({
      actor: asked.actor.id,
      act,
      itemId,
      detail: { operation: id, languages: locales, ...(found?.of === itemId && { guard: found.guard }) },
    });
  }
  return id;
}
