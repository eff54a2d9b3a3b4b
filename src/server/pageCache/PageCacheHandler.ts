import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { env } from '../../config/env.ts';
import { createPageCache, neverExpired } from './createPageCache.ts';
import type { PageCache, RenderedValue } from './createPageCache.ts';
import { createPageStore } from './createPageStore.ts';
import type { Lifetime } from './createPageStore.ts';
import { createSharedStore } from './createSharedStore.ts';
import { howFound } from './howFound.ts';
import { nextsClock } from './nextsClock.ts';
import { pageFolder, shortHash } from './pageFolder.ts';
import { sharePageCache } from './pageCacheOfProcess.ts';
import { RedisPages } from './RedisPages.ts';
import type { RedisPagesOptions } from './RedisPages.ts';
import { log } from '../log.ts';
import { observe, reportPageSizes } from '../metrics/observe.ts';
import { forgetMissing } from '../missingOfProcess.ts';
import { forgetPhrases } from '../phrasesOfProcess.ts';

// Node reads this file as it is, and would take the whole of a CommonJS module for its default export.
const require = createRequire(import.meta.url);
type BuildReader = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as BuildReader;
type Lifetimes = typeof import('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js');
const { SharedCacheControls } =
  require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js') as Lifetimes;

type HandlerContext = ConstructorParameters<typeof FileSystemCache>[0];
type GetContext = Parameters<InstanceType<typeof FileSystemCache>['get']>[1];

const MEGABYTE = 1024 * 1024;
/** Next remembers the lifetime of every key it has seen, and forgets none; ours come with the pages. */
const LIFETIMES_REMEMBERED = 10_000;

let cache: PageCache | undefined;
let set = 0;

/** The one cache of this process; Next makes a handler for every request. What other builds or sources left is removed. */
function cacheOf(serverDistDir: string): PageCache {
  if (cache) return cache;
  const dist = path.dirname(serverDistDir);
  const { PAGE_CACHE_MEMORY_MB, PAGE_CACHE_DISK_MB, PAGE_CACHE_REDIS_URL, ...rest } = env();
  const { builds, made } = pageFolder(dist);
  for (const other of foldersIn(builds)) {
    if (other !== made) rmSync(path.join(builds, other), { recursive: true, force: true });
  }
  const local = createPageStore({
    folder: path.join(builds, made),
    memoryBytes: PAGE_CACHE_MEMORY_MB * MEGABYTE,
    diskBytes: PAGE_CACHE_DISK_MB * MEGABYTE,
    onProblem: (problem) => log({ event: 'page-cache-problem', problem }),
  });
  reportPageSizes(local.sizes);
  const installation = `pages:${shortHash(rest.SITE_ORIGIN, rest.PLAN_SITE_ORIGIN)}`;
  const shared =
    PAGE_CACHE_REDIS_URL === undefined
      ? undefined
      : createSharedStore(local, new RedisPages(redisOptions(PAGE_CACHE_REDIS_URL, installation, made)));
  shared?.onNews(({ phrases = [], redirects = [] }) => {
    phrases.forEach(forgetPhrases);
    redirects.forEach(forgetMissing);
  });
  cache = createPageCache(shared ?? local, nextsClock, shared);
  sharePageCache(cache);
  return cache;
}

const redisOptions = (url: string, installation: string, made: string): RedisPagesOptions => ({
  ...{ url, installation, made },
  onProblem: (problem) => log({ event: 'page-cache-problem', problem }),
  onState: (state, reason) => log({ event: 'shared-pages', state, ...(reason && { reason }) }),
});

let orderedBy: string | undefined;
/** Whether a request is one of this build to itself, for a page that is to be made anew. */
function isOrder(headers: HandlerContext['_requestHeaders'], serverDistDir: string): boolean {
  const given = headers['x-prerender-revalidate'];
  if (given === undefined) return false;
  const manifest = path.join(path.dirname(serverDistDir), 'prerender-manifest.json');
  orderedBy ??= (JSON.parse(readFileSync(manifest, 'utf8')) as { preview: { previewModeId: string } }).preview
    .previewModeId;
  return given === orderedBy;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Next's `cacheHandler`: what it renders ahead of requests is kept by `createPageCache`. */
export default class PageCacheHandler {
  #context: HandlerContext;

  constructor(context: HandlerContext) {
    this.#context = context;
  }

  async get(key: string, context: GetContext) {
    if (this.#isBuilding || context.kind !== 'PAGES') return null;
    const { serverDistDir, _requestHeaders } = this.#context;
    const isOrdered = isOrder(_requestHeaders, serverDistDir);
    const kept = await cacheOf(serverDistDir).get(key, { isOrdered });
    observe({ kind: 'page-read', ...howFound(kept) });
    if (!key.endsWith('/500')) return kept;
    // The one page that is part of the build: with no source answering it cannot be made.
    const answer = kept ?? (await this.#built(key, context));
    return answer && neverExpired(answer);
  }

  #built(key: string, context: GetContext) {
    return new FileSystemCache({ ...this.#context, flushToDisk: false, maxMemoryCacheSize: 0 }).get(
      key,
      context,
    );
  }

  async set(key: string, value: RenderedValue, context: { cacheControl?: Lifetime; fetchCache?: boolean }) {
    if (this.#isBuilding || context.fetchCache || !context.cacheControl) return;
    set += 1;
    if (set % LIFETIMES_REMEMBERED === 0) SharedCacheControls.prototype.clear();
    observe({ kind: 'page-kept', isPage: value?.kind === 'PAGES' });
    await cacheOf(this.#context.serverDistDir).set(key, value, context.cacheControl);
  }

  async revalidateTag() {
    // Pages of this router have no tags.
  }

  resetRequestCache() {
    // Nothing is kept by request.
  }

  get #isBuilding() {
    return process.env['NEXT_PHASE'] === 'phase-production-build';
  }
}
