/** Time that may be spent at once, and how much of it comes back in a minute, ms. */
export interface TimeRule {
  burstMs: number;
  perMinuteMs: number;
}

/**
 * The time the platform spends on requests that strangers send through the site's address. They share it, since the
 * address a stranger comes from is the stranger's own writing; the site asks by itself and is not counted. So whatever
 * strangers ask, most of the platform's time is left for pages.
 */
export function createPublicTime(
  { burstMs, perMinuteMs }: TimeRule,
  now: () => number = () => performance.now(),
) {
  let left = burstMs;
  let at = now();
  const refill = () => {
    const time = now();
    left = Math.min(burstMs, left + ((time - at) * perMinuteMs) / 60_000);
    at = time;
  };
  return {
    /** Seconds until there is time again; undefined while there is. */
    waitSeconds(): number | undefined {
      refill();
      return left > 0 ? undefined : Math.max(1, Math.ceil((-left * 60) / perMinuteMs));
    },
    spend(ms: number): void {
      refill();
      left -= ms;
    },
  };
}
