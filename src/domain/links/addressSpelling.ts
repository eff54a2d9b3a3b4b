import { decodeText, encodeText } from '#src/domain/text/encodeText.ts';

/**
 * A path with each of its segments percent-encoded in the one way this site prints addresses; decoded and encoded paths
 * alike. Two paths name the same address when this prints them alike.
 */
export function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeText(decodeText(segment)))
    .join('/');
}

/** The path with its ASCII letters in lower case: the spelling of every path that nobody spells otherwise. */
export function lowerCasePath(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Paths in this form need no second look. */
const PLAIN = /^(?:\/|(?:\/[\w\-.~!'()*]+)+)$/;
const LANGUAGE = /^\/e[ns](?=\/|$)/i;
/** First segments of what is no page; Next and the routes there spell them themselves. */
const NO_PAGES: ReadonlySet<string> = new Set(['api', '_next', '-', 'sitecore']);

/**
 * The address a browser asks for (path and query as they stand in the request line) in the spelling of this site, whatever
 * is there: single slashes, none at the end, nothing percent-encoded that needs it not, the language in lower case and
 * English without one. Letter case of the rest is not touched, because ids may need it. Undefined when it is spelled so
 * already, is no page's address, or cannot be decoded.
 */
export function respelled(address: string): string | undefined {
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (PLAIN.test(path) && !LANGUAGE.test(path)) return undefined;
  if (!/^[/\\]/.test(path)) return undefined;
  const segments: string[] = [];
  for (const segment of path.split(/[/\\]+/).filter(Boolean)) {
    try {
      segments.push(encodeText(decodeURIComponent(segment)));
    } catch {
      return undefined;
    }
  }
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase());
  if (first === 'es') segments[0] = first;
  if (first === 'en' && second !== 'en' && second !== 'es') segments.shift();
  if (NO_PAGES.has((segments[first === 'es' ? 1 : 0] ?? '').toLowerCase())) return undefined;
  const own = `/${segments.join('/')}`;
  return own === path ? undefined : own + query;
}
