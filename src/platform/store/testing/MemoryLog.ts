import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_IN_TURN } from '../shared/ChangeLog.ts';
import type { ChangeLog, LogEntry, LogHead, Snapshot, Turn } from '../shared/ChangeLog.ts';
import { appliedSteps } from '../migrations.ts';
import { openDataFile } from '../openDataFile.ts';
import { replicaState } from '../shared/replicaState.ts';
import { writeSnapshot } from '../shared/snapshotFile.ts';
import { TurnTaken } from '../StoreBusy.ts';
import { StoreProblem } from '../StoreProblem.ts';

/** What PostgreSQL keeps for all processes, kept in this one, with the ways in which it fails. */
export class MemoryStore {
  head: LogHead | undefined;
  entries: LogEntry[] = [];
  isDown = false;
  /** What the next entry comes to: lost, or stored with the answer lost. */
  nextAppend: 'lost' | 'unknown' | undefined;
  holder: MemoryLog | undefined;
  readonly logs = new Set<MemoryLog>();
  readonly #folder = mkdtempSync(join(tmpdir(), 'memory-store-'));
  #snapshot: Omit<Snapshot, 'cluster'> | undefined;

  readonly snapshotFile = join(this.#folder, 'snapshot');

  connect = (): MemoryLog => new MemoryLog(this);

  get snapshot(): Snapshot {
    if (!this.#snapshot || !this.head) throw new Error('there is no snapshot');
    return { ...this.#snapshot, cluster: this.head.cluster };
  }

  keep(file: string, snapshot: Omit<Snapshot, 'cluster'>): void {
    copyFileSync(file, this.snapshotFile);
    this.#snapshot = snapshot;
  }

  /** As LISTEN does, after whoever tells has gone on. */
  tell(): void {
    setImmediate(() => {
      for (const log of this.logs) log.hear(this.head?.last);
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A process's way to it. */
export class MemoryLog implements ChangeLog {
  readonly #store: MemoryStore;
  readonly #listeners: ((last?: number) => void)[] = [];
  readonly #hearers: ((text: string) => void)[] = [];

  constructor(store: MemoryStore) {
    this.#store = store;
    store.logs.add(this);
  }

  isUp = () => !this.#store.isDown;
  hear(last?: number): void {
    if (this.isUp()) for (const listener of this.#listeners) listener(last);
  }
  onNews(listener: (last?: number) => void): void {
    this.#listeners.push(listener);
  }

  whisper(text: string): void {
    setImmediate(() => {
      if (this.isUp()) for (const log of this.#store.logs) for (const hearer of log.#hearers) hearer(text);
    });
  }
  onWhisper(listener: (text: string) => void): void {
    this.#hearers.push(listener);
  }

  open(): LogHead | undefined {
    return this.#reached().head;
  }

  found(own: Pick<LogHead, 'cluster' | 'schema' | 'lastId'>, file: string): LogHead {
    const store = this.#reached();
    if (store.head) return store.head;
    store.keep(file, { number: 0, id: own.lastId, schema: own.schema });
    store.head = { ...own, last: 0, snapshot: 0, bytes: 0 };
    return store.head;
  }

  turn(after: number): Turn {
    const store = this.#reached();
    if (store.holder && store.holder !== this) throw new TurnTaken();
    if (!store.head) throw new Error('there is no store');
    store.holder = this;
    return { head: store.head, entries: this.read(after) };
  }

  append(entry: LogEntry): void {
    const store = this.#held();
    const outcome = store.nextAppend;
    store.nextAppend = undefined;
    this.release();
    if (outcome === 'lost') throw new StoreProblem('It was not stored', { retryAfter: 2 });
    this.#add(store, entry);
    if (outcome === 'unknown') throw new StoreProblem('Nobody knows', { retryAfter: 2 });
  }

  raise(entry: LogEntry, file: string): void {
    const store = this.#held();
    this.release();
    store.entries = [];
    this.#add(store, entry);
    store.keep(file, entry);
    if (store.head) store.head = { ...store.head, snapshot: entry.number, bytes: 0 };
  }

  release(): void {
    if (this.#store.holder === this) this.#store.holder = undefined;
  }

  read(after: number): LogEntry[] {
    return this.#reached()
      .entries.filter(({ number }) => number > after)
      .slice(0, MOST_IN_TURN);
  }

  load(file: string): Snapshot {
    const store = this.#reached();
    copyFileSync(store.snapshotFile, file);
    return store.snapshot;
  }

  fetch = (after: number) => Promise.resolve().then(() => this.read(after));
  fetchSnapshot = (file: string) => Promise.resolve().then(() => this.load(file));

  renewSnapshot(path: string, keep: number): void {
    const store = this.#reached();
    const database = openDataFile(path);
    const file = `${store.snapshotFile}-next`;
    const schema = appliedSteps(database);
    const state = writeSnapshot(database, file, () => replicaState(database));
    database.close();
    if (!state || !store.head) return;
    store.keep(file, { number: state.applied, id: state.id, schema });
    store.head = { ...store.head, snapshot: state.applied, bytes: 0 };
    store.entries = store.entries.filter(({ number }) => number > state.applied - keep);
  }

  close(): void {
    this.release();
    this.#store.logs.delete(this);
  }

  #reached(): MemoryStore {
    if (this.#store.isDown) throw new StoreProblem('The shared database does not answer', { retryAfter: 2 });
    return this.#store;
  }

  #held(): MemoryStore {
    const store = this.#reached();
    if (store.holder !== this) throw new Error('the turn is not this one’s');
    return store;
  }

  #add(store: MemoryStore, entry: LogEntry): void {
    const { head } = store;
    if (!head) throw new Error('there is no store');
    store.entries.push(entry);
    const { number, id, schema, changes } = entry;
    store.head = { ...head, last: number, lastId: id, schema, bytes: head.bytes + changes.length };
    store.tell();
  }
}
