import type { Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';

export type ScheduledAct = 'publish' | 'unpublish';

/** Why a scheduled act was not done. */
export type FailureReason = 'no-right' | 'not-approved' | 'changed' | 'deleted' | 'refused';

/** An act that is due at a time, or was. */
export interface Scheduled {
  id: string;
  act: ScheduledAct;
  itemId: string;
  locale: Locale;
  /** ISO instant. */
  at: string;
  /** What the page said when it was set. */
  mark: string;
  author: string;
  note: string | null;
  state: 'waiting' | 'done' | 'failed' | 'cancelled' | 'seen';
  reason: FailureReason | null;
  /** The refusal in the platform's words. */
  message: string | null;
  endedAt: string | null;
}

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
const toScheduled = (row: Record<string, unknown>): Scheduled => ({
  ...{ id: String(row['id']), act: row['act'] as ScheduledAct, itemId: String(row['item_id']) },
  ...{ locale: row['locale'] as Locale, at: String(row['at']), mark: String(row['mark']) },
  ...{ author: String(row['author']), note: text(row['note']), state: row['state'] as Scheduled['state'] },
  ...{ reason: row['reason'] as FailureReason | null, message: text(row['message']) },
  endedAt: text(row['ended_at']),
});

/** The acts of a schedule, over the rows of one table. */
export function scheduleTable({ database }: Pick<Store, 'database'>) {
  const all = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map(toScheduled);
  return {
    byId: (id: string): Scheduled | undefined => all('SELECT * FROM schedule WHERE id = ?', id)[0],

    /** The next one that is to be done; one that can be due by then. */
    next: (by?: string): Scheduled | undefined =>
      all(
        "SELECT * FROM schedule WHERE state = 'waiting' AND at <= ? ORDER BY at, act, id LIMIT 1",
        by ?? '9999',
      )[0],

    waiting: (most = 200): Scheduled[] =>
      all("SELECT * FROM schedule WHERE state = 'waiting' ORDER BY at, id LIMIT ?", most),
    failed: (most = 50): Scheduled[] =>
      all("SELECT * FROM schedule WHERE state = 'failed' ORDER BY ended_at DESC, id LIMIT ?", most),
    ofItem: (itemId: string): Scheduled[] =>
      all(
        "SELECT * FROM schedule WHERE item_id = ? AND state IN ('waiting', 'failed') ORDER BY at, id",
        itemId,
      ),

    add(row: Scheduled): void {
      database
        .prepare('INSERT INTO schedule VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(
          ...[row.id, row.act, row.itemId, row.locale, row.at, row.mark, row.author, row.note],
          ...[row.state, row.reason, row.message, row.endedAt],
        );
    },

    /** Ends an act that waits; whether it did. */
    end(id: string, state: 'done' | 'failed' | 'cancelled', at: string, why?: Failure): boolean {
      const { changes } = database
        .prepare(
          "UPDATE schedule SET state = ?, ended_at = ?, reason = ?, message = ? WHERE id = ? AND state = 'waiting'",
        )
        .run(state, at, why?.reason ?? null, why?.message ?? null, id);
      return Number(changes) > 0;
    },

    /** Takes what is replaced or was said out of the lists; what failed is read and put away. */
    clear(itemId: string, locale: Locale, act: ScheduledAct, at: string): void {
      database
        .prepare(
          `UPDATE schedule SET state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE 'seen' END,
             ended_at = IFNULL(ended_at, ?) WHERE item_id = ? AND locale = ? AND act = ? AND state IN ('waiting', 'failed')`,
        )
        .run(at, itemId, locale, act);
    },

    /** Puts a failure away that somebody has read. */
    seen(id: string): boolean {
      const { changes } = database
        .prepare("UPDATE schedule SET state = 'seen' WHERE id = ? AND state = 'failed'")
        .run(id);
      return Number(changes) > 0;
    },
  };
}

/** Why an act was not done. */
export interface Failure {
  reason: FailureReason;
  message: string;
}
