/** When a breaker opens and for how long. Times in milliseconds. */
export interface BreakerRule {
  failures: number;
  withinMs: number;
  openMs: number;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * A circuit breaker: `failures` within `withinMs` open it for `openMs`; then one trial call is let through
 * (half-open), and its outcome closes or reopens it. Time is an argument.
 */
export function createBreaker(rule: BreakerRule) {
  let failedAt: number[] = [];
  let openedAt: number | undefined;
  let isTrialOut = false;

  return {
    state(now: number): BreakerState {
      if (openedAt === undefined) return 'closed';
      return now - openedAt >= rule.openMs ? 'half-open' : 'open';
    },
    /** True when a call may go out now; in half-open only for the first asker. */
    allows(now: number): boolean {
      const state = this.state(now);
      if (state === 'closed') return true;
      if (state === 'open' || isTrialOut) return false;
      isTrialOut = true;
      return true;
    },
    succeeded(): void {
      failedAt = [];
      openedAt = undefined;
      isTrialOut = false;
    },
    failed(now: number): void {
      if (openedAt !== undefined) {
        // A call that left before the breaker opened does not prolong it; the trial does.
        if (isTrialOut) openedAt = now;
        isTrialOut = false;
        return;
      }
      failedAt = [...failedAt.filter((at) => now - at < rule.withinMs), now];
      if (failedAt.length >= rule.failures) {
        openedAt = now;
        failedAt = [];
      }
    },
    /** Gives back a trial that ended without telling anything (a refused bulkhead place). */
    released(): void {
      isTrialOut = false;
    },
  };
}
