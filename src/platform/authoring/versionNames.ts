import type { ContentItem, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { requireRight } from './Authoring.ts';
import { isKept } from './pageHistory.ts';
import { problem } from './problems.ts';

/** A name somebody gave to a version of a page; `seq` is the last revision in it. */
export interface VersionName {
  seq: number;
  name: string;
  author: string;
}

export function versionNames({ database }: Store, pageId: string, locale: Locale): VersionName[] {
  return database
    .prepare('SELECT seq, name, author FROM version_name WHERE page_id = ? AND locale = ? ORDER BY seq DESC')
    .all(pageId, locale)
    .map((row) => ({
      seq: Number(row['seq']),
      name: String(row['name']),
      author: String(row['author']),
    }));
}

/** Names a version of a page; '' takes the name away. The same twice changes nothing. */
export function nameVersion(
  { store, accounts, clock }: AuthoringParts,
  { page, locale, seq, name }: { page: ContentItem; locale: Locale; seq: number; name: string },
  asked: Asked,
): void {
  requireRight(asked, 'write', page, locale);
  if (seq === 0 || !isKept(store.content, page, locale, seq))
    throw problem('NOT_FOUND', 'There is no such version.');
  const before = versionNames(store, page.id, locale).find((one) => one.seq === seq)?.name ?? '';
  if (before === name) return;
  store.transaction(() => {
    if (name === '')
      store.database
        .prepare('DELETE FROM version_name WHERE page_id = ? AND locale = ? AND seq = ?')
        .run(page.id, locale, seq);
    else
      store.database
        .prepare(
          'INSERT OR REPLACE INTO version_name (page_id, locale, seq, name, author, at) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(page.id, locale, seq, name, asked.actor.id, clock().toISOString());
    accounts.audit({
      ...{ actor: asked.actor.id, act: 'name-version', itemId: page.id, locale },
      detail: { seq, name },
    });
  });
}
