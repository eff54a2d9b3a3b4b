import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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
  busy: 'Another process is writing to the shared store and did not finish in time. Try again in a moment.',
  unknown:
    'The shared database stopped answering while this was being stored. Look whether it is there before you do it again.',
};

type Tell = (event: Record<string, unknown>) => void;

/**
 * The log in PostgreSQL. Its client runs in a thread of its own; calls wait for that thread. While its connections are known
 * to be gone calls fail at once.
 */
export function openBridgedLog(url: string, tell: Tell): ChangeLog {
  const calls = new BlockingCalls();
  const worker = new Worker(PROGRAM, {
    ...{ name: 'shared-log', execArgv: ['--no-warnings'] },
    workerData: { url, port: calls.theirs, memory: calls.memory },
    transferList: [calls.theirs],
  });
  worker.unref();
  const waiting = new Map<number, (reply: Reply) => void>();
  const listeners = new Set<(last?: number) => void>();
  let lastAsked = 0;
  let isClosed = false;
  let failure: string | undefined;
  const fail = (reason: string) => {
    if (isClosed) return;
    failure = reason;
    Atomics.store(calls.memory, IS_UP, 0);
    tell({ event: 'shared-store', state: 'down', reason });
    for (const [id, answer] of waiting) answer({ id, problem: { kind: 'down', message: reason } });
    waiting.clear();
  };
  worker.on('error', (error) => fail(`its thread ended: ${String(error)}`));
  worker.on('message', (message: Reply | { news: number | null } | { event: Record<string, unknown> }) => {
    if ('news' in message) for (const listener of listeners) listener(message.news ?? undefined);
    else if ('event' in message) tell(message.event);
    else {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });

  const ask = <T>(name: string, args: readonly unknown[], ms: number): T => {
    if (failure !== undefined) throw problemOf({ kind: 'down', message: failure });
    try {
      return valueOf<T>(calls.ask(name, args, ms));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      calls.say('abandon');
      throw problemOf({ kind: name === 'append' ? 'unknown' : 'down', message: error.message });
    }
  };
  const isUp = () => Atomics.load(calls.memory, IS_UP) === 1;
  const askSoon = <T>(name: string, args: readonly unknown[], ms: number): T => {
    if (!isUp()) throw problemOf({ kind: 'down', message: '' });
    return ask<T>(name, args, ms);
  };
  const askLater = <T>(name: string, args: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (failure !== undefined || isClosed) {
        reject(problemOf({ kind: 'down', message: '' }));
        return;
      }
      const id = (lastAsked += 1);
      waiting.set(id, (reply) => {
        try {
          resolve(valueOf<T>(reply));
        } catch (error) {
          reject(error as Error);
        }
      });
      worker.postMessage({ id, name, args });
    });

  return {
    isUp,
    open: () => ask('open', [START_MS], START_MS + 1000),
    found: (head, file) => ask('found', [head, file], SNAPSHOT_MS),
    turn: (after, wait) => askSoon('turn', [after, wait], TURN_MS),
    append: (entry) =>
      askSoon('append', [entry], APPEND_MS + (entry.changes.length / 1_000_000) * PER_MEGABYTE_MS),
    raise: (entry, file) => ask('raise', [entry, file], SNAPSHOT_MS),
    release: () => calls.say('release'),
    read: (after) => ask('read', [after], START_MS),
    load: (file) => ask('load', [file], SNAPSHOT_MS),
    fetch: (after) => askLater('read', [after]),
    fetchSnapshot: (file) => askLater('load', [file]),
    renewSnapshot: (path, keep) => startSnapshot({ url, path, keep }, tell),
    onNews: (listener) => void listeners.add(listener),
    close() {
      if (isClosed) return;
      isClosed = true;
      listeners.clear();
      for (const [id, answer] of waiting) answer({ id, problem: { kind: 'down', message: 'closed' } });
      waiting.clear();
      calls.say('close');
      calls.close();
      setTimeout(() => void worker.terminate(), FAREWELL_MS).unref();
    },
  };
}

function valueOf<T>(reply: Reply): T {
  if ('problem' in reply) throw problemOf(reply.problem);
  return reply.value as T;
}

/** All of it passes, sooner or later; what the database said goes to the log, as the cause. */
function problemOf({ kind, message }: { kind: string; message: string }): Error {
  if (kind === 'broken') return new BrokenReplica(message);
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
