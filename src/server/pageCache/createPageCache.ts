import { createBoundedMap } from './createBoundedMap.ts';
import type { KeptPage, Lifetime, Marks, PageStore } from './createPageStore.ts';
import { nextsClock } from './nextsClock.ts';

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
  get(key: string): Promise<KeptAnswer | null>;
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
}

/** Addresses known to lead nowhere or elsewhere that are remembered: in memory alone, as anyone can make them up. */
const ABSENT_KEPT = 1000;
const SECOND = 1000;
/** Pages that are waited for to be made anew, the last of them. */
const EXPECTED_KEPT = 20_000;
/** How long outdated pages are shown once more after one could not be made anew: a late page is better than none. */
const PATIENCE_MS = 10 * SECOND;
/** How long a complete page stands in for newer ones that are incomplete. Seconds. */
export const HELD_SECONDS = 86_400;
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

/** Addresses that lead nowhere or elsewhere, as far as that was found out since it last changed. */
function createAbsent(now: () => number) {
  const absent = createBoundedMap<KeptAnswer>(ABSENT_KEPT);
  const forgotten: Marks = {};
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
    set(key: string, answer: KeptAnswer) {
      const since = asked.get(key) ?? now();
      asked.delete(key);
      if (since > lastMark(forgotten, key)) absent.set(key, answer, 1);
    },
    forget(below: readonly string[]) {
      const marked = Object.fromEntries(below.map((one) => [one, now()]));
      Object.assign(forgotten, marked);
      for (const key of [...absent.keys()]) if (lastMark(marked, key) > -Infinity) absent.delete(key);
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
    add: (address: string) => expected.set(address, now() - 1, 1),
    /** Whatever came of it, it was tried; only what began before leaves the page to be made. */
    tried(key: string, begunAt: number) {
      if (begunAt > since(key)) expected.delete(addressIn(key));
    },
  };
}

export function createPageCache(store: PageStore, now: () => number = nextsClock): PageCache {
  const absent = createAbsent(now);
  /** Where what Next was given came from: a render that fails hands it back to be held on to. */
  const origins = new WeakMap<object, KeptPage>();
  const expected = createExpected(now);
  let marks: Promise<Marks> | undefined;
  const readMarks = () => (marks ??= store.readMarks());
  let failedAt = -Infinity;
  /** The last of what is being kept under a key: a page is compared with what stands there, one after the other. */
  const turns = new Map<string, Promise<void>>();
  async function inTurn(key: string, work: () => Promise<void>): Promise<void> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => undefined);
    turns.set(key, settled);
    await settled;
    if (turns.get(key) === settled) turns.delete(key);
    return turn;
  }

  function answerOf(page: KeptPage): KeptAnswer {
    const { html, status, headers, heldAt, lifetime } = page;
    // Nobody asks for a page's data alone: what its islands need stands in the HTML.
    const value = { kind: 'PAGES' as const, html, headers, status, pageData: {} };
    origins.set(value, page);
    return { value, lastModified: heldAt, cacheControl: lifetime };
  }

  async function keep(key: string, value: RenderedValue, lifetime: Lifetime): Promise<void> {
    const madeAt = beginningOf(value) ?? now();
    expected.tried(key, madeAt);
    if (value?.kind !== 'PAGES') {
      await store.remove(key);
      absent.set(key, { value, lastModified: now(), cacheControl: lifetime });
      return;
    }
    const kept = await store.read(key);
    const origin = origins.get(value);
    if (origin) {
      failedAt = now();
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
      failedAt = now();
      const held = { revalidate: lifetime.revalidate, expire: Math.ceil(HELD_SECONDS - age) };
      return store.write(key, { ...kept, heldAt: now(), lifetime: held });
    }
    const { html, status, headers } = value;
    const made = { madeAt, heldAt: now(), lifetime: { ...lifetime } };
    return store.write(key, { html, status, headers, isIncomplete, ...made });
  }

  return {
    async get(key) {
      const known = absent.get(key);
      if (known) return known;
      const page = await store.read(key);
      if (!page) {
        absent.asks(key);
        return null;
      }
      const answer = answerOf(page);
      const outdatedAt = Math.max(lastMark(await readMarks(), key), expected.since(key));
      if (page.madeAt > outdatedAt) return answer;
      // Next's word for a page that is not to be shown before it has been made anew.
      if (now() > failedAt + PATIENCE_MS) return { ...answer, lastModified: -1 };
      return neverExpired({ ...answer, lastModified: 0 }, now());
    },
    set: (key, value, lifetime) => inTurn(key, () => keep(key, value, lifetime)),
    expect: expected.add,
    forgetAbsent: absent.forget,
    async outdate(below) {
      const at = now();
      marks = readMarks().then((known) => ({
        ...known,
        ...Object.fromEntries(below.map((one) => [one, at])),
      }));
      await store.writeMarks(await marks);
    },
  };
}

/** Next's keys are addresses behind the name of their cache. */
const addressIn = (key: string): string => key.replace(/^.*?\/\$(?=\/)/, '');

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
  (pageData as { pageProps?: { isIncomplete?: unknown; begunAt?: unknown } }).pageProps;

const isMarkedIncomplete = (pageData: object): boolean => propsOf(pageData)?.isIncomplete === true;

/** When whoever made the page began to read what it says, by Next's clock. */
function beginningOf(value: RenderedValue): number | undefined {
  const begunAt = value?.kind === 'PAGES' ? propsOf(value.pageData)?.begunAt : undefined;
  return typeof begunAt === 'number' ? begunAt : undefined;
}
