import type { NextApiHandler } from 'next';
import type { Services } from '#src/server/compose.ts';
import { apiRoute } from './apiRoute.ts';

/** A wait-time record as the browser gets it (S-209). */
interface WaitTimeRecord {
  YextLocationUid: string;
  PatientsStillWaiting: number;
  FetchDateTime: string;
}

/** GET /api/waitTimes (S-300): records by location uid; `{}` when they cannot be had (S-301, X-014). */
export function waitTimesApi(services: () => Pick<Services, 'waits' | 'log' | 'env'>): NextApiHandler {
  return apiRoute(
    {
      name: 'waitTimes',
      methods: ['GET'],
      rate: { burst: 20, perMinute: 60 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async () => {
      try {
        const waits = await services().waits.all();
        const records: Record<string, WaitTimeRecord> = {};
        for (const [uid, wait] of Object.entries(waits)) {
          records[uid] = {
            YextLocationUid: wait.facilityUid,
            PatientsStillWaiting: wait.patientsWaiting,
            FetchDateTime: wait.fetchedAt.toISOString(),
          };
        }
        return { body: records, caching: { kind: 'shared', seconds: 15, staleSeconds: 30 } };
      } catch {
        return { body: {} };
      }
    },
  );
}
