import type { NextApiHandler } from 'next';
import type { Services } from '#src/server/compose.ts';
import { whyNotReady } from '#src/server/readiness.ts';
import type { NotReady } from '#src/server/readiness.ts';

const REASON: Record<NotReady, string> = {
  stopping: 'Not ready: stopping',
  'no-content': 'Not ready: the content platform has not answered yet',
};

/**
 * GET /readyz: whether visitors may be sent here. Apart from /healthz, which says that the process need not be restarted: a
 * start without content and a stop are no reason for that.
 */
export function readyzApi(
  services: () => Pick<Services, 'content' | 'sites'>,
  why: typeof whyNotReady = whyNotReady,
): NextApiHandler {
  let asking: Promise<unknown> | undefined;
  /** The smallest thing there is to ask for; those who ask at the same time ask once. */
  const askContent = () =>
    (asking ??= Promise.resolve()
      .then(() => services().content.robots(services().sites.main))
      .finally(() => (asking = undefined)));
  return async (_request, response) => {
    const reason = await why(askContent);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    if (reason) response.setHeader('Retry-After', '1');
    response.status(reason ? 503 : 200).send(reason ? REASON[reason] : 'Ready');
  };
}
