import type { NextApiHandler } from 'next';
import type { Services } from '#src/server/compose.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/**
 * GET /api/reputation?id= (S-304, S-305): status "Success" with name, ratingPercent and reviewCount, or
 * "No results found". Failures are logged in the catalogue's words and answered 502 with
 * "No results found", for which nothing is shown.
 */
export function reputationApi(services: () => Pick<Services, 'reputation' | 'log' | 'env'>): NextApiHandler {
  return apiRoute(
    {
      name: 'reputation',
      methods: ['GET'],
      rate: { burst: 40, perMinute: 120 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const id = queryText(request, 'id', 64);
      if (!id || !/^[\w.-]+$/.test(id)) return { status: 400, body: { error: 'id is required' } };
      try {
        const summary = await services().reputation.summary(id);
        return { body: summary, caching: { kind: 'shared', seconds: 300 } };
      } catch (error) {
        services().log({ event: 'reputation', id, message: error instanceof Error ? error.message : '' });
        return { status: 502, body: { status: 'No results found' } };
      }
    },
  );
}
