import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TurnTaken } from '../StoreBusy.ts';
import { StoreProblem } from '../StoreProblem.ts';
import { BlockingCalls, IS_UP, NoAnswer } from './BlockingCalls.ts';
import type { Reply } from './BlockingCalls.ts';
import { BrokenReplica } from './ChangeLog.ts';
import type { ChangeLog } from './ChangeLog.ts';

/** What a call may take, ms: a turn with others before it, an entry (with the question whether it was stored), the first call. */
const TURN_MS = 2000;
const APPEND_MS = 4000;
const START_MS = 10_000;
/** What is large is given time by the megabyte, and a snapshot all it needs. */
const PER_MEGABYTE_MS = 500;
const SNAPSHOT_MS = 30 * 60_000;
/** Closing waits so long for the database to be told, ms. */
const FAREWELL_MS = 500;

const PROGRAM = join(import.meta.dirname, 'logWorker.ts');
const SNAPSHOT_PROGRAM = join(import.meta.dirname, 'snapshotWorker.ts');

const DOWN =
  'The shared database does not answer: nothing can be stored at the moment. Try again in a moment.';
/** In words for whoever wanted to write. */
const WORDS: Readonly<Record<string, string>> = {
  down: DOWN,
  unknown:
    'The shared database stopped answering while this was being stored. Look whether it is there before you do it again.',
};

type Tell = (event: Record<string, unknown>) => void;

/** The thread of the client: calls that wait for it, calls that do not, and what it tells by itself. */
class LogThread {
  readonly listeners = new Set<(last?: number) => void>();
  readonly hearers = new Set<(whisper: string) => void>();
  readonly #calls = new BlockingCalls();
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #tell: Tell;
  #lastAsked = 0;
  #isClosed = false;
  #failure: string | undefined;

  constructor(url: string, tell: Tell) {
    this.#tell = tell;
    const { theirs, memory } = this.#calls;
    this.#worker = new Worker(PROGRAM, {
      ...{ name: 'shared-log', execArgv: ['--no-warnings'] },
      ...{ workerData: { url, port: theirs, memory }, transferList: [theirs] },
    });
    this.#worker.unref();
    this.#worker.on('error', (error) => this.#fail(`its thread ended: ${String(error)}`));
    this.#worker.on('message', (message: FromThread) => this.#hear(message));
  }

  isUp = (): boolean => Atomics.load(this.#calls.memory, IS_UP) === 1;

  /** Waits for the answer, at most `ms`. */
  ask<T>(name: string, args: readonly unknown[], ms: number): T {
    if (this.#failure !== undefined) throw problemOf({ kind: 'down', message: this.#failure });
    try {
      return valueOf<T>(this.#calls.ask(name, args, ms));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#calls.say('abandon');
      throw problemOf({ kind: name === 'append' ? 'unknown' : 'down', message: error.message });
    }
  }

  /** The same, and fails at once while there is no connection. */
  askSoon<T>(name: string, args: readonly unknown[], ms: number): T {
    if (!this.isUp()) throw problemOf({ kind: 'down', message: 'not connected' });
    return this.ask<T>(name, args, ms);
  }

  askLater<T>(name: string, args: readonly unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined || this.#isClosed) {
        reject(problemOf({ kind: 'down', message: 'closed' }));
        return;
      }
      const id = (this.#lastAsked += 1);
      this.#waiting.set(id, (reply) => {
        try {
          resolve(valueOf<T>(reply));
        } catch (error) {
          reject(error as Error);
        }
      });
      this.#worker.postMessage({ id, name, args });
    });
  }

  say = (name: string, ...args: unknown[]): void => this.#calls.say(name, args);

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.listeners.clear();
    this.hearers.clear();
    this.#endWaiting('closed');
    this.#calls.say('close');
    this.#calls.close();
    setTimeout(() => void this.#worker.terminate(), FAREWELL_MS).unref();
  }

  #hear(message: FromThread): void {
    if ('news' in message) for (const listener of this.listeners) listener(message.news ?? undefined);
    else if ('event' in message) this.#tell(message.event);
    else if ('whisper' in message) for (const hearer of this.hearers) hearer(message.whisper);
    else {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }

  #fail(reason: string): void {
    if (this.#isClosed) return;
    this.#failure = reason;
    Atomics.store(this.#calls.memory, IS_UP, 0);
    this.#tell({ event: 'shared-store', state: 'down', reason });
    this.#endWaiting(reason);
  }

  #endWaiting(message: string): void {
    for (const [id, answer] of this.#waiting) answer({ id, problem: { kind: 'down', message } });
    this.#waiting.clear();
  }
}

type FromThread = Reply | { news: number | null } | { whisper: string } | { event: Record<string, unknown> };

/**
 * The log in PostgreSQL. Its client runs in a thread of its own; calls wait for that thread. While its connections are known
 * to be gone calls fail at once.
 */
export function openBridgedLog(url: string, tell: Tell): ChangeLog {
  const thread = new LogThread(url, tell);
  return {
    isUp: thread.isUp,
    open: () => thread.ask('open', [START_MS], START_MS + 1000),
    found: (head, file) => thread.ask('found', [head, file], SNAPSHOT_MS),
    turn: (after, wait) => thread.askSoon('turn', [after, wait], TURN_MS),
    append: (entry) =>
      thread.askSoon('append', [entry], APPEND_MS + (entry.changes.length / 1_000_000) * PER_MEGABYTE_MS),
    raise: (entry, file) => thread.ask('raise', [entry, file], SNAPSHOT_MS),
    release: () => thread.say('release'),
    read: (after) => thread.ask('read', [after], START_MS),
    load: (file) => thread.ask('load', [file], SNAPSHOT_MS),
    fetch: (after) => thread.askLater('read', [after]),
    fetchSnapshot: (file) => thread.askLater('load', [file]),
    renewSnapshot: (path, keep) => startSnapshot({ url, path, keep }, tell),
    onNews: (listener) => void thread.listeners.add(listener),
    whisper: (text) => thread.say('whisper', text),
    onWhisper: (listener) => void thread.hearers.add(listener),
    close: () => thread.close(),
  };
}

function valueOf<T>(reply: Reply): T {
  if ('problem' in reply) throw problemOf(reply.problem);
  return reply.value as T;
}

/** All of it passes, sooner or later; what the database said goes to the log, as the cause. */
function problemOf({ kind, message }: { kind: string; message: string }): Error {
  if (kind === 'broken') return new BrokenReplica(message);
  if (kind === 'start')
    return new StoreProblem(`The database that PLATFORM_DATABASE_URL names cannot be used: ${message}.`, {
      retryAfter: 2,
    });
  if (kind === 'busy') return new TurnTaken(new Error(message));
  const words = WORDS[kind] ?? `The shared database refused: ${message}. Try again in a moment.`;
  return new StoreProblem(words, { retryAfter: 2, cause: new Error(message) });
}

/** One at a time; whether another process is at it is for the database to say. */
let snapshots = 0;

function startSnapshot(workerData: { url: string; path: string; keep: number }, tell: Tell): void {
  if (snapshots > 0) return;
  snapshots += 1;
  const worker = new Worker(SNAPSHOT_PROGRAM, {
    ...{ name: 'shared-snapshot', execArgv: ['--no-warnings'], workerData },
  });
  worker.unref();
  worker.on('message', tell);
  worker.on('error', (error) => tell({ event: 'shared-snapshot-failed', error: String(error) }));
  worker.on('exit', () => (snapshots -= 1));
}
