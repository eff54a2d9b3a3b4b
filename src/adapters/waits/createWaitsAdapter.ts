import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type { WaitTime } from '#src/domain/waitTimes/waitTime.ts';
import type { WaitTimesPort } from '#src/ports/FeedPorts.ts';

const record = z.object({
  YextLocationUid: z.union([z.string(), z.number()]).transform(String),
  PatientsStillWaiting: z.coerce.number().int().min(0).max(10_000),
  FetchDateTime: z.coerce.date(),
});

/**
 * The wait-time feed (S-209, S-300): records keyed by location uid. One unreadable record is left out; a feed without a
 * readable one is another protocol's, and a failure.
 */
export function createWaitsAdapter(options: { http: HttpClient; endpoint: string }): WaitTimesPort {
  return {
    async all() {
      const { body } = await options.http.json({
        upstream: 'waits',
        call: 'waitTimes',
        url: options.endpoint,
        schema: z.record(z.string(), z.unknown()),
      });
      const waits: Record<string, WaitTime> = {};
      for (const [uid, wire] of Object.entries(body)) {
        const parsed = record.safeParse(wire);
        if (!parsed.success) continue;
        waits[uid] = {
          facilityUid: parsed.data.YextLocationUid,
          patientsWaiting: parsed.data.PatientsStillWaiting,
          fetchedAt: parsed.data.FetchDateTime,
        };
      }
      if (Object.keys(body).length > 0 && Object.keys(waits).length === 0)
        throw new UpstreamError('wrong-schema', {
          upstream: 'waits',
          call: 'waitTimes',
          detail: 'no record',
        });
      return waits;
    },
  };
}
