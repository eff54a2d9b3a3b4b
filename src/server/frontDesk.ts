import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { ASKED_HEADER, RESPELLED_HEADER } from '#src/config/variants.ts';
import { respelled } from '#src/domain/links/addressSpelling.ts';

/** The cookie that opens drafts, which are shown at any address. */
const PREVIEW_COOKIE = '__prerender_bypass=';

/**
 * Tells by its cookies whether a request is for a draft: by the id this build gives those whom it lets in. Of a cookie of
 * one's own making nothing follows. In development, where Next has no such file, any counts.
 */
function readDraftTest(): (cookies: string) => boolean {
  const counts = draftIdTest();
  return (cookies) =>
    cookies
      .split(/;\s*/)
      .some((one) => one.startsWith(PREVIEW_COOKIE) && counts(one.slice(PREVIEW_COOKIE.length)));
}

function draftIdTest(): (id: string) => boolean {
  if (process.env.NODE_ENV === 'development') return () => true;
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'prerender-manifest.json');
  // While it is built there is none, and nobody to let in.
  if (!existsSync(file)) return () => false;
  const { preview } = JSON.parse(readFileSync(file, 'utf8')) as { preview: { previewModeId: string } };
  return (id) => id === preview.previewModeId;
}

/**
 * Gives a request for an address in another spelling (`respelled`) the one of this site and marks it, so that redirects,
 * rewrites and pages see one spelling only and the answer is one redirect to where it leads in the end.
 */
export function respellRequest(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  isDraft: (cookies: string) => boolean,
): void {
  delete request.headers[RESPELLED_HEADER];
  const { url = '/', headers } = request;
  const own = respelled(url);
  // Next takes from an address the parameter by which it knew a rewrite.
  headers[ASKED_HEADER] = url;
  if (own === undefined || isDraft(headers.cookie ?? '')) return;
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
  const isDraft = readDraftTest();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'GET' || request.method === 'HEAD') respellRequest(request, isDraft);
  });
}
