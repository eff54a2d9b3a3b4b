import type { NextApiHandler } from 'next';
import { z } from 'zod';
import { allows } from '#src/server/savingTicket.ts';
import { apiRoute } from './apiRoute.ts';
import { isOwnOrigin, refused, ticketOf } from './editingCalls.ts';
import type { EditingServices } from './editingCalls.ts';

const TEXT = z.string().max(64 * 1024);

const bodyShape = z.strictObject({
  itemId: z.string().regex(/^[{}0-9a-zA-Z-]{1,64}$/),
  language: z.string().regex(/^[a-zA-Z-]{2,10}$/),
  version: z.number().int().positive().optional(),
  revision: z.string().max(128).optional(),
  fields: z
    .array(
      z.strictObject({
        // Two underscores begin what the platform keeps for itself: layout, workflow, locks, rights.
        name: z.string().regex(/^(?!__)[\w][\w .-]{0,63}$/),
        value: TEXT,
        originalValue: TEXT,
      }),
    )
    .min(1)
    .max(40),
});

/**
 * POST /api/editing/authoring: saves fields of a page that is being edited, with the site's own credentials at the content
 * platform. It takes only what a ticket allows, which the render in edit mode wrote into the page; visitors' pages have
 * none. Without credentials the address does not exist.
 */
export function authoringApi(services: () => EditingServices, now = () => new Date()): NextApiHandler {
  return apiRoute(
    {
      name: 'authoring',
      methods: ['POST'],
      rate: { burst: 30, perMinute: 120 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const { authoring, log } = services();
      if (!authoring) return refused(404, 'Not found');
      if (!isOwnOrigin(request, services())) return refused(403, 'Only pages of this site may save');
      if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
        return refused(415, 'Send JSON');
      const ticket = ticketOf(request, services(), now());
      if (!ticket) return refused(401, 'The ticket is missing, wrong or over');
      const body = bodyShape.safeParse(request.body);
      if (!body.success) return refused(400, 'The body is not understood');
      const { version, revision, ...rest } = body.data;
      if (!allows(ticket, { ...rest, version })) {
        log({ event: 'authoring-refused', reason: 'other item' });
        return refused(403, 'The ticket is for another item');
      }
      const answer = await authoring.saveFields({
        ...rest,
        ...(version !== undefined && { version }),
        ...(revision !== undefined && { revision }),
      });
      log({ event: 'authoring', outcome: answer.kind, fields: rest.fields.length });
      return { body: answer };
    },
  );
}
