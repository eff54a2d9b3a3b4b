/** How often the process looks at its clock, ms. */
const EVERY_MS = 50;
/** What a new look counts beside those before it: one long task does not make a busy process, several seconds do. */
const WEIGHT = 0.3;

/** How far behind its clock a process runs, smoothed: what whoever waits for a turn has to wait, about. Milliseconds. */
export class LoopDelay {
  readonly #everyMs: number;
  #last: number;
  #smooth = 0;

  constructor(now: number, everyMs = EVERY_MS) {
    this.#last = now;
    this.#everyMs = everyMs;
  }

  /** To be called every `everyMs`, as nearly as the process comes to it. */
  tick(now: number): void {
    this.#smooth += WEIGHT * (this.#lateAt(now) - this.#smooth);
    this.#last = now;
  }

  /** The delay as it is now: a tick that has not come yet counts as far as it is late. */
  at(now: number): number {
    return Math.max(this.#smooth, this.#smooth + WEIGHT * (this.#lateAt(now) - this.#smooth));
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
