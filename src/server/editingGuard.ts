import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import type { Services } from './compose.ts';
import { isSameSecret } from './constantTime.ts';
import { openForItself } from './drafts.ts';
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
 * no secret configured → 404; limited by address; secret compared in constant time, or a ticket redeemed → 401, 503
 * while nobody says whether it is good; `route` must be a path of this site → 400; answers are never kept.
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
      if (refusal === NO_ANSWER) {
        response.setHeader('Retry-After', '2');
        return response.status(503).json({ message: 'Whether the ticket is good cannot be said now' });
      }
      return response.status(401).json({ message: 'Missing or invalid secret' });
    }
    if (!isOwnRoute(request.query['route'])) {
      return response.status(400).json({ message: 'route must be a path of this site' });
    }
    giveTime(response);
    if (looksLikeTicket(givenSecret(request))) {
      if (env.SITE_ORIGIN.startsWith('http:')) takeCookiesOfPlainHttp(response);
      openForItself(request, response, env.SITE_ORIGIN);
    }
    // JSS asks for the secret itself. Whoever came with a ticket never sees it: it leaves this process in no answer.
    if (request.query['secret'] !== undefined) request.query['secret'] = env.JSS_EDITING_SECRET;
    made ??= handler();
    return made(request, response);
  };
}

/**
 * How long the page may be on its way after the address that leads to it has answered, in seconds. JSS allows three: on a busy
 * machine or a slow line the page that came later was the published one, which nobody may frame. The page uses the cookies
 * up (`spendDraft`), so they count no longer than it takes.
 */
const ON_ITS_WAY_SECONDS = 20;

function giveTime(response: NextApiResponse): void {
  const enter = response.setPreviewData.bind(response);
  response.setPreviewData = (data, options) =>
    enter(data, options?.maxAge === undefined ? options : { ...options, maxAge: ON_ITS_WAY_SECONDS });
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

/** Why a ticket is not taken that may be good. */
const NO_ANSWER = 'ticket: no answer';

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
  return ticketProblem(request.query, services).catch(() => NO_ANSWER);
}
