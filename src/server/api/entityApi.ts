import type { NextApiHandler } from 'next';
import { entityTypes } from '#src/domain/enumerations.ts';
import type { Services } from '#src/server/compose.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/**
 * GET /api/entity?type=&id=&locale= : the entity teaser lookup for the browser (S-018, S-309): a list of
 * { id, uid, entityTypeId, name, path }, empty when every attempt failed.
 */
export function entityApi(services: () => Pick<Services, 'directory' | 'log' | 'env'>): NextApiHandler {
  return apiRoute(
    {
      name: 'entity',
      methods: ['GET'],
      rate: { burst: 40, perMinute: 120 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const type = queryText(request, 'type', 60) ?? '';
      const id = queryText(request, 'id', 80) ?? '';
      const locale = request.query['locale'] === 'es' ? 'es' : 'en';
      if (!entityTypes(services().env.PRODUCT).includes(type) || !/^[\w.-]+$/.test(id)) {
        return { status: 400, body: { error: 'type and id are required' } };
      }
      try {
        const { found, isWhole } = await services().directory.teaser(type, id, locale);
        if (!isWhole) return { body: found };
        return { body: found, caching: { kind: 'shared', seconds: found.length > 0 ? 300 : 30 } };
      } catch {
        return { body: [] };
      }
    },
  );
}
