import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { env } from '../../config/env.ts';
import { createPageCache, neverExpired } from './createPageCache.ts';
import type { PageCache, RenderedValue } from './createPageCache.ts';
import { createPageStore } from './createPageStore.ts';
import type { Lifetime } from './createPageStore.ts';
import { sharePageCache } from './pageCacheOfProcess.ts';

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

/**
 * The one cache of this process; Next makes a handler for every request. The build and what it is configured with are in
 * its folder's name: pages of another build, or of other sources, are not these.
 */
function cacheOf(serverDistDir: string): PageCache {
  if (cache) return cache;
  const dist = path.dirname(serverDistDir);
  const { PAGE_CACHE_MEMORY_MB, PAGE_CACHE_DISK_MB, ...madeWith } = env();
  const made = createHash('sha256')
    .update(readFileSync(path.join(dist, 'BUILD_ID')))
    .update(JSON.stringify(madeWith))
    .digest('hex')
    .slice(0, 16);
  const builds = path.join(dist, 'cache', 'pages');
  for (const other of foldersIn(builds)) {
    if (other !== made) rmSync(path.join(builds, other), { recursive: true, force: true });
  }
  cache = createPageCache(
    createPageStore({
      folder: path.join(builds, made),
      memoryBytes: PAGE_CACHE_MEMORY_MB * MEGABYTE,
      diskBytes: PAGE_CACHE_DISK_MB * MEGABYTE,
      onProblem: (problem) => console.error(JSON.stringify({ event: 'page-cache-problem', problem })),
    }),
  );
  sharePageCache(cache);
  return cache;
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
    const kept = await cacheOf(this.#context.serverDistDir).get(key);
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
