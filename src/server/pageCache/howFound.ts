import type { PageRead } from '../metrics/observe.ts';
import type { KeptAnswer } from './createPageCache.ts';
import { nextsClock } from './nextsClock.ts';

/** How what is kept of a page was found, and how old it is where it is shown. */
export function howFound(
  kept: KeptAnswer | null,
  now: number = nextsClock(),
): { result: PageRead; ageSeconds?: number } {
  if (!kept) return { result: 'missing' };
  if (kept.value?.kind !== 'PAGES') return { result: 'absent' };
  if (kept.lastModified < 0) return { result: 'outdated' };
  const ageSeconds = Math.max(0, (now - kept.lastModified) / 1000);
  const { revalidate } = kept.cacheControl;
  return { result: revalidate !== false && ageSeconds > revalidate ? 'stale' : 'fresh', ageSeconds };
}
