import { decodeText } from '../../domain/text/encodeText.ts';
import { createBoundedMap } from './createBoundedMap.ts';
import type { KeptPage, Lifetime, PageStore } from './createPageStore.ts';
import { HELD_SECONDS } from './heldSeconds.ts';
import { nextsClock } from './nextsClock.ts';
import { ALONE } from './Peers.ts';
import type { Marks, News, Peers } from './Peers.ts';

/** What Next hands over to be kept: a page, a redirect, or null for "not found". */
export type RenderedValue =
  | {
      kind: 'PAGES';
      html: string;
      pageData: object;
      headers?: Record<string, string | string[]> | undefined;
      status?: number | undefined;
    }
  | { kind: 'REDIRECT'; props: object }
  | null;

/** What Next is given back. */
export interface KeptAnswer {
  value: RenderedValue;
  lastModified: number;
  cacheControl: Lifetime;
}

/** The page cache as Next's handler asks it. */
export interface PageCache {
  /**
   * What is kept, or null where the page is to be made. Of several processes that share their pages one makes a page, the
   * others wait for it. `isOrdered`: the page is being made anew because of a publication.
   */
  get(key: string, options?: { isOrdered?: boolean }): Promise<KeptAnswer | null>;
  /**
   * Keeps what was rendered, unless it knows less than what is kept. `lifetime` is the one the answer is sent with: that
   * of an incomplete page is shortened in place, so that no cache in front shows it for longer than this one does.
   */
  set(key: string, value: RenderedValue, lifetime: Lifetime): Promise<void>;
  /**
   * Something that stands on every page below these addresses was published: what is kept of them is made anew before it is
   * shown again, each page when somebody asks for it. Resolves when that outlives the process.
   */
  outdate(below: readonly string[]): Promise<void>;
  /** A page is about to be made anew. What another began to make of it before now is not to be shown, though it be done later. */
  expect(address: string): void;
  /** Where addresses below these lead has changed: that one of them led nowhere is forgotten. */
  forgetAbsent(below: readonly string[]): void;
  /** What the page at an address was said to show, for the edge; none where this process has not shown it lately. */
  keysOf(address: string): readonly string[];
  /** Whether the page at an address was kept when it was last asked for: to answer it costs next to nothing. */
  isAtHand(address: string): boolean;
  /** A page somebody was about to make could not be made: another may try. */
  giveUp(address: string): void;
  /** Tells the processes that share pages with this one what they are to forget. */
  tell(news: Pick<News, 'phrases' | 'redirects'>): Promise<void>;
}

/** Addresses known to lead nowhere or elsewhere that are remembered: in memory alone, as anyone can make them up. */
const ABSENT_KEPT = 1000;
const SECOND = 1000;
/** Pages that are waited for to be made anew, the last of them. */
const EXPECTED_KEPT = 20_000;
/** Addresses whose keys are remembered, the last of them. */
const KEYS_KEPT = 20_000;
/** Addresses of which it is remembered that there is a page, the last of them. */
const AT_HAND_KEPT = 20_000;
/** Pages that are being made at the same time, at the most. */
const CLAIMED_KEPT = 10_000;
/** How long outdated pages are shown once more after one could not be made anew: a late page is better than none. */
const PATIENCE_MS = 10 * SECOND;
/** How long one waits for a page that another process makes, and how often it is looked for meanwhile. */
const WAIT_MS = 5 * SECOND;
const LOOK_MS = 100;
/** An age at which every page is made anew, and none is past its time. */
const OLDEST_SHOWN_SECONDS = HELD_SECONDS - 600;

/**
 * Next shows no page that is past its time before it has made it anew. Of the error page that would leave nothing: what it
 * is needed for is that no source answers. So it is old at the most, never past its time.
 */
export function neverExpired<
  A extends { lastModified?: number | undefined; cacheControl?: Lifetime | undefined },
>(answer: A, now: number = nextsClock()): A {
  const oldest = now - OLDEST_SHOWN_SECONDS * SECOND;
  const { lastModified = 0, cacheControl } = answer;
  return {
    ...answer,
    lastModified: Math.max(lastModified, oldest),
    ...(cacheControl && { cacheControl: { ...cacheControl, expire: HELD_SECONDS } }),
  };
}

/** A page whose time has come, as one that has a second left: another process is making it anew. */
function shownMeanwhile(answer: KeptAnswer, now: number): KeptAnswer {
  const { revalidate } = answer.cacheControl;
  return typeof revalidate === 'number'
    ? { ...answer, lastModified: now - revalidate * SECOND + SECOND }
    : answer;
}

/** Addresses that lead nowhere or elsewhere, as far as that was found out since it last changed. */
function createAbsent(now: () => number) {
  const absent = createBoundedMap<KeptAnswer>(ABSENT_KEPT);
  const forgotten: Record<string, number> = {};
  /** Since when it is being found out what is at an address. */
  const asked = createBoundedMap<number>(ABSENT_KEPT);
  return {
    get: absent.get,
    asks(key: string) {
      if (!asked.has(key)) asked.set(key, now(), 1);
    },
    delete(key: string) {
      asked.delete(key);
      absent.delete(key);
    },
    /** Unless there may be something since `changedAt`. */
    set(key: string, answer: KeptAnswer, changedAt: number) {
      const since = asked.get(key) ?? now();
      asked.delete(key);
      if (since > Math.max(lastMark(forgotten, key), changedAt)) absent.set(key, answer, 1);
    },
    forget(marked: Marks) {
      Object.assign(forgotten, marked);
      for (const key of [...absent.keys()]) if (lastMark(marked, key) > -Infinity) absent.delete(key);
    },
    /** There is going to be a page. */
    forgetOne(address: string) {
      for (const key of [...absent.keys()]) if (addressIn(key) === address) absent.delete(key);
    },
  };
}

/** Pages that are to be made anew: Next lets one who wants that join whoever is making the page already, of what was before. */
function createExpected(now: () => number) {
  const expected = createBoundedMap<number>(EXPECTED_KEPT);
  const since = (key: string) => expected.get(addressIn(key)) ?? -Infinity;
  return {
    since,
    // What begins in the millisecond of the call knows what was published before it.
    add: (address: string, at = now() - 1) => expected.set(address, at, 1),
    /** Whatever came of it, it was tried; only what began before leaves the page to be made. */
    tried(key: string, begunAt: number) {
      if (begunAt > since(key)) expected.delete(addressIn(key));
    },
  };
}

/** Has what is done under a key be done one after the other: a page is compared with what stands there. */
function createTurns() {
  /** The last of what is being done under a key. */
  const turns = new Map<string, Promise<void>>();
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => undefined);
    turns.set(key, settled);
    await settled;
    if (turns.get(key) === settled) turns.delete(key);
    return turn;
  };
}

/** What is kept under a key: whether it need not be made anew, and whether it may be shown while it is. */
interface Look {
  answer: KeptAnswer | null;
  isCurrent: boolean;
  isShown: boolean;
}

class KeptPages implements PageCache {
  #store: PageStore;
  #now: () => number;
  #peers: Peers;
  #absent: ReturnType<typeof createAbsent>;
  #expected: ReturnType<typeof createExpected>;
  #inTurn = createTurns();
  /** Where what Next was given came from: a render that fails hands it back to be held on to. */
  #origins = new WeakMap<object, KeptPage>();
  /** When which page was looked at by somebody who may make it anew. */
  #seen = createBoundedMap<{ at: number; madeAt: number }>(CLAIMED_KEPT);
  #failedAt = -Infinity;
  /** What an edge finds pages by, by their decoded address: whoever answers knows no more than that. */
  #keys = createBoundedMap<readonly string[]>(KEYS_KEPT);
  /** Decoded addresses at which a page was found. */
  #atHand = createBoundedMap<true>(AT_HAND_KEPT);
  /** Keys of the pages this process has told others it makes, by their address. */
  #claimed = createBoundedMap<string>(CLAIMED_KEPT);

  constructor(store: PageStore, now: () => number, peers: Peers) {
    this.#store = store;
    this.#now = now;
    this.#peers = peers;
    this.#absent = createAbsent(now);
    this.#expected = createExpected(now);
    peers.onNews((news) => this.#hear(news));
  }

  async get(key: string, { isOrdered = false } = {}): Promise<KeptAnswer | null> {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const { answer, isCurrent, isShown } = await this.#look(key);
      // What is ordered and nobody has asked for yet is not made.
      if (isOrdered ? !answer : isCurrent) return answer;
      const claim = await this.#peers.claim(key, isOrdered);
      if (claim === 'ours') this.#claimed.set(addressIn(key), key, 1);
      if (isOrdered || claim === 'alone') return answer;
      if (claim === 'ours') {
        const again = await this.#look(key);
        // Whoever had claimed it before may just have kept it.
        if (again.isCurrent) await this.#release(key);
        return again.answer;
      }
      if (answer && isShown) return shownMeanwhile(answer, this.#now());
      if (performance.now() > until) return answer;
      await this.#peers.untilKept(key, LOOK_MS);
    }
  }

  async set(key: string, value: RenderedValue, lifetime: Lifetime): Promise<void> {
    try {
      await this.#inTurn(key, () => this.#keep(key, value, lifetime));
    } finally {
      await this.#release(key);
    }
  }

  expect(address: string): void {
    const at = this.#now() - 1;
    this.#expected.add(address, at);
    void this.#peers.tell({ expected: { [address]: at } });
  }

  forgetAbsent(below: readonly string[]): void {
    const moved = this.#markOf(below);
    this.#absent.forget(moved);
    void this.#peers.tell({ moved });
  }

  keysOf(address: string): readonly string[] {
    return this.#keys.get(decodedAddress(address)) ?? [];
  }

  isAtHand(address: string): boolean {
    return this.#atHand.has(decodedAddress(address));
  }

  giveUp(address: string): void {
    const key = this.#claimed.get(address);
    if (key !== undefined) void this.#release(key);
  }

  tell(news: Pick<News, 'phrases' | 'redirects'>): Promise<void> {
    return this.#peers.tell(news);
  }

  async outdate(below: readonly string[]): Promise<void> {
    const outdated = this.#markOf(below);
    await Promise.all([this.#store.addMarks(outdated), this.#peers.tell({ outdated })]);
  }

  #markOf(below: readonly string[]): Marks {
    const at = this.#now();
    return Object.fromEntries(below.map((one) => [one, at]));
  }

  #hear({ outdated, expected = {}, moved }: News): void {
    if (outdated) void this.#store.addMarks(outdated);
    for (const [address, at] of Object.entries(expected)) {
      this.#expected.add(address, at);
      this.#absent.forgetOne(address);
    }
    if (moved) this.#absent.forget(moved);
  }

  async #release(key: string): Promise<void> {
    if (this.#claimed.get(addressIn(key)) !== key) return;
    this.#claimed.delete(addressIn(key));
    await this.#peers.release(key);
  }

  #noteKeys(key: string, keys: readonly string[] | undefined): void {
    if (keys) this.#keys.set(decodedAddress(addressIn(key)), keys, 1);
  }

  #answerOf(page: KeptPage): KeptAnswer {
    const { html, status, headers, heldAt, lifetime } = page;
    // Nobody asks for a page's data alone: what its islands need stands in the HTML.
    const value = { kind: 'PAGES' as const, html, headers, status, pageData: {} };
    this.#origins.set(value, page);
    return { value, lastModified: heldAt, cacheControl: lifetime };
  }

  async #look(key: string): Promise<Look> {
    const known = this.#absent.get(key);
    if (known) return { answer: known, isCurrent: true, isShown: true };
    const page = await this.#store.read(key);
    if (!page) {
      this.#absent.asks(key);
      return { answer: null, isCurrent: false, isShown: false };
    }
    const now = this.#now();
    if (page.madeAt >= now) this.#seen.set(key, { at: now, madeAt: page.madeAt }, 1);
    const answer = this.#answerOf(page);
    this.#noteKeys(key, page.keys);
    this.#atHand.set(decodedAddress(addressIn(key)), true, 1);
    const outdatedAt = Math.max(lastMark(await this.#store.readMarks(), key), this.#expected.since(key));
    if (page.madeAt > outdatedAt) {
      const age = (now - page.heldAt) / SECOND;
      const { revalidate, expire = Infinity } = page.lifetime;
      return { answer, isCurrent: revalidate === false || age <= revalidate, isShown: age <= expire };
    }
    // Next's word for a page that is not to be shown before it has been made anew.
    if (now > this.#failedAt + PATIENCE_MS)
      return { answer: { ...answer, lastModified: -1 }, isCurrent: false, isShown: false };
    return { answer: neverExpired({ ...answer, lastModified: 0 }, now), isCurrent: false, isShown: true };
  }

  /**
   * Whoever begins to make a page having seen the one that is kept makes a newer one, whatever the clocks say of one that
   * another process made.
   */
  #laterThanSeen(key: string, begunAt: number): number {
    const seen = this.#seen.get(key);
    return seen && seen.at <= begunAt ? Math.max(begunAt, seen.madeAt + 1) : begunAt;
  }

  async #keep(key: string, value: RenderedValue, lifetime: Lifetime): Promise<void> {
    const store = this.#store;
    const now = this.#now;
    const absent = this.#absent;
    const madeAt = this.#laterThanSeen(key, beginningOf(value) ?? now());
    const expectedAt = this.#expected.since(key);
    this.#expected.tried(key, madeAt);
    if (value?.kind !== 'PAGES') {
      this.#atHand.delete(decodedAddress(addressIn(key)));
      await store.remove(key);
      absent.set(key, { value, lastModified: now(), cacheControl: lifetime }, expectedAt);
      return;
    }
    const kept = await store.read(key);
    const origin = this.#origins.get(value);
    if (origin) {
      this.#failedAt = now();
      // Taken off the site meanwhile, it does not come back.
      if (!absent.get(key)) await store.write(key, { ...(kept ?? origin), heldAt: now(), lifetime });
      return;
    }
    // Two may be making a page at once: the one that began to read last knows what was published between.
    const newest = Math.max(kept?.madeAt ?? -Infinity, absent.get(key)?.lastModified ?? -Infinity);
    if (newest > madeAt) return;
    absent.delete(key);
    const isIncomplete = isMarkedIncomplete(value.pageData);
    if (isIncomplete && typeof lifetime.revalidate === 'number') lifetime.expire = 2 * lifetime.revalidate;
    const age = kept ? (now() - kept.madeAt) / SECOND : Infinity;
    if (isIncomplete && kept && !kept.isIncomplete && age < HELD_SECONDS) {
      this.#failedAt = now();
      const held = { revalidate: lifetime.revalidate, expire: Math.ceil(HELD_SECONDS - age) };
      return store.write(key, { ...kept, heldAt: now(), lifetime: held });
    }
    const { html, status, headers } = value;
    const keys = propsOf(value.pageData)?.keys as readonly string[] | undefined;
    this.#noteKeys(key, keys);
    const made = { madeAt, heldAt: now(), lifetime: { ...lifetime } };
    return store.write(key, { html, status, headers, isIncomplete, ...(keys && { keys }), ...made });
  }
}

export function createPageCache(
  store: PageStore,
  now: () => number = nextsClock,
  peers: Peers = ALONE,
): PageCache {
  return new KeptPages(store, now, peers);
}

/** Next's keys are addresses behind the name of their cache. */
const addressIn = (key: string): string => key.replace(/^.*?\/\$(?=\/)/, '');

const decodedAddress = (address: string): string => address.split('/').map(decodeText).join('/');

/** When what stands on a page was last published, as one of the marks says it. */
function lastMark(marks: Marks, key: string): number {
  const address = addressIn(key);
  let last = -Infinity;
  for (const [below, at] of Object.entries(marks))
    if (at > last && (address === below || address.startsWith(`${below}/`))) last = at;
  return last;
}

/** What a page says of itself to the cache. */
const propsOf = (pageData: object) =>
  (pageData as { pageProps?: { isIncomplete?: unknown; begunAt?: unknown; keys?: unknown } }).pageProps;

const isMarkedIncomplete = (pageData: object): boolean => propsOf(pageData)?.isIncomplete === true;

/** When whoever made the page began to read what it says, by Next's clock. */
function beginningOf(value: RenderedValue): number | undefined {
  const begunAt = value?.kind === 'PAGES' ? propsOf(value.pageData)?.begunAt : undefined;
  return typeof begunAt === 'number' ? begunAt : undefined;
}
