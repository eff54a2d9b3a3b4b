import type { DatabaseSync, StatementSync, SQLInputValue } from 'node:sqlite';
import type { Replica } from './shared/Replica.ts';
import type { StoreChange, TransactionOptions } from './Store.ts';
import { StoreBusy } from './StoreBusy.ts';
import { StoreProblem } from './StoreProblem.ts';
import { unwritable } from './unwritable.ts';

export type Row = Record<string, unknown>;

/** The one connection: prepared statements, transactions that join, and changes handed out after the commit. */
export interface Connection {
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  run(sql: string, ...values: SQLInputValue[]): number;
  transaction<T>(work: () => T, options?: TransactionOptions): T;
  /** Only inside a transaction: the number all rows changed by it carry. */
  nextSeq(): number;
  /** Only inside a transaction: tells subscribers of the change once it is committed. */
  announce(change: StoreChange): void;
}

export interface ConnectionHooks {
  /** Called after the transaction has taken the write lock, before its work. */
  begun(): void;
  /** Called after a commit with the changes of the transaction and its number (undefined: nothing was changed). */
  committed(changes: StoreChange[], seq: number | undefined): void;
  /** How long a write waits for others now, ms; default what the database is set to. */
  patience?(): number;
  /** Called after a transaction that was not committed. */
  rolledBack(): void;
  /** What a transaction is shared with; undefined where the file is all there is. */
  replica?: Pick<Replica, 'begin' | 'commit' | 'committed' | 'rollback'> | undefined;
  /** Why nothing that is shared can be written to the file at all. */
  whyReadOnly?: string | undefined;
}

/**
 * Wraps an open database. A transaction throws StoreBusy when another program holds the write lock for too long, and a passing
 * StoreProblem when the disk is full or cannot be written.
 */
export function connect(database: DatabaseSync, hooks: ConnectionHooks): Connection {
  const patience = Number(database.prepare('PRAGMA busy_timeout').get()?.['timeout']);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  let depth = 0;
  let isLocal = false;
  let seq: number | undefined;
  let changes: StoreChange[] = [];

  const connection: Connection = {
    get: (sql, ...values) => prepared(sql).get(...values) as Row | undefined,
    all: (sql, ...values) => prepared(sql).all(...values) as Row[],
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    transaction(work, options) {
      const { replica, whyReadOnly } = hooks;
      if (depth > 0) {
        if (isLocal && !options?.local)
          throw new Error('A transaction of this process alone cannot become a shared one');
        depth += 1;
        try {
          return withoutPromise(work());
        } finally {
          depth -= 1;
        }
      }
      const shared = options?.local ? undefined : replica;
      if (whyReadOnly !== undefined && !options?.local) throw new StoreProblem(whyReadOnly);
      const lock = () =>
        begin(database, options?.wait === false ? 0 : (hooks.patience?.() ?? patience), patience);
      lock();
      depth = 1;
      isLocal = options?.local ?? false;
      seq = undefined;
      changes = [];
      let result;
      try {
        shared?.begin(options?.wait !== false, lock);
        hooks.begun();
        result = withoutPromise(work());
        shared?.commit();
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        shared?.rollback();
        depth = 0;
        hooks.rolledBack();
        throw unwritable(error);
      } finally {
        depth = 0;
        isLocal = false;
      }
      shared?.committed();
      const done = { changes, seq };
      changes = [];
      hooks.committed(done.changes, done.seq);
      return result;
    },
    nextSeq() {
      if (depth === 0 || isLocal) throw new Error('nextSeq needs a transaction that is shared');
      if (seq === undefined) {
        seq = Number(
          connection.get("UPDATE counter SET value = value + 1 WHERE name = 'seq' RETURNING value")?.[
            'value'
          ],
        );
      }
      return seq;
    },
    announce(change) {
      changes.push(change);
    },
  };
  return connection;
}

/** Takes the write lock, waiting at most `most` ms for it; afterwards statements wait `usual` ms again. */
function begin(database: DatabaseSync, most: number, usual: number): void {
  try {
    if (most !== usual) database.exec(`PRAGMA busy_timeout = ${most}`);
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    if (isBusy(error)) throw new StoreBusy(error);
    throw unwritable(error);
  } finally {
    if (most !== usual) database.exec(`PRAGMA busy_timeout = ${usual}`);
  }
}

/** SQLite's own result code: the low byte 5 is SQLITE_BUSY. */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;

function withoutPromise<T>(result: T): T {
  // A promise would still be running when the transaction is committed.
  if (result instanceof Promise) throw new Error('Store.transaction needs work that is not asynchronous');
  return result;
}
