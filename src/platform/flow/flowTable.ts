import type { ContentItem, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { markOf } from './marks.ts';

/** Where one language of a page stands with its reviewers. */
export type FlowState = 'draft' | 'in-review' | 'sent-back' | 'approved' | 'changed';

/** What was last done about it. `changed`: it was approved, and written in since. */
export interface FlowRow {
  itemId: string;
  locale: Locale;
  state: FlowState;
  sentBy: string | null;
  sentAt: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  note: string | null;
}

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Where a language of a page stands now; `mark` is what it says. */
export function flowOf(store: Store, itemId: string, locale: Locale, mark: string): FlowRow {
  const row = store.database
    .prepare('SELECT * FROM flow_state WHERE item_id = ? AND locale = ?')
    .get(itemId, locale);
  const kept = (row?.['state'] as FlowState | undefined) ?? 'draft';
  const state = kept === 'approved' && row?.['mark'] !== mark ? 'changed' : kept;
  return {
    ...{ itemId, locale, state },
    ...{ sentBy: text(row?.['sent_by']), sentAt: text(row?.['sent_at']) },
    ...{ decidedBy: text(row?.['decided_by']), decidedAt: text(row?.['decided_at']) },
    note: text(row?.['note']),
  };
}

/** Keeps where a language of a page stands; `mark` is what was sent, sent back or approved. */
export function saveFlow(store: Store, row: FlowRow, mark: string): void {
  store.database
    .prepare(
      `INSERT OR REPLACE INTO flow_state (item_id, locale, state, mark, sent_by, sent_at, decided_by, decided_at, note)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[row.itemId, row.locale, row.state, mark, row.sentBy, row.sentAt],
      ...[row.decidedBy, row.decidedAt, row.note],
    );
}

/** Languages of pages in a state that somebody has to do something about, the longest waiting first. */
export function flowsIn(store: Store, state: 'in-review' | 'sent-back' | 'approved'): FlowRow[] {
  return store.database
    .prepare(
      `SELECT f.item_id, f.locale FROM flow_state f JOIN content_item i ON i.id = f.item_id
       WHERE f.state = ? AND i.deleted = 0 ORDER BY f.sent_at, f.item_id, f.locale`,
    )
    .all(state)
    .map((row) => {
      const [itemId, locale] = [String(row['item_id']), row['locale'] as Locale];
      return flowOf(store, itemId, locale, markOf(store, itemId, locale, 'draft'));
    })
    .filter((row) => row.state === state);
}

/** Whether visitors would get something else of a page in one language if it were published now. */
export const isPendingIn = (store: Store, page: ContentItem, locale: Locale): boolean =>
  store.content.version(page.id, locale, 'draft') !== undefined &&
  markOf(store, page.id, locale, 'draft') !== markOf(store, page.id, locale, 'published');
