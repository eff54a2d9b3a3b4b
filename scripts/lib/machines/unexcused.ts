import type { Told } from '../load/generator.ts';
import type { Sample } from '../load/figures.ts';

/** Something was ended: what, and when, ms since 1970. */
export interface Strike {
  what: string;
  at: number;
  /** Whether requests were under way on it. */
  hasRequests: boolean;
}

/** As long the clocks of two processes of a machine, and what a signal takes, may differ, ms. */
const TOLERANCE_MS = 50;

/**
 * Requests that were not answered as they should be although they were not under way while something was ended that they could
 * have been under way on.
 */
export function unexcused({ begun, samples }: Told, strikes: readonly Strike[]): Sample[] {
  return samples.filter(({ at, ms, outcome }) => {
    if (outcome === 'answered') return false;
    const from = begun + at - TOLERANCE_MS;
    const to = begun + at + ms + TOLERANCE_MS;
    return !strikes.some((strike) => strike.hasRequests && strike.at >= from && strike.at <= to);
  });
}
