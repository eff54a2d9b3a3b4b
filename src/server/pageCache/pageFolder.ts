import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../config/env.ts';

/** Settings that say how the process works, and nothing of what stands on its pages. */
const OF_THE_PROCESS = [
  ...['PAGE_CACHE_MEMORY_MB', 'PAGE_CACHE_DISK_MB', 'DRAIN_SECONDS', 'METRICS_PORT', 'METRICS_HOST'],
];

/**
 * Where pages are kept on disk: `made` below `builds`. The build and what it is configured with are in the name, so that
 * pages of another build, or of other sources, are not these. `PAGES_FROM` is what whoever started both programs knows of
 * the store behind the platform's address.
 */
export function pageFolder(dist: string): { builds: string; made: string } {
  const madeWith = Object.entries(env()).filter(([name]) => !OF_THE_PROCESS.includes(name));
  const made = createHash('sha256')
    .update(readFileSync(path.join(dist, 'BUILD_ID')))
    .update(JSON.stringify(madeWith))
    .update(process.env['PAGES_FROM'] ?? '')
    .digest('hex')
    .slice(0, 16);
  return { builds: path.join(dist, 'cache', 'pages'), made };
}
