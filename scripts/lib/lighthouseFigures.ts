import { z } from 'zod';
import { blockingOfTrace } from './blockingOfTrace.ts';

/** What is read out of a report: its key here, the audit it comes from, and how it is printed. Times in milliseconds. */
export const METRICS = [
  { key: 'lcp', audit: 'largest-contentful-paint', title: 'LCP ms', digits: 0 },
  { key: 'cls', audit: 'cumulative-layout-shift', title: 'CLS', digits: 3 },
  { key: 'tbt', audit: 'total-blocking-time', title: 'TBT ms', digits: 0 },
  { key: 'cpu', audit: 'trace', title: 'TBT by CPU ms', digits: 0 },
  // Lighthouse's own measure of how fast the machine was meanwhile: blocking times of a slower hour are no verdict.
  { key: 'machine', audit: 'benchmarkIndex', title: 'machine', digits: 0 },
] as const;

export type Figures = Record<(typeof METRICS)[number]['key'], number>;

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }).optional(),
  requestedUrl: z.string(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** The figures of one report and its trace; throws when the page could not be measured or a figure is missing. */
export function figuresOf(report: unknown, trace: unknown): Figures {
  const { runtimeError, requestedUrl, environment, audits } = reportSchema.parse(report);
  if (runtimeError) throw new Error(runtimeError.message);
  return fill((_, audit) => {
    if (audit === 'trace') return blockingOfTrace(trace, requestedUrl);
    const value = audit === 'benchmarkIndex' ? environment?.[audit] : audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`the report has no ${audit}`);
    return value;
  });
}

/** Per metric the median over several runs; of an even number the higher of the two in the middle. */
export function medians(each: readonly Figures[]): Figures {
  return fill((key) => {
    const sorted = each.map((figures) => figures[key]).sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined) throw new Error('no run to take a median of');
    return middle;
  });
}

/** A figure beside an earlier one, as `×0.87`; from nothing to something has no ratio. */
export function ratio(now: number, before: number): string {
  if (before === 0) return now === 0 ? '×1.00' : 'was 0';
  return `×${(now / before).toFixed(2)}`;
}

function fill(value: (key: keyof Figures, audit: string) => number): Figures {
  const entries = METRICS.map(({ key, audit }) => [key, value(key, audit)] as const);
  return Object.fromEntries(entries) as Figures;
}
