import { createHmac } from 'node:crypto';
import type { PlatformContext } from '../PlatformModule.ts';
import type { Store, StoreChange } from '../store/Store.ts';
import { passingProblem } from '../store/StoreProblem.ts';
import { writeWhenFree } from '../store/writeWhenFree.ts';
import { locales } from './contentReader.ts';
import { pagesShowing } from './pagesShowing.ts';
import type { Locale } from './renderLayout.ts';
import { redirectsOf } from './siteSettings.ts';

export interface RevalidationOptions {
  /** Addresses of the site's revalidation endpoint, one per replica or one for all. */
  urls: readonly string[];
  secret: string;
  fetch?: typeof fetch;
  /** First wait after a failed call in ms, doubled up to a minute; default 1000. */
  retryMs?: number;
}

/** A page to be made anew. Wildcard pages are named by their pattern ('/find-location/facility/*'). */
export interface StalePage {
  variant: string;
  locale: Locale;
  path: string;
}

/** An entity whose page is to be made anew; the site knows the address of such a page, the platform does not. */
export interface StaleEntity {
  type: string;
  id: string;
  slug?: string;
  name: string;
}

const space = 'revalidation';
/** As many as a site makes anew well within the time a call has. */
const perCall = 25;
const longestWaitMs = 60_000;
const callTimeoutMs = 10_000;

/**
 * Tells the site which pages to make anew when content is published or an entity changes.
 *
 * There is no queue to lose: what was told is a number per address (the last transaction told of), kept in the
 * store; what is still to be told follows from what was published after it. So neither a kill of the platform nor
 * a publication by another process, nor a site that is down, loses a page. Answers a function that stops it.
 */
export function startRevalidation(platform: PlatformContext, options: RevalidationOptions): () => void {
  const { store } = platform;
  const { retryMs = 1000 } = options;
  const positions = toldPositions(store);
  const behind = (url: string) => store.sequence() - positions.told(url);
  platform.onMeasure?.(
    'platform_revalidation_behind',
    'Changes of the store that a site has not been told of yet.',
    () => Math.max(0, ...options.urls.map(behind)),
  );
  const stops = options.urls.map((url) => {
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    /** When it is tried next, as far as that is known; of `performance.now()`. */
    let due = 0;
    let failures = 0;
    let working = false;
    const abort = new AbortController();

    positions.begin(url);

    const tell = async (): Promise<void> => {
      if (working) return;
      working = true;
      try {
        for (;;) {
          const told = positions.told(url);
          const now = store.sequence();
          if (now > told) {
            const changes = store.changesSince(told);
            for (const stale of callsFor(store, changes))
              await call(url, stale, platform, options, abort.signal);
            if (stopped) return;
            positions.setTold(url, now);
            failures = 0;
          }
          // Another platform that shares the store may have noted it, and more.
          if (positions.noted(url) >= now) break;
          if (!(await positions.note(url, now))) schedule(retryMs);
          if (stopped || positions.noted(url) < now) return;
        }
      } catch (error) {
        if (stopped) return;
        failures += 1;
        const wait = Math.min(retryMs * 2 ** (failures - 1), longestWaitMs);
        platform.log({ event: 'revalidation-failed', failures, waitMs: wait, error: String(error) });
        schedule(wait);
      } finally {
        working = false;
      }
    };
    /** Tells it in a while, or sooner where that was meant already. */
    const schedule = (ms: number) => {
      const at = performance.now() + ms;
      if (stopped || (timer && due <= at)) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(() => {
        timer = undefined;
        void tell();
      }, ms);
      timer.unref();
    };
    const unsubscribe = store.subscribe((change) => {
      const isSeen = change.kind !== 'content' || change.published;
      // A site that did not answer may be back: what is published now need not wait as long as it has come to.
      if (isSeen) schedule(failures === 0 ? 20 : retryMs);
    });
    schedule(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      abort.abort();
    };
  });
  return () => stops.forEach((stop) => stop());
}

/**
 * How far each address was told: as the store has it, for whoever starts next, and as this process knows, where that could not be
 * noted yet.
 */
function toldPositions(store: Store) {
  const begun = store.sequence();
  const here = new Map<string, number>();
  const noted = (url: string) => Number(store.facts.get(space, url) ?? begun);
  return {
    noted,
    told(url: string): number {
      const known = here.get(url) ?? 0;
      // A store that was put back knows less than it did.
      return Math.max(noted(url), known <= store.sequence() ? known : 0);
    },
    setTold: (url: string, now: number) => void here.set(url, now),

    /** Begins with what changes from now on, where it was never told anything. */
    begin(url: string): void {
      try {
        if (store.facts.get(space, url) === undefined) store.facts.put(space, url, begun);
      } catch (error) {
        if (passingProblem(error) === undefined) throw error;
      }
    },

    /** Answers whether it could be noted: while it cannot, a process that starts would tell it once more. */
    async note(url: string, now: number): Promise<boolean> {
      try {
        await writeWhenFree(store, () => {
          if (noted(url) < now) store.facts.put(space, url, now);
        });
        return true;
      } catch (error) {
        if (passingProblem(error) === undefined) throw error;
        return false;
      }
    },
  };
}

/** What one call tells. */
interface Stale {
  /** Sites of which every page says something else. */
  sites: string[];
  /** Sites whose phrases are to be read again. */
  phrases: string[];
  /** Sites whose addresses lead elsewhere now. */
  redirects: string[];
  paths: StalePage[];
  entities: StaleEntity[];
}

/** What the changes make stale as calls of a bounded size; whole sites first, as they are one mark and no work. */
function* callsFor(store: Store, changes: readonly StoreChange[]): Generator<Stale> {
  const nothing: Stale = { sites: [], phrases: [], redirects: [], paths: [], entities: [] };
  const phrases = stalePhrases(changes);
  const { sites, pages } = stalePages(store, changes);
  // Before pages are made anew: who asks meanwhile is to be led on.
  const redirects = redirectedSites(changes);
  if (redirects.length > 0) yield { ...nothing, redirects };
  if (sites.length > 0) yield { ...nothing, sites, phrases };
  for (let start = 0; start < pages.length; start += perCall)
    yield { ...nothing, paths: pages.slice(start, start + perCall) };
  const entities = staleEntities(store, changes);
  for (let start = 0; start < entities.length; start += perCall)
    yield { ...nothing, entities: entities.slice(start, start + perCall) };
}

async function call(
  url: string,
  { phrases, redirects, ...stale }: Stale,
  platform: PlatformContext,
  options: RevalidationOptions,
  stop: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({
    ...stale,
    ...(phrases.length > 0 && { phrases }),
    ...(redirects.length > 0 && { redirects }),
  });
  const seconds = Math.floor(platform.clock().getTime() / 1000);
  const answer = await (options.fetch ?? fetch)(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-revalidate-signature': signRevalidation(body, options.secret, seconds),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.any([stop, AbortSignal.timeout(callTimeoutMs)]),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
  const { sites, paths, entities } = stale;
  platform.log({ event: 'revalidation', sites, pages: paths.length, entities: entities.length });
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`: the time is signed too, so that a call cannot be kept for later. */
function signRevalidation(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * What says something else since what changed: sites whose shell or phrases changed, and of the others the pages that show a
 * published item and the addresses that have no page any more.
 */
export function stalePages(
  store: Store,
  changes: readonly StoreChange[],
): { sites: string[]; pages: StalePage[] } {
  const stale = new Map<string, StalePage>();
  const sites = new Set(stalePhrases(changes));
  const add = (variant: string, path: string) => {
    if (path.startsWith('/_')) return;
    for (const locale of locales) stale.set(`${variant} ${locale} ${path}`, { variant, locale, path });
  };
  for (const change of changes) {
    if (change.kind === 'content' && change.published) {
      change.removedPaths?.forEach((path) => add(change.site, path));
      const shown = pagesShowing(store.content, change.itemIds);
      shown.pages.forEach((page) => add(page.site, page.path ?? '/'));
      shown.sites.forEach((site) => sites.add(site));
    }
    if (isOfRedirects(change)) redirectedPages(store, change.space, add);
  }
  return { sites: [...sites], pages: [...stale.values()].filter(({ variant }) => !sites.has(variant)) };
}

/** Sites whose phrases changed: every page says some, and who keeps them is to forget them. */
export function stalePhrases(changes: readonly StoreChange[]): string[] {
  const sites = changes.flatMap((change) => {
    if (change.kind !== 'facts') return [];
    if (change.space === 'dictionary') return ['main', 'plan'];
    return change.space.startsWith('dictionary:') ? [change.space.slice('dictionary:'.length)] : [];
  });
  return [...new Set(sites)];
}

const isOfRedirects = (change: StoreChange): change is StoreChange & { kind: 'facts' } =>
  change.kind === 'facts' && change.keys.includes('redirects');

/** Sites whose redirects changed: who remembers an address as leading nowhere is to forget it. */
const redirectedSites = (changes: readonly StoreChange[]): string[] => [
  ...new Set(changes.filter(isOfRedirects).map(({ space: name }) => name.replace(/^site:/, ''))),
];

/** Pages at addresses that a redirect leads away from: what is kept of them must go. */
function redirectedPages(store: Store, space: string, add: (site: string, path: string) => void): void {
  const site = space.replace(/^site:/, '');
  for (const { pattern } of redirectsOf(store, site)) {
    if (/^\/[A-Za-z0-9\-/]*$/.test(pattern)) add(site, pattern);
  }
}

/** The changed entities, each once; a removed one is left to the page's own age. */
export function staleEntities(store: Store, changes: readonly StoreChange[]): StaleEntity[] {
  const stale = new Map<string, StaleEntity>();
  for (const change of changes) {
    if (change.kind !== 'entities') continue;
    for (const { id, type } of change.ids) {
      const body = stale.has(id) ? undefined : store.entities.get(id, 'en')?.body;
      if (typeof body?.name !== 'string') continue;
      stale.set(id, {
        type,
        id,
        name: body.name,
        ...(typeof body.slug === 'string' ? { slug: body.slug } : {}),
      });
    }
  }
  return [...stale.values()];
}
