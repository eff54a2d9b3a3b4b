import type { IncomingMessage } from 'node:http';

/**
 * The name of a cookie of the Studio. `__Host-` has the browser hold the cookie to this one host and to https. Over http,
 * which only localhost speaks, browsers refuse that prefix (and Safari also `Secure`), so there it has a plain name.
 */
export const cookieName = (studioOrigin: string, name: string): string =>
  studioOrigin.startsWith('https:') ? `__Host-${name}` : name;

export interface CookieOptions {
  studioOrigin: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  sameSite: 'Strict' | 'Lax';
}

/** A `Set-Cookie` line. Scripts never read it, and it is the whole host's, as `__Host-` asks. */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  const { studioOrigin, maxAge, sameSite } = options;
  const secure = studioOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(studioOrigin, name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** The value of a cookie; undefined when it is missing, or there twice: then one of the two was put there by somebody. */
export function readCookie(request: IncomingMessage, studioOrigin: string, name: string): string | undefined {
  const start = `${cookieName(studioOrigin, name)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start));
  return found.length === 1 ? found[0]!.slice(start.length) : undefined;
}
