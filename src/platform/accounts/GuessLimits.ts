import type { Store } from '../store/Store.ts';
import { hashToken } from './tokens.ts';

/** When waiting begins, how long it gets at most, and when failures are forgotten. Times in milliseconds. */
interface GuessRule {
  free: number;
  longestWaitMs: number;
}

interface Failures {
  count: number;
  /** Until when nothing is tried, and when it was the last time; ms since 1970. */
  until: number;
  at: number;
}

const SPACE = 'guesses';
const FORGET_AFTER_MS = 30 * 60_000;
const SWEEP_EVERY_MS = 10 * 60_000;
const MOST_KEYS = 20_000;

/** A name: after five failures a second, then two, four … at most five minutes, so that nobody can lock a person out. */
const OF_A_NAME: GuessRule = { free: 5, longestWaitMs: 5 * 60_000 };
/** An address: a hospital's staff shares one, so it has more; a program that tries many names meets it soon. */
const OF_AN_ADDRESS: GuessRule = { free: 20, longestWaitMs: 15 * 60_000 };

/**
 * Failed sign-ins by name and by address, in the store: what is tried at one platform counts at all that share it, and a
 * restart forgets nothing. Names that nobody has are counted alike. Names and addresses are kept as hashes.
 */
export class GuessLimits {
  readonly #store: Store;
  readonly #now: () => number;
  #swept = 0;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Milliseconds until a name may be tried from an address again, as far as this process knows; 0 for now. */
  waitOf(name: string, address: string): number {
    const now = this.#now();
    const left = [nameKey(name), addressKey(address)].map((key) => (this.#known(key)?.until ?? 0) - now);
    return Math.max(0, ...left);
  }

  /**
   * Counts a try before it is known what becomes of it, so that many at once are not one, wherever they come in. Answers
   * milliseconds to wait, and counts nothing then; 0 for one that may go on.
   */
  attempt(name: string, address: string): number {
    return this.#store.transaction(() => {
      const wait = this.waitOf(name, address);
      if (wait > 0) return wait;
      this.#count(nameKey(name), OF_A_NAME);
      this.#count(addressKey(address), OF_AN_ADDRESS);
      this.#sweep();
      return 0;
    });
  }

  /**
   * Takes back what was counted for an attempt that was right. Of the address only that one: who has an account could
   * otherwise go on guessing others'.
   */
  succeeded(name: string, address: string): void {
    this.#store.transaction(() => {
      this.#store.facts.put(SPACE, nameKey(name), undefined);
      const ofAddress = this.#known(addressKey(address));
      if (!ofAddress) return;
      this.#store.facts.put(SPACE, addressKey(address), {
        ...ofAddress,
        ...{ count: ofAddress.count - 1, until: 0 },
      });
    });
  }

  #known = (key: string) => this.#store.facts.get(SPACE, key) as Failures | undefined;

  #count(key: string, { free, longestWaitMs }: GuessRule): void {
    const now = this.#now();
    const known = this.#known(key);
    const count = known && now - known.at < FORGET_AFTER_MS ? known.count + 1 : 1;
    const wait = count < free ? 0 : Math.min(longestWaitMs, 1000 * 2 ** Math.min(count - free, 20));
    this.#store.facts.put(SPACE, key, { count, until: now + wait, at: now } satisfies Failures);
  }

  /** Forgets what is old, and the oldest where somebody tries more names than can be kept. */
  #sweep(): void {
    const now = this.#now();
    if (now - this.#swept < SWEEP_EVERY_MS) return;
    this.#swept = now;
    const all = [...this.#store.facts.entries(SPACE)].map(([key, value]) => ({
      key,
      ...(value as Failures),
    }));
    const isOld = ({ at, until }: Failures) => now - at >= FORGET_AFTER_MS && until <= now;
    const kept = all.filter((one) => !isOld(one)).sort((a, b) => b.at - a.at);
    for (const { key } of [...all.filter(isOld), ...kept.slice(MOST_KEYS)])
      this.#store.facts.put(SPACE, key, undefined);
  }
}

const nameKey = (name: string) => `name ${hashToken(name)}`;
const addressKey = (address: string) => `address ${hashToken(address)}`;
