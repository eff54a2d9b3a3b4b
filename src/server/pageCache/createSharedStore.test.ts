import { setTimeout as pause } from 'node:timers/promises';
import { createPageCache } from './createPageCache.ts';
import type { PageCache, RenderedValue } from './createPageCache.ts';
import type { KeptPage, PageStore } from './createPageStore.ts';
import { createSharedStore, isBetter, sharedName } from './createSharedStore.ts';
import type { SharedPages } from './createSharedStore.ts';
import { latestOf } from './Peers.ts';
import type { Marks, News } from './Peers.ts';

const START = 1_000_000_000_000;

/** A place in memory that several caches share, at a time that can be set, and whose answers can be taken away. */
function world() {
  const clock = { now: START };
  const place = {
    isUp: true,
    pages: new Map<string, KeptPage | { goneAt: number }>(),
    claims: new Map<string, number>(),
    reads: 0,
    members: [] as { events: Parameters<SharedPages['on']>[0] }[],
  };
  const fails = () => !place.isUp;

  function member(): SharedPages {
    const self = { events: { up: () => {}, kept: (_: string) => {}, news: (_: News) => {} } };
    place.members.push(self);
    const number = place.members.length;
    const others = () => place.members.filter((one) => one !== self);
    const say = (key: string) => others().forEach(({ events }) => events.kept(sharedName(key)));
    return {
      isUp: async () => place.isUp,
      async read(key, own) {
        if (fails()) return { kind: 'failed' };
        place.reads += 1;
        const kept = place.pages.get(key);
        if (!kept) return { kind: 'none' };
        if ('goneAt' in kept) return { kind: 'gone', at: kept.goneAt };
        if (own && own.madeAt === kept.madeAt && own.heldAt === kept.heldAt) return { kind: 'same' };
        return { kind: 'page', page: { ...kept }, packed: Buffer.alloc(0) };
      },
      async write(key, page) {
        if (fails()) return 'failed';
        const kept = place.pages.get(key);
        if (kept && ('goneAt' in kept ? kept.goneAt > page.madeAt : !isBetter(page, kept))) return 'refused';
        place.pages.set(key, { ...page });
        say(key);
        return 'kept';
      },
      async remove(key, at) {
        if (fails()) return 'failed';
        place.pages.set(key, { goneAt: at });
        say(key);
        return 'kept';
      },
      async claim(key, isOrdered) {
        if (fails()) return 'failed';
        if (place.claims.has(key) && !isOrdered) return 'theirs';
        place.claims.set(key, number);
        return 'ours';
      },
      release: async (key) => void (place.claims.get(key) === number && place.claims.delete(key)),
      async tell(news) {
        if (fails()) return false;
        others().forEach(({ events }) => events.news(news));
        return true;
      },
      on: (events) => void (self.events = events),
      close: () => {},
    };
  }

  function replica() {
    const pages = new Map<string, KeptPage>();
    let marks: Marks = {};
    const local: PageStore = {
      readMarks: async () => marks,
      addMarks: async (added) => void (marks = latestOf(marks, added)),
      read: async (key) => pages.get(key),
      write: async (key, page) => void pages.set(key, page),
      remove: async (key) => void pages.delete(key),
      sizes: async () => ({ memoryBytes: 0, diskBytes: 0, memoryPages: pages.size, diskPages: 0 }),
    };
    const store = createSharedStore(local, member(), () => clock.now);
    return { pages, cache: createPageCache(store, () => clock.now, store), heard: heardBy(store.onNews) };
  }
  const comeBack = () => {
    place.isUp = true;
    for (const { events } of place.members) events.up();
  };
  return { clock, place, replica, comeBack };
}

function heardBy(onNews: (hear: (news: News) => void) => void): News[] {
  const heard: News[] = [];
  onNews((news) => heard.push(news));
  return heard;
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
const KEY = '/route-cache/PAGES/547c/$/en/_site_main/about';
const ADDRESS = '/en/_site_main/about';
const shown = async (cache: PageCache) => {
  const answer = await cache.get(KEY);
  if (!answer || answer.lastModified === -1) return undefined;
  return answer.value?.kind === 'PAGES' ? answer.value.html : answer.value;
};
/** What is said to others is said beside the answer. */
async function untilShown(cache: PageCache, html: string): Promise<void> {
  while ((await shown(cache)) !== html) await pause(5);
}

describe('pages that several processes share', () => {
  it('what one made the others show, and ask for once a second at most', async () => {
    const { replica, place, clock } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('one'), whole());
    expect(await shown(b.cache)).toBe('one');
    const { reads } = place;
    for (let turn = 0; turn < 10; turn += 1) expect(await shown(b.cache)).toBe('one');
    expect(place.reads).toBe(reads);
    clock.now += 1001;
    expect(await shown(b.cache)).toBe('one');
    expect(place.reads).toBe(reads + 1);
  });

  it('what one made anew the others show at once', async () => {
    const { replica, clock } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('one'), whole());
    expect(await shown(b.cache)).toBe('one');
    clock.now += 10;
    await a.cache.set(KEY, rendered('two'), whole());
    expect(await shown(b.cache)).toBe('two');
  });

  it('a page that knows less never takes the place of the complete one another made', async () => {
    const { replica, clock, place } = world();
    const [a, b] = [replica(), replica()];
    // Both found nothing, and began to make it.
    await a.cache.get(KEY);
    clock.now += 10;
    await a.cache.set(KEY, rendered('whole'), whole());
    b.pages.delete(KEY);
    place.isUp = false;
    clock.now += 10;
    await b.cache.set(KEY, rendered('poor', true), short());
    place.isUp = true;
    clock.now += 1001;
    expect(await shown(b.cache)).toBe('whole');
    expect(await shown(a.cache)).toBe('whole');
  });

  it('one makes a page, the others wait for it', async () => {
    const { replica } = world();
    const [a, b] = [replica(), replica()];
    expect(await a.cache.get(KEY)).toBeNull();
    const waiting = shown(b.cache);
    await pause(20);
    await a.cache.set(KEY, rendered('one'), whole());
    expect(await waiting).toBe('one');
  });

  it('a page whose time has come is made by one, and shown by the others meanwhile as one that is not due', async () => {
    const { replica, clock } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('one'), whole());
    clock.now += 301_000;
    const isDue = (answer: Awaited<ReturnType<PageCache['get']>>) =>
      clock.now - answer!.lastModified > 300_000;
    expect(isDue(await a.cache.get(KEY))).toBe(true);
    expect(isDue(await b.cache.get(KEY))).toBe(false);
  });

  it('who gave up leaves the page to another', async () => {
    const { replica } = world();
    const [a, b] = [replica(), replica()];
    expect(await a.cache.get(KEY)).toBeNull();
    const waiting = b.cache.get(KEY);
    a.cache.giveUp(ADDRESS);
    expect(await waiting).toBeNull();
    await b.cache.set(KEY, rendered('made by the other'), whole());
    expect(await shown(a.cache)).toBe('made by the other');
  });

  it('what is ordered is made by whom it is ordered from, and not claimed where nobody has asked for it', async () => {
    const { replica, place } = world();
    const [a, b] = [replica(), replica()];
    expect(await a.cache.get(KEY, { isOrdered: true })).toBeNull();
    expect(place.claims.size).toBe(0);
    expect(await b.cache.get(KEY)).toBeNull();
    await b.cache.set(KEY, rendered('one'), whole());
    a.cache.expect(ADDRESS);
    expect(await a.cache.get(KEY, { isOrdered: true })).toMatchObject({ value: { html: 'one' } });
    expect([...place.claims.values()]).toEqual([1]);
  });

  it('a page that is announced to one is shown by no other as it was before', async () => {
    const { replica, clock } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('old'), whole());
    expect(await shown(b.cache)).toBe('old');
    clock.now += 1000;
    a.cache.expect(ADDRESS);
    await a.cache.get(KEY, { isOrdered: true });
    const waiting = shown(b.cache);
    await a.cache.set(KEY, rendered('new', false, clock.now), whole());
    expect(await waiting).toBe('new');
  });

  it('an address that led nowhere is looked up again where a page is announced', async () => {
    const { replica, clock } = world();
    const [a, b] = [replica(), replica()];
    await b.cache.set(KEY, null, { revalidate: 60 });
    clock.now += 100;
    a.cache.expect(ADDRESS);
    expect(await b.cache.get(KEY)).toBeNull();
  });

  it('what was taken off the site is gone from all, and does not come back with what was begun before', async () => {
    const { replica, clock } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('page'), whole());
    expect(await shown(b.cache)).toBe('page');
    clock.now += 100;
    await a.cache.set(KEY, null, { revalidate: 60 });
    await b.cache.set(KEY, rendered('begun before', false, START + 50), whole());
    expect(await b.cache.get(KEY)).toBeNull();
    await b.cache.set(KEY, rendered('again', false, clock.now + 1), whole());
    expect(await shown(b.cache)).toBe('again');
  });

  it('marks, phrases and redirects are heard by all', async () => {
    const { replica, clock } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('old'), whole());
    expect(await shown(b.cache)).toBe('old');
    clock.now += 100;
    await a.cache.outdate(['/en/_site_main']);
    await a.cache.tell({ phrases: ['main'], redirects: ['plan'] });
    expect((await b.cache.get(KEY))?.lastModified).toBe(-1);
    expect(b.heard).toContainEqual({ phrases: ['main'], redirects: ['plan'] });
    expect(a.heard).toEqual([]);
  });

  it('each is alone while the shared place does not answer; afterwards everybody has the newest', async () => {
    const { replica, place, clock, comeBack } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('before'), whole());
    expect(await shown(b.cache)).toBe('before');
    place.isUp = false;
    clock.now += 2000;
    expect([await shown(a.cache), await shown(b.cache)]).toEqual(['before', 'before']);
    await a.cache.outdate(['/es/_site_main']);
    a.cache.expect('/en/_site_main/other');
    await a.cache.set(KEY, rendered('after'), whole());
    expect([await shown(a.cache), await shown(b.cache)]).toEqual(['after', 'before']);
    comeBack();
    await untilShown(b.cache, 'after');
    expect(await shown(a.cache)).toBe('after');
    expect(b.heard).toContainEqual({ outdated: { '/es/_site_main': clock.now } });
    expect(b.heard).toContainEqual({ expected: { '/en/_site_main/other': clock.now - 1 } });
  });

  it('a shared place that has lost everything gets it back from those who have it', async () => {
    const { replica, place, clock, comeBack } = world();
    const [a, b] = [replica(), replica()];
    await a.cache.set(KEY, rendered('one'), whole());
    place.isUp = false;
    place.pages.clear();
    clock.now += 2000;
    comeBack();
    expect(await shown(a.cache)).toBe('one');
    await untilShown(b.cache, 'one');
  });
});
