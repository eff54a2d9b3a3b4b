import { createPageCache, HELD_SECONDS, neverExpired } from './createPageCache.ts';
import type { RenderedValue } from './createPageCache.ts';
import type { KeptPage, PageStore } from './createPageStore.ts';

const START = 1_000_000_000_000;

/** A store of plain data, and a cache over it at a time that can be set. */
function world() {
  const pages = new Map<string, KeptPage>();
  const clock = { now: START };
  const store: PageStore = {
    read: async (key) => pages.get(key),
    write: async (key, page) => void pages.set(key, page),
    remove: async (key) => void pages.delete(key),
    sizes: async () => ({ memoryBytes: 0, diskBytes: 0, memoryPages: pages.size, diskPages: 0 }),
  };
  return { pages, clock, cache: createPageCache(store, () => clock.now) };
}
const rendered = (html: string, isIncomplete = false): RenderedValue => ({
  kind: 'PAGES',
  html,
  pageData: { pageProps: { page: {}, ...(isIncomplete && { isIncomplete }) }, __N_SSG: true },
  headers: {},
  status: undefined,
});
const whole = () => ({ revalidate: 300, expire: 86_400 });
const short = () => ({ revalidate: 5, expire: 86_400 });
const htmlOf = async ({ cache }: ReturnType<typeof world>, key = '/a') => {
  const value = (await cache.get(key))?.value;
  return value?.kind === 'PAGES' ? value.html : undefined;
};

describe('createPageCache', () => {
  it('gives back a page with its age and its lifetime', async () => {
    const { cache, clock } = world();
    expect(await cache.get('/a')).toBeNull();
    await cache.set('/a', rendered('one'), whole());
    clock.now += 1000;
    expect(await cache.get('/a')).toMatchObject({
      value: { kind: 'PAGES', html: 'one', headers: {} },
      lastModified: START,
      cacheControl: whole(),
    });
  });

  it('dates a page by the clock of its age, although the machine slept meanwhile', async () => {
    const { pages } = world();
    const store = {
      read: async (key: string) => pages.get(key),
      write: async (key: string, page: KeptPage) => void pages.set(key, page),
    };
    const cache = createPageCache(store as PageStore);
    const { now } = Date;
    const awake = now();
    Date.now = () => awake + 3_600_000;
    try {
      await cache.set('/a', rendered('one'), whole());
    } finally {
      Date.now = now;
    }
    expect((await cache.get('/a'))?.lastModified).toBeLessThan(awake + 60_000);
  });

  it('shows an error page however old, as one that is to be made anew', () => {
    const now = Date.parse('2026-12-25T10:20:00Z');
    const old = { lastModified: now - 33 * 86_400_000, cacheControl: { revalidate: 5, expire: 10 } };
    for (const answer of [old, { lastModified: 0 }, { ...old, lastModified: now - 3_600_000 }]) {
      const { lastModified, cacheControl } = { cacheControl: undefined, ...neverExpired(answer, now) };
      expect(now - lastModified).toBeGreaterThanOrEqual(3_600_000);
      expect(now - lastModified).toBeLessThan((cacheControl?.expire ?? HELD_SECONDS) * 1000);
    }
  });

  it('a page is its HTML alone: nothing is kept of what it was drawn from', async () => {
    const made = world();
    await made.cache.set('/a', rendered('one'), whole());
    expect((await made.cache.get('/a'))?.value).toMatchObject({ html: 'one', pageData: {} });
    expect(Object.keys(made.pages.get('/a') ?? {})).not.toContain('pageData');
  });

  it('a page that knows less never takes the place of a whole one, which is made anew soon', async () => {
    const made = world();
    await made.cache.set('/a', rendered('whole'), whole());
    made.clock.now += 400_000;
    const lifetime = short();
    await made.cache.set('/a', rendered('poor', true), lifetime);
    expect(await made.cache.get('/a')).toMatchObject({
      value: { html: 'whole' },
      lastModified: made.clock.now,
      cacheControl: { revalidate: 5, expire: HELD_SECONDS - 400 },
    });
    // Who was waiting for the poor one gets it with a lifetime of seconds, for caches in front of us, too.
    expect(lifetime).toEqual({ revalidate: 5, expire: 10 });
    await made.cache.set('/a', rendered('whole again'), whole());
    expect(await htmlOf(made)).toBe('whole again');
    expect((await made.cache.get('/a'))?.cacheControl).toEqual(whole());
  });

  it('nobody has a whole one: the page that knows less is kept for seconds, and gives way', async () => {
    const made = world();
    await made.cache.set('/a', rendered('poor', true), short());
    expect(await made.cache.get('/a')).toMatchObject({
      value: { html: 'poor' },
      cacheControl: { revalidate: 5, expire: 10 },
    });
    await made.cache.set('/a', rendered('poorer', true), short());
    expect(await htmlOf(made)).toBe('poorer');
    await made.cache.set('/a', rendered('whole'), whole());
    expect(await htmlOf(made)).toBe('whole');
  });

  it('a whole page stands in for a day at the utmost', async () => {
    const made = world();
    await made.cache.set('/a', rendered('whole'), whole());
    for (let hour = 0; hour < 23; hour += 1) {
      made.clock.now += 3_600_000;
      await made.cache.set('/a', rendered('poor', true), short());
      expect(await htmlOf(made)).toBe('whole');
    }
    made.clock.now += 3_600_000;
    await made.cache.set('/a', rendered('poor', true), short());
    expect(await htmlOf(made)).toBe('poor');
  });

  it('a render that fails holds on to what Next was given, and what that lacked is not forgotten', async () => {
    for (const isIncomplete of [false, true]) {
      const made = world();
      await made.cache.set('/a', rendered('kept', isIncomplete), isIncomplete ? short() : whole());
      const before = made.pages.get('/a');
      made.clock.now += 500_000;
      const answer = await made.cache.get('/a');
      await made.cache.set('/a', answer?.value ?? null, { revalidate: 30, expire: 86_400 });
      expect(made.pages.get('/a')).toEqual({
        ...before,
        heldAt: made.clock.now,
        lifetime: { revalidate: 30, expire: 86_400 },
      });
    }
  });

  it('what leads nowhere or elsewhere is remembered, takes the page away, and is never more than a thousand', async () => {
    const made = world();
    await made.cache.set('/a', rendered('page'), whole());
    await made.cache.set('/a', null, { revalidate: 60 });
    expect(made.pages.size).toBe(0);
    expect(await made.cache.get('/a')).toEqual({
      value: null,
      lastModified: START,
      cacheControl: { revalidate: 60 },
    });
    for (let at = 0; at < 10_000; at += 1) {
      const value = at % 2 ? null : { kind: 'REDIRECT' as const, props: {} };
      await made.cache.set(`/invented-${at}`, value, { revalidate: 60 });
    }
    expect(made.pages.size).toBe(0);
    const known = await Promise.all(
      Array.from({ length: 10_000 }, (_, at) => made.cache.get(`/invented-${at}`)),
    );
    expect(known.filter(Boolean)).toHaveLength(1000);
    await made.cache.set('/invented-9999', rendered('now there'), whole());
    expect(await htmlOf(made, '/invented-9999')).toBe('now there');
  });
});
