import type { NextApiHandler, NextApiRequest } from 'next';
import type { Services } from './compose.ts';
import { isSameSecret } from './constantTime.ts';
import { createRequestLimiter } from './rateLimit.ts';

/** The secret of an editing call: query parameter, or `jssEditingSecret` of a chromes body. */
function givenSecret(request: NextApiRequest): string {
  const { secret } = request.query;
  if (typeof secret === 'string') return secret;
  const body = request.body as { jssEditingSecret?: unknown } | undefined;
  return typeof body?.jssEditingSecret === 'string' ? body.jssEditingSecret : '';
}

/** A route to open after entering: a path of this site. `//host` and `/\host` are other sites. */
function isOwnRoute(route: unknown): boolean {
  return (
    route === undefined ||
    (typeof route === 'string' && /^\/(?![/\\])/.test(route) && !/[\r\n\\]/.test(route))
  );
}

/**
 * Stands before every editing endpoint of JSS, which compares its secret in plain time and redirects anywhere:
 * no secret configured → 404; limited by address; secret compared in constant time → 401; `route` must be a path
 * of this site → 400; answers are never kept.
 */
export function editingGuard(
  services: () => Pick<Services, 'env' | 'log'>,
  handler: () => NextApiHandler,
  now?: () => number,
): NextApiHandler {
  const isTooOften = createRequestLimiter({ burst: 60, perMinute: 240 }, now);
  let made: NextApiHandler | undefined;
  return async (request, response) => {
    const { env, log } = services();
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (!env.JSS_EDITING_SECRET) return response.status(404).json({ message: 'Not found' });
    if (isTooOften(request, response, env.TRUSTED_PROXY_HOPS))
      return response.status(429).json({ message: 'Too many requests' });
    if (!isSameSecret(givenSecret(request), env.JSS_EDITING_SECRET)) {
      log({ event: 'editing-refused', path: (request.url ?? '').split('?', 1)[0] });
      return response.status(401).json({ message: 'Missing or invalid secret' });
    }
    if (!isOwnRoute(request.query['route'])) {
      return response.status(400).json({ message: 'route must be a path of this site' });
    }
    made ??= handler();
    return made(request, response);
  };
}
