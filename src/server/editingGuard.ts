import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import type { Services } from './compose.ts';
import { isSameSecret } from './constantTime.ts';
import { looksLikeTicket, ticketProblem } from './frameTickets.ts';
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

export interface EditingGuardOptions {
  /** Whether a ticket of the Studio may stand in the place of the secret: only where a frame is opened. */
  takesTickets?: boolean;
  now?: () => number;
}

/**
 * Stands before every editing endpoint of JSS, which compares its secret in plain time and redirects anywhere:
 * no secret configured → 404; limited by address; secret compared in constant time, or a ticket redeemed → 401; `route`
 * must be a path of this site → 400; answers are never kept.
 */
export function editingGuard(
  services: () => Pick<Services, 'env' | 'log' | 'http'>,
  handler: () => NextApiHandler,
  { takesTickets = false, now }: EditingGuardOptions = {},
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
    const refusal = await refusalOf(request, services(), env.JSS_EDITING_SECRET, takesTickets);
    if (refusal) {
      log({ event: 'editing-refused', path: (request.url ?? '').split('?', 1)[0], reason: refusal });
      return response.status(401).json({ message: 'Missing or invalid secret' });
    }
    if (!isOwnRoute(request.query['route'])) {
      return response.status(400).json({ message: 'route must be a path of this site' });
    }
    if (looksLikeTicket(givenSecret(request)) && env.SITE_ORIGIN.startsWith('http:'))
      takeCookiesOfPlainHttp(response);
    // JSS asks for the secret itself. Whoever came with a ticket never sees it: it leaves this process in no answer.
    if (request.query['secret'] !== undefined) request.query['secret'] = env.JSS_EDITING_SECRET;
    made ??= handler();
    return made(request, response);
  };
}

/**
 * Next marks its preview cookies for frames of other sites over https. Over plain http WebKit keeps none that are marked so; the
 * Studio is of the same site and needs no mark.
 */
function takeCookiesOfPlainHttp(response: NextApiResponse): void {
  const set = response.setHeader.bind(response);
  const plain = (cookie: string) => cookie.replace(/; Secure/i, '').replace(/SameSite=None/i, 'SameSite=Lax');
  response.setHeader = (name, value) =>
    set(name, name.toLowerCase() === 'set-cookie' && Array.isArray(value) ? value.map(plain) : value);
}

async function refusalOf(
  request: NextApiRequest,
  services: Pick<Services, 'env' | 'http'>,
  secret: string,
  takesTickets: boolean,
): Promise<string | undefined> {
  const given = givenSecret(request);
  if (isSameSecret(given, secret)) return undefined;
  if (!takesTickets || request.method !== 'GET' || !looksLikeTicket(given)) return 'secret';
  // A platform that does not answer cannot have said yes.
  return ticketProblem(request.query, services).catch(() => 'ticket: no answer');
}
