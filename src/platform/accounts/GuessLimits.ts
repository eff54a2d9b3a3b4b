/** When waiting begins, how long it gets at most, and when failures are forgotten. Times in milliseconds. */
interface GuessRule {
  free: number;
  longestWaitMs: number;
}

const FORGET_AFTER_MS = 30 * 60_000;
const MOST_KEYS = 20_000;

/** A name: after five failures a second, then two, four … at most five minutes, so that nobody can lock a person out. */
const OF_A_NAME: GuessRule = { free: 5, longestWaitMs: 5 * 60_000 };
/** An address: a hospital's staff shares one, so it has more; a program that tries many names meets it soon. */
const OF_AN_ADDRESS: GuessRule = { free: 20, longestWaitMs: 15 * 60_000 };

/** Failed sign-ins by name and by address, in this process. Names that nobody has are counted alike. */
export class GuessLimits {
  readonly #now: () => number;
  readonly #failures = new Map<string, { count: number; until: number; at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds until a name may be tried from an address again; 0 for now. */
  waitOf(name: string, address: string): number {
    const now = this.#now();
    const left = [nameKey(name), addressKey(address)].map(
      (key) => (this.#failures.get(key)?.until ?? 0) - now,
    );
    return Math.max(0, ...left);
  }

  failed(name: string, address: string): void {
    this.#count(nameKey(name), OF_A_NAME);
    this.#count(addressKey(address), OF_AN_ADDRESS);
  }

  /**
   * Takes back what was counted for an attempt that was right. Of the address only that one: who has an account could
   * otherwise go on guessing others'.
   */
  succeeded(name: string, address: string): void {
    this.#failures.delete(nameKey(name));
    const ofAddress = this.#failures.get(addressKey(address));
    if (!ofAddress) return;
    ofAddress.count -= 1;
    ofAddress.until = 0;
  }

  #count(key: string, { free, longestWaitMs }: GuessRule): void {
    const now = this.#now();
    const known = this.#failures.get(key);
    const count = known && now - known.at < FORGET_AFTER_MS ? known.count + 1 : 1;
    const wait = count < free ? 0 : Math.min(longestWaitMs, 1000 * 2 ** Math.min(count - free, 20));
    // Set anew, so that the map's order is that of the last failure and the oldest goes first.
    this.#failures.delete(key);
    this.#failures.set(key, { count, until: now + wait, at: now });
    if (this.#failures.size > MOST_KEYS) {
      const oldest = this.#failures.keys().next();
      if (!oldest.done) this.#failures.delete(oldest.value);
    }
  }
}

const nameKey = (name: string) => `name ${name}`;
const addressKey = (address: string) => `address ${address}`;
