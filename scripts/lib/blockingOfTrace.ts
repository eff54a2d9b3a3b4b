import { z } from 'zod';

/** What a phone takes for what a desk does in one, as Lighthouse reckons; and the length from which a task blocks, in ms. */
const SLOWDOWN = 4;
const BLOCKS = 50;

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z
    .object({ data: z.object({ documentLoaderURL: z.string().optional() }).optional() })
    .partial()
    .optional(),
});
const traceSchema = z.object({ traceEvents: z.array(z.unknown()) });

type TraceEvent = z.infer<typeof eventSchema>;

/**
 * Blocking time of a phone by the processor time of each task after the first paint, in milliseconds: what Lighthouse adds up,
 * but without the moments in which the machine did something else. Lighthouse's own figure counts those, four times over.
 *
 * @param url of the page, as it was asked for
 * @throws when the trace does not hold the page
 */
export function blockingOfTrace(trace: unknown, url: string): number {
  const events = traceSchema.parse(trace).traceEvents.flatMap((event): TraceEvent[] => {
    const { data } = eventSchema.safeParse(event);
    return data ? [data] : [];
  });
  const opened = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const painted =
    opened &&
    events.find(
      ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === opened.pid && ts >= opened.ts,
    );
  if (!painted) throw new Error(`the trace has no first paint of ${url}`);
  return events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        /RunTask$/.test(name) && ph === 'X' && pid === opened.pid && tid === opened.tid && ts >= painted.ts,
    )
    .reduce((sum, { tdur, dur = 0 }) => sum + Math.max(0, ((tdur ?? dur) / 1000) * SLOWDOWN - BLOCKS), 0);
}
