import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { SearchDesk } from './SearchDesk.ts';
import { moment } from './workerMessages.ts';
import type { Asked, Failure, FromWorker, ToWorker, WorkerStart } from './workerMessages.ts';

const PROGRAM = join(import.meta.dirname, 'searchWorker.ts');

export interface SearchWorkerOptions extends WorkerStart {
  log: (event: Record<string, unknown>) => void;
  /** The file the thread runs; tests give others. */
  program?: string;
  limits?: Partial<SearchLimits>;
}

export interface SearchLimits {
  /** Searches that may wait at once; the next one is refused. */
  mostWaiting: number;
  /** Time for an answer, from when it was asked for, ms. */
  answerMs: number;
  /** A thread that has something to do and says nothing for so long is taken for dead, ms. */
  silentMs: number;
  /** A thread that ends again before this is started anew later each time, ms. */
  shortLifeMs: number;
}

const LIMITS: SearchLimits = { mostWaiting: 128, answerMs: 2000, silentMs: 10_000, shortLifeMs: 10_000 };
/** Longest pause before a new thread is started, ms. */
const LONGEST_PAUSE_MS = 10_000;
/** A thread may take so long to end by itself, ms. */
const CLOSE_MS = 3000;
/** How often it is looked for what waits too long, ms. */
const LOOK_MS = 100;

interface Waiting {
  asked: Asked;
  resolve: (answer: string) => void;
  reject: (problem: Error) => void;
}

/** Refuses a search that cannot be answered now. */
const busy = (message: string) => new HttpProblem(503, message, { 'retry-after': '1' });

export interface SearchWorker extends SearchDesk {
  /** What changed in the store until now is found by the next search, unless somebody else is writing just then. */
  catchUp(): void;
}

/** Starts the thread of the search over a data file. */
export const openSearchWorker = (options: SearchWorkerOptions): SearchWorker => new WorkerDesk(options);

/**
 * Hands searches to a thread of its own and waits for its answers, each for a limited time. A thread that dies, or is silent
 * too long, is replaced: what it was working on is refused with 503, what is asked meanwhile waits for the new one.
 */
class WorkerDesk implements SearchWorker {
  readonly ready: Promise<void>;
  readonly #options: SearchWorkerOptions;
  readonly #limits: SearchLimits;
  /** Not answered yet, by id, in the order they came. */
  readonly #waiting = new Map<number, Waiting>();
  /** Handed to the thread, which has not said anything of them. */
  readonly #given = new Set<number>();
  readonly #look: NodeJS.Timeout;
  #isReady: (() => void) | undefined;
  #cannotStart: ((problem: Error) => void) | undefined;
  #worker: Worker | undefined;
  /** Whether the thread there is has its indexes. */
  #isOpen = false;
  #wasOpen = false;
  #isClosing = false;
  #lastId = 0;
  #started = 0;
  #heard = 0;
  #shortLives = 0;
  #entities = 0;
  #again: NodeJS.Timeout | undefined;

  constructor(options: SearchWorkerOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      this.#cannotStart = reject;
    });
    // Whoever does not wait for it is told by the log.
    this.ready.catch(() => undefined);
    this.#start();
    this.#look = setInterval(() => this.#refuseLate(), LOOK_MS);
    this.#look.unref();
  }

  ask: SearchDesk['ask'] = (kind, query) => {
    if (this.#isClosing) return Promise.reject(busy('The search is stopping'));
    if (this.#waiting.size >= this.#limits.mostWaiting)
      return Promise.reject(busy('Too many searches wait already'));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const asked: Asked = { id: this.#lastId, kind, query, until: moment() + this.#limits.answerMs };
      this.#waiting.set(asked.id, { asked, resolve, reject });
      if (this.#isOpen) this.#give(asked);
    });
  };

  waiting(): number {
    return this.#entities;
  }

  underWay(): number {
    return this.#waiting.size;
  }

  catchUp(): void {
    this.#post({ catchUp: true });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#look);
    clearTimeout(this.#again);
    this.#refuseAll(() => true, 'The search is stopping');
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    this.#post({ close: true });
    const patience = setTimeout(() => void worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(patience);
  }

  #start(): void {
    const { path, universalBudget, program = PROGRAM } = this.#options;
    const start: WorkerStart = { path, universalBudget };
    const worker = new Worker(program, { workerData: start });
    this.#worker = worker;
    this.#started = performance.now();
    let reason = 'it ended by itself';
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error: unknown) => {
      reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    });
    worker.once('exit', () => this.#ended(reason));
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #give(asked: Asked): void {
    if (this.#given.size === 0) this.#heard = performance.now();
    this.#given.add(asked.id);
    this.#post({ ask: asked });
  }

  #hear(message: FromWorker): void {
    this.#heard = performance.now();
    if ('log' in message) this.#options.log(message.log);
    else if ('waiting' in message) this.#entities = message.waiting;
    else if ('ready' in message) {
      this.#isOpen = true;
      this.#wasOpen = true;
      this.#isReady?.();
      for (const { asked } of this.#waiting.values()) this.#give(asked);
    } else {
      this.#given.delete(message.id);
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ('answer' in message) waiting?.resolve(message.answer);
      else waiting?.reject('failure' in message ? problemOf(message.failure) : late());
    }
  }

  #ended(reason: string): void {
    this.#worker = undefined;
    this.#isOpen = false;
    if (this.#isClosing) return;
    const given = new Set(this.#given);
    this.#given.clear();
    this.#refuseAll((id) => given.has(id), 'The search was interrupted');
    this.#options.log({ event: 'search-worker-ended', error: reason, refused: given.size });
    if (!this.#wasOpen) {
      this.#cannotStart?.(new Error(`The search could not be opened: ${reason}`));
      return;
    }
    const isShort = performance.now() - this.#started < this.#limits.shortLifeMs;
    this.#shortLives = isShort ? this.#shortLives + 1 : 0;
    const pause = isShort ? Math.min(100 * 2 ** this.#shortLives, LONGEST_PAUSE_MS) : 0;
    this.#again = setTimeout(() => this.#start(), pause);
    this.#again.unref();
  }

  #refuseAll(isMeant: (id: number) => boolean, message: string): void {
    for (const [id, { reject }] of this.#waiting) {
      if (!isMeant(id)) continue;
      this.#waiting.delete(id);
      reject(busy(message));
    }
  }

  /** Refuses what nobody should wait for any longer, and ends a thread that says nothing. */
  #refuseLate(): void {
    const now = moment();
    for (const [id, { asked, reject }] of this.#waiting) {
      if (asked.until > now) break;
      this.#waiting.delete(id);
      reject(late());
    }
    const isSilent =
      this.#isOpen && this.#given.size > 0 && performance.now() - this.#heard > this.#limits.silentMs;
    if (isSilent) void this.#worker?.terminate();
  }
}

const late = () => busy('The search takes too long');

const problemOf = ({ status, headers, message }: Failure): Error =>
  status === undefined ? new Error(message) : new HttpProblem(status, message, headers);
