import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { ASKED_HEADER, RESPELLED_HEADER } from '#src/config/variants.ts';
import { respelled } from '#src/domain/links/addressSpelling.ts';

/** The cookie that opens drafts; whether it is a real one is for Next to say. Drafts are shown at any address. */
const PREVIEW_COOKIE = /(?:^|;\s*)__prerender_bypass=/;

/**
 * Gives a request for an address in another spelling (`respelled`) the one of this site and marks it, so that redirects,
 * rewrites and pages see one spelling only and the answer is one redirect to where it leads in the end.
 */
export function respellRequest(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  delete request.headers[RESPELLED_HEADER];
  const { url = '/', headers } = request;
  const own = respelled(url);
  // Next takes from an address the parameter by which it knew a rewrite.
  headers[ASKED_HEADER] = url;
  if (own === undefined || PREVIEW_COOKIE.test(headers.cookie ?? '')) return;
  request.url = own;
  headers[ASKED_HEADER] = own;
  headers[RESPELLED_HEADER] = '1';
}

/**
 * Has every HTTP request of this process respelled before Next sees it. Next's own rules cannot do it: they redirect slashes
 * in a step of their own, and by the time they read a path its language and its encoding are gone. A middleware would stand
 * before every page (a millisecond of each); this costs a regular expression.
 */
export function openFrontDesk(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'GET' || request.method === 'HEAD') respellRequest(request);
  });
}
