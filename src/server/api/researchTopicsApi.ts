import type { NextApiHandler } from 'next';
import type { Services } from '#src/server/compose.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/**
 * GET /api/researchTopicsByInvestigator/{uid} (S-358): the topics an investigator works on, a list of { uid, name }, in
 * English, as topics are searched for; [] with 404 for an unknown investigator, with 503 when it cannot be had.
 */
export function researchTopicsApi(
  services: () => Pick<Services, 'directory' | 'log' | 'env'>,
): NextApiHandler {
  return apiRoute(
    {
      name: 'researchTopicsByInvestigator',
      methods: ['GET'],
      rate: { burst: 30, perMinute: 120 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const uid = queryText(request, 'uid', 64)?.trim();
      if (!uid) return { status: 400, body: [] };
      const found = await services().directory.entity('ce_investigator', uid, 'en');
      if (found.kind === 'failed') return { status: 503, body: [] };
      if (found.kind === 'absent' || found.value.entityTypeId !== 'ce_investigator') {
        return { status: 404, body: [] };
      }
      const topics = found.value.topics.map(({ uid: topic, name }) => ({ uid: topic, name }));
      return { body: topics, caching: { kind: 'shared', seconds: 600 } };
    },
  );
}
