import { createHash } from 'node:crypto';
import { atOnce } from '../steps/atOnce.ts';
import { canonicalJson } from '../store/canonicalJson.ts';
import type { Store } from '../store/Store.ts';
import type { Accounts } from './Actor.ts';

export type AuditEntry = Parameters<Accounts['audit']>[0];

/** A row of the audit log. `hash` is made of all the rest, the hash of the row before included. */
export interface AuditRow extends Omit<AuditEntry, 'act'> {
  /** One of those of today, or of an earlier version. */
  act: string;
  seq: number;
  /** ISO instant. */
  at: string;
  previousHash: string;
  hash: string;
}

export interface AuditQuery {
  /** Rows before this one; without it the newest. */
  before?: number;
  /** At most; default 50. */
  limit?: number;
  actor?: string;
  itemId?: string;
  act?: string;
}

/** What the check of the chain found: the first row that is not as it was written, and what is wrong with it. */
export interface BrokenRow {
  seq: number;
  problem: string;
}

/** Rows checked in one step. */
const ROWS_IN_STEP = 500;
const FIRST = 'the beginning';
const COLUMNS = 'seq, at, actor, act, item_id, locale, detail, previous_hash, hash';

/**
 * Who did what, when. Rows are only added (the file's own triggers refuse the rest), and each carries the hash of the one
 * before, so that whoever changes a row with another program breaks the chain from there on.
 */
export class AuditLog {
  readonly #store: Store;
  readonly #clock: () => Date;

  constructor(store: Store, clock: () => Date) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Adds a row, in the running transaction where there is one: what is rolled back has not happened. */
  add(entry: AuditEntry): void {
    this.#store.transaction(() => {
      const { database } = this.#store;
      const last = database.prepare('SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1').get();
      const seq = Number(last?.['seq'] ?? 0) + 1;
      const row: Omit<AuditRow, 'hash'> = {
        ...entry,
        seq,
        at: this.#clock().toISOString(),
        previousHash: String(last?.['hash'] ?? FIRST),
      };
      database
        .prepare(`INSERT INTO audit (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
        .run(
          ...[seq, row.at, row.actor, row.act, row.itemId ?? null, row.locale ?? null],
          ...[row.detail === undefined ? null : canonicalJson(row.detail), row.previousHash, hashOf(row)],
        );
    });
  }

  /** The newest rows first. */
  list({ before, limit = 50, actor, itemId, act }: AuditQuery = {}): AuditRow[] {
    return this.#store.database
      .prepare(
        `SELECT ${COLUMNS} FROM audit WHERE seq < ? AND (?2 IS NULL OR actor = ?2) AND (?3 IS NULL OR item_id = ?3)
         AND (?4 IS NULL OR act = ?4) ORDER BY seq DESC LIMIT ?5`,
      )
      .all(before ?? Number.MAX_SAFE_INTEGER, actor ?? null, itemId ?? null, act ?? null, limit)
      .map(toRow);
  }

  /** All rows, oldest first, a part at a time. */
  *all(): IterableIterator<AuditRow> {
    const page = this.#store.database.prepare(
      `SELECT ${COLUMNS} FROM audit WHERE seq > ? ORDER BY seq LIMIT 500`,
    );
    let after = 0;
    for (;;) {
      const rows = page.all(after).map(toRow);
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last.seq;
    }
  }

  /** The first row that is not as it was written; undefined when the whole chain holds. */
  firstBroken(): BrokenRow | undefined {
    return atOnce(this.check());
  }

  /** The same in steps of some hundred rows. */
  *check(): Generator<void, BrokenRow | undefined> {
    let expected = { seq: 1, previousHash: FIRST };
    for (const row of this.all()) {
      const { seq } = row;
      if (seq !== expected.seq) return { seq: expected.seq, problem: 'the row is missing' };
      if (row.previousHash !== expected.previousHash)
        return { seq, problem: 'it does not follow from the row before it' };
      if (hashOf(row) !== row.hash) return { seq, problem: 'it was changed after it was written' };
      expected = { seq: seq + 1, previousHash: row.hash };
      if (seq % ROWS_IN_STEP === 0) yield;
    }
    // The file counts rows by itself, so a chain that was cut at its end is found, too.
    const counted = Number(
      this.#store.database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'audit'").get()?.['seq'] ??
        0,
    );
    return counted >= expected.seq ? { seq: expected.seq, problem: 'the row is missing' } : undefined;
  }
}

function hashOf({
  seq,
  at,
  actor,
  act,
  itemId,
  locale,
  detail,
  previousHash,
}: Omit<AuditRow, 'hash'>): string {
  const text = canonicalJson([
    seq,
    at,
    actor,
    act,
    itemId ?? null,
    locale ?? null,
    detail ?? null,
    previousHash,
  ]);
  return createHash('sha256').update(text).digest('hex');
}

function toRow(row: Record<string, unknown>): AuditRow {
  return {
    seq: Number(row['seq']),
    at: String(row['at']),
    actor: String(row['actor']),
    act: String(row['act']),
    ...(row['item_id'] !== null && { itemId: String(row['item_id']) }),
    ...(row['locale'] !== null && { locale: String(row['locale']) }),
    ...(row['detail'] !== null && { detail: JSON.parse(String(row['detail'])) as Record<string, unknown> }),
    previousHash: String(row['previous_hash']),
    hash: String(row['hash']),
  };
}
