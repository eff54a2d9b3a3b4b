import type { NextApiHandler } from 'next';
import type { Services } from '#src/server/compose.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/** How many places are asked for: towns, and everything (S-346). */
const MUNICIPALITY_LIMIT = 5;
const PLACE_LIMIT = 50;

/**
 * GET /api/places?query=&entityType= : address typeahead of the location boxes (S-346). The typed text goes to
 * the maps service and nowhere else; it is not logged. No places when the service does not answer.
 */
export function placesApi(services: () => Pick<Services, 'maps' | 'log' | 'env'>): NextApiHandler {
  return apiRoute(
    {
      name: 'places',
      methods: ['GET'],
      rate: { burst: 40, perMinute: 180 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const query = queryText(request, 'query', 100)?.trim();
      if (!query) return { status: 400, body: { error: 'query is required' } };
      const isTowns = request.query['entityType'] === 'Municipality';
      try {
        const results = await services().maps.searchAddress(
          query,
          isTowns ? { entityType: 'Municipality', limit: MUNICIPALITY_LIMIT } : { limit: PLACE_LIMIT },
        );
        return { body: { results }, caching: { kind: 'browser', seconds: 300 } };
      } catch {
        return { status: 503, body: { results: [] } };
      }
    },
  );
}
