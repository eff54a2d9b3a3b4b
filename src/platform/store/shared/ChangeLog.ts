/** What a shared store says of itself: which one it is, of which schema, and how far its log is. */
export interface LogHead {
  /** Tells one shared store from another. */
  cluster: string;
  /** Number of schema steps its rows have gone through. */
  schema: number;
  /** Number and id of the last entry. */
  last: number;
  lastId: string;
  /** Number of the newest snapshot, and the bytes of the log after it. */
  snapshot: number;
  bytes: number;
}

/** One transaction: what it changed, as SQLite's session extension writes it, compressed. */
export interface LogEntry {
  number: number;
  id: string;
  /** Id of the entry before, so that a replica notices a log that is not its own any more. */
  previous: string;
  schema: number;
  changes: Uint8Array;
}

/** A store as a file that holds its shared tables, up to an entry of the log. */
export interface Snapshot {
  cluster: string;
  number: number;
  id: string;
  schema: number;
}

export interface Turn {
  head: LogHead;
  /** What came after the entry that was named; no more than `MOST_IN_TURN`. */
  entries: LogEntry[];
}

/** More than this a replica does not catch up while others wait for their turn. */
export const MOST_IN_TURN = 500;

/**
 * The log of record that several processes share. Calls that are not asynchronous wait for their answer, for a bounded time,
 * and throw StoreProblem where there is none: with `retryAfter`, since a database that is down comes back.
 */
export interface ChangeLog {
  /** Whether calls have a chance; false at once when the connection is known to be gone. */
  isUp(): boolean;
  /** What the log says of itself, undefined for a database in which no store was put yet. Waits longer: it is the first call. */
  open(): LogHead | undefined;
  /** Puts the first store in, unless somebody was quicker; answers what is there then. */
  found(head: Pick<LogHead, 'cluster' | 'schema' | 'lastId'>, file: string): LogHead;
  /** Keeps all others from writing, until `append`, `raise` or `release`. */
  turn(after: number, wait: boolean): Turn;
  /** Adds an entry for good and ends the turn. Throws when it was not added, or when nobody can say whether it was. */
  append(entry: LogEntry): void;
  /** Puts a store of a later schema in the place of the one that is there, and ends the turn. */
  raise(entry: LogEntry, file: string): void;
  /** Ends the turn; nothing was changed. */
  release(): void;
  /** Entries after a number, a bounded number of them. */
  read(after: number): LogEntry[];
  /** Writes the newest snapshot to a file. */
  load(file: string): Snapshot;
  /** The same two without waiting for the answer. */
  fetch(after: number): Promise<LogEntry[]>;
  fetchSnapshot(file: string): Promise<Snapshot>;
  /** Has the local file at `path` become the newest snapshot, beside everything else, and the log before it forgotten but for the last `keep` entries. */
  renewSnapshot(path: string, keep: number): void;
  /** Called whenever the log may have grown, up to `last` where that is known, and when it can be reached again. */
  onNews(listener: (last?: number) => void): void;
  /** Tells all processes, this one, too, something that is kept nowhere and may be lost; of no more than 7,000 bytes. */
  whisper(text: string): void;
  onWhisper(listener: (text: string) => void): void;
  close(): void;
}

/** A replica cannot go on from the entries it is given: it is not, or no longer, a copy of what the log tells. */
export class BrokenReplica extends Error {
  override name = 'BrokenReplica';
}
