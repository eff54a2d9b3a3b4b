import { createBoundedMap } from './createBoundedMap.ts';
import type { KeptPage, Lifetime, PageStore } from './createPageStore.ts';

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
}

/** Addresses known to lead nowhere or elsewhere that are remembered: in memory alone, as anyone can make them up. */
const ABSENT_KEPT = 1000;
const SECOND = 1000;
/** How long a complete page stands in for newer ones that are incomplete. Seconds. */
export const HELD_SECONDS = 86_400;
/** An age at which every page is made anew, and none is past its time. */
const OLDEST_SHOWN_SECONDS = HELD_SECONDS - 600;

/**
 * The clock by which Next reckons the age of a page. After the machine slept, or was set to another time, `Date.now()` is
 * ahead of it: a page with that date would not be made anew until Next's clock had caught up.
 */
const nextsClock = (): number => performance.timeOrigin + performance.now();

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

export function createPageCache(store: PageStore, now: () => number = nextsClock): PageCache {
  const absent = createBoundedMap<KeptAnswer>(ABSENT_KEPT);
  /** Where what Next was given came from: a render that fails hands it back to be held on to. */
  const origins = new WeakMap<object, KeptPage>();

  function answerOf(page: KeptPage): KeptAnswer {
    const { html, status, headers, heldAt, lifetime } = page;
    // Nobody asks for a page's data alone: what its islands need stands in the HTML.
    const value = { kind: 'PAGES' as const, html, headers, status, pageData: {} };
    origins.set(value, page);
    return { value, lastModified: heldAt, cacheControl: lifetime };
  }

  return {
    async get(key) {
      const known = absent.get(key);
      if (known) return known;
      const page = await store.read(key);
      return page ? answerOf(page) : null;
    },
    async set(key, value, lifetime) {
      if (value?.kind !== 'PAGES') {
        await store.remove(key);
        absent.set(key, { value, lastModified: now(), cacheControl: lifetime }, 1);
        return;
      }
      absent.delete(key);
      const origin = origins.get(value);
      if (origin) return store.write(key, { ...origin, heldAt: now(), lifetime });
      const isIncomplete = isMarkedIncomplete(value.pageData);
      if (isIncomplete && typeof lifetime.revalidate === 'number') lifetime.expire = 2 * lifetime.revalidate;
      const kept = isIncomplete ? await store.read(key) : undefined;
      const age = kept ? (now() - kept.madeAt) / SECOND : Infinity;
      if (kept && !kept.isIncomplete && age < HELD_SECONDS) {
        const held = { revalidate: lifetime.revalidate, expire: Math.ceil(HELD_SECONDS - age) };
        return store.write(key, { ...kept, heldAt: now(), lifetime: held });
      }
      return store.write(key, {
        html: value.html,
        status: value.status,
        headers: value.headers,
        isIncomplete,
        madeAt: now(),
        heldAt: now(),
        lifetime: { ...lifetime },
      });
    },
  };
}

function isMarkedIncomplete(pageData: object): boolean {
  const { pageProps } = pageData as { pageProps?: { isIncomplete?: unknown } };
  return pageProps?.isIncomplete === true;
}
