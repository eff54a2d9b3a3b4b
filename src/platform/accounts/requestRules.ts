import type { IncomingMessage } from 'node:http';
import { isSameText } from '../content/access.ts';
import { requestTokenOf } from './tokens.ts';

/** The header every request carries that changes something. */
export const REQUEST_TOKEN_HEADER = 'x-studio-token';

/** Types a form of another page can send without asking first. */
const OF_FORMS = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * What speaks against a request that changes something having come from the Studio itself; undefined when nothing does.
 * The public site is another origin of the same site, so cookies alone prove nothing: `Origin` must be the Studio's, a
 * browser that says where a request comes from must say "same origin", and what forms can send is refused.
 */
export function foreignTo(request: IncomingMessage, studioOrigin: string | undefined): string | undefined {
  const { origin, 'sec-fetch-site': from, 'content-type': type = '' } = request.headers;
  if (studioOrigin === undefined || origin !== studioOrigin) return 'The request is not from the Studio';
  if (from !== undefined && from !== 'same-origin') return 'The request is not from the Studio';
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (OF_FORMS.test(type) || (hasBody && type === '')) return 'The body must be JSON';
  return undefined;
}

/** Whether a method only asks. */
export const isAsking = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request has the token header of its session: a page of another origin cannot know it. */
export function hasRequestToken(request: IncomingMessage, sessionToken: string): boolean {
  const given = request.headers[REQUEST_TOKEN_HEADER];
  return typeof given === 'string' && isSameText(given, requestTokenOf(sessionToken));
}
