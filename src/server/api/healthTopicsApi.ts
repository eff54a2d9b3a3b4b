import type { NextApiHandler } from 'next';
import type { Services } from '#src/server/compose.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/** GET /api/healthTopics?locale= (S-335): list of { name, c_parentHealthTopic }; empty with 503 when it cannot be had. */
export function healthTopicsApi(
  services: () => Pick<Services, 'healthTopics' | 'log' | 'env'>,
): NextApiHandler {
  return apiRoute(
    {
      name: 'healthTopics',
      methods: ['GET'],
      rate: { burst: 20, perMinute: 60 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const locale = queryText(request, 'locale', 5) === 'es' ? 'es' : 'en';
      try {
        return { body: await services().healthTopics(locale), caching: { kind: 'shared', seconds: 600 } };
      } catch {
        return { status: 503, body: [] };
      }
    },
  );
}
