/** How often the process looks at its clock, ms. */
const EVERY_MS = 50;
/** What a new look counts beside those before it. */
const WEIGHT = 0.3;
/**
 * One long task does not make a busy process: a look counts as far as the one before was late, too, or beyond what a task that
 * stands alone may take, ms.
 */
const FORGIVEN_MS = 500;

/** How far behind its clock a process runs, smoothed: what whoever waits for a turn has to wait, about. Milliseconds. */
export class LoopDelay {
  readonly #everyMs: number;
  #last: number;
  /** How late the last look was. */
  #before = 0;
  #smooth = 0;

  constructor(now: number, everyMs = EVERY_MS) {
    this.#last = now;
    this.#everyMs = everyMs;
  }

  /** To be called every `everyMs`, as nearly as the process comes to it. */
  tick(now: number): void {
    this.#smooth = this.#with(now);
    this.#before = this.#lateAt(now);
    this.#last = now;
  }

  /** The delay as it is now: a tick that has not come yet counts as far as it is late. */
  at(now: number): number {
    return Math.max(this.#smooth, this.#with(now));
  }

  /** The delay if it were looked now. */
  #with(now: number): number {
    const late = this.#lateAt(now);
    const counted = Math.max(Math.min(late, this.#before), late - FORGIVEN_MS);
    return this.#smooth + WEIGHT * (counted - this.#smooth);
  }

  #lateAt(now: number): number {
    return Math.max(0, now - this.#last - this.#everyMs);
  }
}

/** Follows the delay of this process; it does not keep the process alive. */
export function followLoopDelay(now: () => number = () => performance.now()): () => number {
  const delay = new LoopDelay(now());
  setInterval(() => delay.tick(now()), EVERY_MS).unref();
  return () => delay.at(now());
}
