import type { DatabaseSync, Session } from 'node:sqlite';
import { setImmediate as next, setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../migrations.ts';
import { StoreProblem } from '../StoreProblem.ts';
import { BrokenReplica, MOST_IN_TURN } from './ChangeLog.ts';
import type { ChangeLog, LogEntry, LogHead } from './ChangeLog.ts';
import { applyEntries, entryAfter } from './entries.ts';
import { newerProgram, openFollower, requireSame } from './prepareReplica.ts';
import { replicaState, setReplicaState } from './replicaState.ts';
import type { ReplicaState } from './replicaState.ts';
import { removeDataFile } from '../removeDataFile.ts';
import { fillFromSnapshot, writeSnapshot } from './snapshotFile.ts';
import type { Gone } from './snapshotFile.ts';

export interface ReplicaOptions {
  path: string;
  /** The connection that works; it enforces foreign keys. */
  database: DatabaseSync;
  log: ChangeLog;
  /** How many steps of the schema this program knows. */
  schema: number;
  tell: (event: Record<string, unknown>) => void;
  /** Called after entries of others were applied. */
  onApplied: () => void;
  /** Called after all rows were put there anew. */
  onFilled: (gone: Gone) => void;
  /** How long the file's write lock is waited for in a turn, ms. */
  busyMs?: number;
  /** A snapshot is made after so many entries, or bytes, of the log. */
  snapshotEvery?: { entries: number; bytes: number };
}

/** As long entries are applied in one go, ms, before others are let in. */
const SLICE_MS = 10;
/** Before the next try while somebody else writes to the file, or something failed. */
const LOCKED_MS = 20;
const FAILED_MS = 1000;
/** Entries that are kept before a snapshot. */
const KEPT = 1000;
const SNAPSHOT_EVERY = { entries: 20_000, bytes: 256 * 1024 * 1024 };

const BEHIND = 'This process is still reading what others wrote. Try again in a moment.';
const OTHER =
  'The database PLATFORM_DATABASE_URL names holds another store than the one this process has a copy of.';
const BROKEN = 'This process is making its copy of the shared store anew. Try again in a moment.';

/**
 * A process's own copy of a shared store: it answers all reads. A transaction takes the turn of all processes, applies what
 * it has not seen, works, and adds what it changed to the log before it commits here; so the log decides, and
 * a process that is killed between the two finds its own work in the log. What others write is applied as it comes.
 */
export class Replica {
  readonly #options: ReplicaOptions;
  readonly #follower: DatabaseSync;
  /** Keeps SQLite from emptying whole tables behind the session's back. */
  readonly #watch: Session;
  #turn: { head: LogHead; session: Session } | undefined;
  #isFollowing = false;
  #hasNews = false;
  #isClosed = false;
  #isBroken = false;
  #isOld = false;
  #isRenewing = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#follower = openFollower(options.path, options.busyMs ?? 1000);
    this.#watch = options.database.createSession({ table: 'replica_state' });
    options.log.onNews((last) => {
      if (last === undefined || this.#isBroken || last > this.#state().applied) void this.#follow();
    });
  }

  /** What keeps it from being as the others are; undefined while nothing does. */
  problem(): string | undefined {
    if (this.#isBroken) return 'its copy is being made anew';
    if (this.#isOld) return 'the shared store was brought up to date by a newer version';
    return this.#options.log.isUp() ? undefined : 'the shared database does not answer';
  }

  /**
   * Takes the turn. Called with the file's write lock taken; where something is to be applied first the lock is given up for
   * it, and taken again by `lock`. Throws StoreProblem when this is not the moment to write.
   */
  begin(wait: boolean, lock: () => void): void {
    const { database, log, schema } = this.#options;
    if (this.#isBroken) throw new StoreProblem(BROKEN, { retryAfter: 2 });
    const { head, entries } = log.turn(this.#state().applied, wait);
    try {
      if (head.cluster !== this.#state().cluster) throw new StoreProblem(OTHER, { retryAfter: 30 });
      if (head.schema !== schema) throw this.#tooOld(head.schema);
      if (head.last - this.#state().applied > Math.min(entries.length, MOST_IN_TURN)) {
        void this.#follow();
        throw new StoreProblem(BEHIND, { retryAfter: 1 });
      }
      if (entries.length > 0) {
        database.exec('ROLLBACK');
        applyEntries(this.#follower, entries, schema);
        lock();
      }
      requireSame(database, head);
      this.#turn = { head, session: database.createSession() };
    } catch (error) {
      log.release();
      if (!(error instanceof BrokenReplica)) throw error;
      this.#break(error);
      throw new StoreProblem(BROKEN, { retryAfter: 2, cause: error });
    }
  }

  /** Adds what was changed since `begin` to the log. Only then it is to be committed here. */
  commit(): void {
    const { database, log } = this.#options;
    const turn = this.#turn;
    if (!turn) throw new Error('There is no turn to end');
    const changes = turn.session.changeset();
    this.#end();
    if (changes.length === 0) {
      log.release();
      return;
    }
    const { head } = turn;
    const entry = entryAfter(head, changes);
    log.append(entry);
    setReplicaState(database, { cluster: head.cluster, applied: entry.number, id: entry.id });
    const bytes = head.bytes + entry.changes.length;
    const { snapshotEvery: every = SNAPSHOT_EVERY } = this.#options;
    this.#isRenewing = entry.number - head.snapshot >= every.entries || bytes >= every.bytes;
  }

  /** After the commit here: what is done now and then. */
  committed(): void {
    const { path, log, snapshotEvery = SNAPSHOT_EVERY } = this.#options;
    if (this.#isRenewing) log.renewSnapshot(path, Math.min(KEPT, snapshotEvery.entries));
    this.#isRenewing = false;
  }

  /** Gives a turn up that was not committed. */
  rollback(): void {
    if (!this.#turn) return;
    this.#end();
    this.#options.log.release();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#watch.close();
    this.#follower.close();
    this.#options.log.close();
  }

  #end(): void {
    this.#turn?.session.close();
    this.#turn = undefined;
  }

  #state(): ReplicaState {
    const state = replicaState(this.#options.database);
    if (!state) throw new Error('The data file is not a replica any more');
    return state;
  }

  /** Applies what others wrote, in slices, until nothing is left. Never rejects. */
  async #follow(): Promise<void> {
    this.#hasNews = true;
    if (this.#isFollowing || this.#isClosed || this.#isOld) return;
    this.#isFollowing = true;
    while (this.#hasNews && !this.#isClosed) {
      this.#hasNews = false;
      try {
        if (this.#isBroken) await this.#fill();
        await this.#readOn();
      } catch (error) {
        if (this.#isClosed || this.#isOld) break;
        if (error instanceof BrokenReplica) this.#break(error);
        else if (!(error instanceof StoreProblem))
          this.#options.tell({ event: 'replica-failed', error: String(error) });
        // Without a database there will be news when it answers again.
        if (!this.#options.log.isUp()) continue;
        await pause(FAILED_MS, undefined, { ref: false });
        this.#hasNews = true;
      }
    }
    this.#isFollowing = false;
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const entries = await this.#options.log.fetch(this.#state().applied);
      if (this.#isClosed || entries.length === 0) return;
      await this.#apply(entries);
    }
  }

  async #apply(entries: readonly LogEntry[]): Promise<void> {
    const { schema, onApplied } = this.#options;
    for (let rest = entries; rest.length > 0 && !this.#isClosed;) {
      const applied = this.#state().applied;
      rest = rest.filter(({ number }) => number > applied);
      if (rest[0] && rest[0].schema > schema) throw this.#tooOld(rest[0].schema);
      const began = performance.now();
      try {
        applyEntries(this.#follower, rest, schema, () => performance.now() - began >= SLICE_MS);
        onApplied();
        await next();
      } catch (error) {
        if (!isBusy(error)) throw error;
        await pause(LOCKED_MS, undefined, { ref: false });
      }
    }
  }

  /** From now on it only answers what it knows: entries of a later schema do not fit. */
  #tooOld(theirs: number): StoreProblem {
    const problem = newerProgram(theirs, this.#options.schema);
    if (!this.#isOld) this.#options.tell({ event: 'replica-too-old', reason: problem.message });
    this.#isOld = true;
    return problem;
  }

  #break(reason: BrokenReplica): void {
    if (!this.#isBroken) this.#options.tell({ event: 'replica-broken', reason: reason.message });
    this.#isBroken = true;
    void this.#follow();
  }

  /**
   * Puts what the shared store says now in the place of everything, in one transaction: nobody who reads is shown the
   * snapshot alone. Other work of this process waits meanwhile.
   */
  async #fill(): Promise<void> {
    const { path, log, schema, tell, onFilled } = this.#options;
    const began = performance.now();
    const [file, copy] = [`${path}.snapshot-${process.pid}`, `${path}.copy-${process.pid}`];
    try {
      const { cluster, number, id, schema: theirs } = await log.fetchSnapshot(file);
      if (this.#isClosed) return;
      if (theirs !== schema) throw this.#tooOld(theirs);
      if (cluster !== this.#state().cluster) throw new StoreProblem(OTHER, { retryAfter: 30 });
      removeDataFile(copy);
      const database = openFollower(copy, LOCKED_MS);
      let state: ReplicaState = { cluster, applied: number, id };
      try {
        migrate(database);
        fillFromSnapshot(database, file, state);
        for (;;) {
          const entries = await log.fetch(state.applied);
          if (entries.length === 0 || this.#isClosed) break;
          applyEntries(database, entries, schema);
          state = replicaState(database) ?? state;
        }
        writeSnapshot(database, file, () => undefined);
      } finally {
        database.close();
      }
      if (this.#isClosed) return;
      const gone = fillFromSnapshot(this.#follower, file, state);
      this.#isBroken = false;
      tell({ event: 'replica-filled', entry: state.applied, ms: Math.round(performance.now() - began) });
      onFilled(gone);
    } finally {
      removeDataFile(file);
      removeDataFile(copy);
    }
  }
}

/** SQLite's own result code: the low byte 5 is SQLITE_BUSY. */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
