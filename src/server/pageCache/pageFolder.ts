import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../config/env.ts';

/** Settings that say how the process works, and nothing of what stands on its pages. */
const OF_THE_PROCESS = [
  ...['PAGE_CACHE_MEMORY_MB', 'PAGE_CACHE_DISK_MB', 'PAGE_CACHE_REDIS_URL'],
  ...['DRAIN_SECONDS', 'METRICS_PORT', 'METRICS_HOST', 'TRUSTED_PROXY_HOPS', 'BREAKER_OPEN_SECONDS'],
  'BUSY_AFTER_MS',
  ...['REVALIDATE_SECRET', 'EDGE_PURGE_HEADER'],
];

/** Sixteen characters that stand for these parts. */
export function shortHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Where pages are kept on disk: `made` below `builds`. The build and what it is configured with are in the name, and in that
 * of what is shared, so that pages of another build, or of other sources, are not these. `PAGES_FROM` is what whoever started both programs knows of
 * the store behind the platform's address.
 */
export function pageFolder(dist: string): { builds: string; made: string } {
  const madeWith = Object.entries(env()).filter(([name]) => !OF_THE_PROCESS.includes(name));
  const build = readFileSync(path.join(dist, 'BUILD_ID'));
  const made = shortHash(build, JSON.stringify(madeWith), process.env['PAGES_FROM'] ?? '');
  return { builds: path.join(dist, 'cache', 'pages'), made };
}
