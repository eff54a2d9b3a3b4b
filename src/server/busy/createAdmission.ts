import { requestKind } from '../metrics/requestKind.ts';

/**
 * What a request costs: `none` (files of the build, probes, word of a publication) is never refused; `kept` is a page or a
 * file that is there already; `made` is whatever is made for this one request: a search, a page nobody has seen.
 */
export type Cost = 'none' | 'kept' | 'made';

const NEVER_REFUSED = new Set([
  ...['asset', 'probe', 'api/healthz', 'api/readyz', 'api/revalidate', 'api/editing'],
]);

/** The cost of a request for an address; `isAtHand` says whether its page is kept. */
export function costOf(url: string, isAtHand: () => boolean): Cost {
  const kind = requestKind(url);
  if (NEVER_REFUSED.has(kind)) return 'none';
  if (kind === 'page') return isAtHand() ? 'kept' : 'made';
  return url.startsWith('/-/media/') ? 'kept' : 'made';
}

/** How it stands: how far the process runs behind its clock, ms; how many requests it is answering, and of these how many it makes. */
export interface Load {
  delayMs: number;
  open: number;
  making: number;
}

type Refusable = Exclude<Cost, 'none'>;
/** So many at once are no crowd, however slow the machine: a browser and its pictures, an editor, a test. */
export const NO_CROWD: Record<Refusable, number> = { made: 32, kept: 64 };
/** So many at once are too many, however quick it is: nobody is to stand in a line without an end. */
export const MOST_OPEN: Record<Refusable, number> = { made: 128, kept: 512 };
/** How late the process must run that the first request of a cost is refused, and the last: multiples of the limit. */
const STEPS: Record<Refusable, readonly [number, number]> = { made: [1, 3], kept: [4, 8] };

/** The share of requests of a cost that is refused at a load, 0 to 1. */
export function refusedShare(cost: Cost, { delayMs, open, making }: Load, limitMs: number): number {
  if (cost === 'none') return 0;
  const waiting = cost === 'made' ? making : open;
  if (waiting >= MOST_OPEN[cost]) return 1;
  if (waiting < NO_CROWD[cost]) return 0;
  const [first, last] = STEPS[cost].map((step) => step * limitMs) as [number, number];
  return Math.min(1, Math.max(0, (delayMs - first) / (last - first)));
}

/**
 * Decides of each request whether it is answered. It refuses the more the later the process runs, first what is made for
 * one request, and then so many of each hundred as it should, no matter in what order they come.
 */
export function createAdmission(limitMs: number): (cost: Cost, load: Load) => boolean {
  const owed = { made: 0, kept: 0 };
  return (cost, load) => {
    if (cost === 'none') return true;
    const share = refusedShare(cost, load, limitMs);
    owed[cost] = share === 0 ? 0 : owed[cost] + share;
    // A hair under one, since shares add up to it with an error of the last digit.
    if (owed[cost] < 0.999_999) return true;
    owed[cost] -= 1;
    return false;
  };
}
