/** How a request ended: answered, refused with Retry-After, refused without it, or not answered as it should be. */
export const OUTCOMES = ['answered', 'refused', 'refused-silently', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One request: when it was to be sent (ms since the first), of what kind, how long until its whole answer was there. */
export interface Sample {
  at: number;
  kind: string;
  ms: number;
  outcome: Outcome;
}

/** The value below which a share of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What a stretch of load came to. Rates by the second, times in milliseconds of requests that were answered. */
export interface Stretch {
  sent: number;
  answeredPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  share: Record<Outcome, number>;
  refusedP95: number;
}

/** Figures of requests that were to be sent in `seconds`. */
export function stretchOf(samples: readonly Sample[], seconds: number): Stretch {
  const of = (outcome: Outcome) => samples.filter((sample) => sample.outcome === outcome);
  const times = of('answered').map(({ ms }) => ms);
  const refused = [...of('refused'), ...of('refused-silently')].map(({ ms }) => ms);
  return {
    sent: samples.length,
    answeredPerSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    share: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, of(outcome).length / Math.max(1, samples.length)]),
    ) as Record<Outcome, number>,
    refusedP95: quantile(refused, 0.95),
  };
}

/** One step of a rising load. */
export interface Step {
  rate: number;
  figures: Pick<Stretch, 'answeredPerSecond' | 'p95' | 'share'>;
}

/**
 * Whether a step is beyond the knee: its p95 is twice that of the first steps and more, more than one in a hundred was refused or
 * failed, or a tenth of what was asked was not answered in time. The first steps are the median of three, so that a cold one does not hide it.
 */
export function isBeyondKnee(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  if (!last) return false;
  if (last.figures.share.answered < 0.99) return true;
  if (steps.length < 4) return false;
  const usual = quantile(
    steps.slice(0, 3).map(({ figures }) => figures.p95),
    0.5,
  );
  return last.figures.p95 > 2 * usual || last.figures.answeredPerSecond < 0.9 * last.rate;
}

/**
 * Seconds from the beginning of `samples` until three seconds in a row have a p95 of at most half more than `normal` and nothing
 * that was not answered; undefined where that never comes.
 */
export function recoverySeconds(samples: readonly Sample[], normal: number): number | undefined {
  const last = Math.floor(Math.max(0, ...samples.map(({ at }) => at)) / 1000);
  const isNormal = Array.from({ length: last + 1 }, (_, second) => {
    const within = samples.filter(({ at }) => Math.floor(at / 1000) === second);
    if (within.length === 0 || within.some(({ outcome }) => outcome !== 'answered')) return false;
    return (
      quantile(
        within.map(({ ms }) => ms),
        0.95,
      ) <=
      1.5 * normal
    );
  });
  const from = isNormal.findIndex((_, second) => [0, 1, 2].every((next) => isNormal[second + next]));
  return from < 0 ? undefined : from;
}
