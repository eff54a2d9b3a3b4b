import type { NextApiHandler } from 'next';
import { apiRoute } from './apiRoute.ts';
import { refused, ticketOf } from './editingCalls.ts';
import type { EditingServices } from './editingCalls.ts';

/** Icons in one answer. */
const MOST_ICONS = 120;

/**
 * GET /api/editing/icons?query=: icons for the icon chooser (S-317, E-056), for pages in edit mode alone: the ticket says
 * that it is one. Failures are logged in the catalogue's words.
 */
export function iconsApi(services: () => EditingServices, now = () => new Date()): NextApiHandler {
  return apiRoute(
    {
      name: 'icons',
      methods: ['GET'],
      rate: { burst: 60, perMinute: 240 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const { icons, env, log } = services();
      if (!env.JSS_EDITING_SECRET) return refused(404, 'Not found');
      if (!ticketOf(request, services(), now())) return refused(401, 'The ticket is missing, wrong or over');
      const { query } = request.query;
      try {
        return { body: { icons: await icons.find(typeof query === 'string' ? query : '', MOST_ICONS) } };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        log({ event: 'icons', message });
        return refused(message === 'bad query' ? 400 : 502, message === 'bad query' ? message : 'no icons');
      }
    },
  );
}
