import { createPageCache, neverExpired } from './createPageCache.ts';
import type { PageCache, RenderedValue } from './createPageCache.ts';
import type { KeptPage, PageStore } from './createPageStore.ts';
import { HELD_SECONDS } from './heldSeconds.ts';
import { latestOf } from './Peers.ts';
import type { Marks } from './Peers.ts';

const START = 1_000_000_000_000;

/** A store of plain data, and a cache over it at a time that can be set. */
function world() {
  const pages = new Map<string, KeptPage>();
  const clock = { now: START };
  /** How long the next writes take, ms. */
  const disk = { waits: [] as number[] };
  let marks: Marks = {};
  const store: PageStore = {
    readMarks: async () => marks,
    addMarks: async (added) => void (marks = latestOf(marks, added)),
    read: async (key) => pages.get(key),
    write: async (key, page) => {
      const wait = disk.waits.shift();
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
      pages.set(key, page);
    },
    remove: async (key) => void pages.delete(key),
    sizes: async () => ({ memoryBytes: 0, diskBytes: 0, memoryPages: pages.size, diskPages: 0 }),
  };
  const open = () => createPageCache(store, () => clock.now);
  return { pages, clock, disk, cache: open(), open };
}
const rendered = (html: string, isIncomplete = false, begunAt?: number): RenderedValue => ({
  kind: 'PAGES',
  html,
  pageData: { pageProps: { page: {}, ...(isIncomplete && { isIncomplete }), begunAt }, __N_SSG: true },
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
      readMarks: async () => ({}),
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

  it.each([false, true])(
    'of two made at once the one that began to read last stays; slow disk: %s',
    async (isSlow) => {
      const made = world();
      await made.cache.set('/a', rendered('kept'), whole());
      if (isSlow) made.disk.waits.push(20);
      const aged = made.clock.now + 301_000;
      made.clock.now = aged + 500;
      // One began because of the age, the other because of a publication, and was ready first.
      const both = [
        made.cache.set('/a', rendered('published', false, aged + 200), whole()),
        made.cache.set('/a', rendered('from before', false, aged), whole()),
      ];
      await Promise.all(both);
      expect(await htmlOf(made)).toBe('published');
      await made.cache.set('/a', rendered('later', false, aged + 400), whole());
      expect(await htmlOf(made)).toBe('later');
    },
  );

  it('who has seen a page makes a newer one, though another machine dated it ahead of this clock', async () => {
    const made = world();
    await made.cache.set('/a', rendered('of a clock ahead', false, START + 200), whole());
    made.clock.now += 50;
    await made.cache.get('/a');
    await made.cache.set('/a', rendered('begun before it was seen', false, START + 40), whole());
    expect(await htmlOf(made)).toBe('of a clock ahead');
    await made.cache.set('/a', rendered('newer', false, START + 51), whole());
    expect(await htmlOf(made)).toBe('newer');
  });

  it('what was taken off the site does not come back with a page that was being made, nor with one that failed', async () => {
    const made = world();
    await made.cache.set('/a', rendered('kept'), whole());
    const answer = await made.cache.get('/a');
    made.clock.now += 100;
    await made.cache.set('/a', null, { revalidate: 60 });
    await made.cache.set('/a', rendered('begun before', false, START + 50), whole());
    await made.cache.set('/a', answer?.value ?? null, { revalidate: 30 });
    expect(await made.cache.get('/a')).toMatchObject({ value: null });
    await made.cache.set('/a', rendered('again', false, made.clock.now + 1), whole());
    expect(await htmlOf(made)).toBe('again');
  });

  describe('what stands on every page was published', () => {
    const cached = '/route-cache/PAGES/547c/$';
    const aged = async () => {
      const made = world();
      const addresses = ['', '/about', 'tained'].map((tail) => `/en/_site_main${tail}`);
      for (const key of [...addresses, '/es/_site_main'])
        await made.cache.set(cached + key, rendered(key), whole());
      made.clock.now += 60_000;
      await made.cache.outdate(['/en/_site_main']);
      return made;
    };
    const isBlocked = async (cache: PageCache, key: string) =>
      (await cache.get(cached + key))?.lastModified === -1;

    it('pages below the address are made anew before they are shown, others are not', async () => {
      const { cache, clock } = await aged();
      clock.now += 1;
      expect(await isBlocked(cache, '/en/_site_main')).toBe(true);
      expect(await isBlocked(cache, '/en/_site_main/about')).toBe(true);
      expect(await isBlocked(cache, '/es/_site_main')).toBe(false);
      expect(await isBlocked(cache, '/en/_site_maintained')).toBe(false);
      await cache.set(`${cached}/en/_site_main/about`, rendered('new'), whole());
      expect(await isBlocked(cache, '/en/_site_main/about')).toBe(false);
    });

    it('a page that was being made meanwhile is made once more', async () => {
      const { cache, clock } = world();
      const key = '/en/_site_main/new';
      const begunAt = clock.now;
      clock.now += 100;
      await cache.outdate(['/en/_site_main']);
      clock.now += 100;
      await cache.set(cached + key, rendered('drawn before', false, begunAt), whole());
      expect(await isBlocked(cache, key)).toBe(true);
      await cache.set(cached + key, rendered('drawn after', false, clock.now), whole());
      expect(await isBlocked(cache, key)).toBe(false);
    });

    it('one page that is announced is not shown as somebody else began to make it before', async () => {
      const { cache, clock } = world();
      const key = '/en/_site_main/gone';
      await cache.set(cached + key, rendered('old'), whole());
      await cache.set(`${cached}${key}/below`, rendered('below'), whole());
      clock.now += 60_000;
      const begunAt = clock.now;
      clock.now += 100;
      cache.expect(key);
      expect(await isBlocked(cache, key)).toBe(true);
      expect(await isBlocked(cache, `${key}/below`)).toBe(false);
      await cache.set(cached + key, rendered('drawn before', false, begunAt), whole());
      expect(await isBlocked(cache, key)).toBe(true);
      await cache.set(cached + key, rendered('drawn after', false, clock.now), whole());
      expect(await isBlocked(cache, key)).toBe(false);
    });

    it('one page that was announced and could not be made whole is shown as it was', async () => {
      const { cache, clock } = world();
      const key = '/en/_site_main/about';
      await cache.set(cached + key, rendered('whole'), whole());
      clock.now += 60_000;
      cache.expect(key);
      await cache.set(cached + key, rendered('half', true, clock.now), short());
      clock.now += 60_000;
      expect(await isBlocked(cache, key)).toBe(false);
    });

    it('holds after a restart', async () => {
      const { open } = await aged();
      const again = open();
      expect(await isBlocked(again, '/en/_site_main/about')).toBe(true);
      await again.outdate(['/es/_site_main']);
      expect(await isBlocked(open(), '/en/_site_main/about')).toBe(true);
      expect(await isBlocked(open(), '/es/_site_main')).toBe(true);
    });

    it('while pages cannot be made the old ones are shown, and made anew beside it', async () => {
      const { cache, clock } = await aged();
      const kept = await cache.get(`${cached}/en/_site_main`);
      await cache.set(`${cached}/en/_site_main`, kept!.value, { revalidate: 3, expire: 86_400 });
      const { lastModified, cacheControl } = (await cache.get(`${cached}/en/_site_main/about`))!;
      const age = (clock.now - lastModified) / 1000;
      expect(age).toBeGreaterThan(Number(cacheControl.revalidate));
      expect(age).toBeLessThan(cacheControl.expire!);
      clock.now += 11_000;
      expect(await isBlocked(cache, '/en/_site_main/about')).toBe(true);
    });
  });

  describe('after addresses of a site came to lead elsewhere', () => {
    const absent = async (cache: PageCache, key: string) => {
      await cache.get(key);
      await cache.set(key, null, { revalidate: 60, expire: 86_400 });
    };

    it('forgets which of them led nowhere, and none of another site', async () => {
      const { cache, clock } = world();
      await absent(cache, '/en/_site_main/lost');
      await absent(cache, '/en/_site_plan/lost');
      clock.now += 1;
      cache.forgetAbsent(['/en/_site_main', '/es/_site_main']);
      expect(await cache.get('/en/_site_main/lost')).toBeNull();
      expect(await cache.get('/en/_site_plan/lost')).toMatchObject({ value: null });
    });

    it('keeps nothing that was being found out meanwhile', async () => {
      const { cache, clock } = world();
      await cache.get('/en/_site_main/lost');
      clock.now += 1;
      cache.forgetAbsent(['/en/_site_main']);
      clock.now += 1;
      await cache.set('/en/_site_main/lost', null, { revalidate: 60, expire: 86_400 });
      expect(await cache.get('/en/_site_main/lost')).toBeNull();
      await absent(cache, '/en/_site_main/lost');
      expect(await cache.get('/en/_site_main/lost')).toMatchObject({ value: null });
    });
  });
});
