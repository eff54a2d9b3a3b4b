import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '#src/config/env.ts';
import { ASKED_HEADER, RESPELLED_HEADER } from '#src/config/variants.ts';
import { respelled } from '#src/domain/links/addressSpelling.ts';
import { readDraftTest, spendDraft, takeOpening } from './drafts.ts';
import { requestKind } from './metrics/requestKind.ts';

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

/** What the cookies of a draft open. */
const PAGES = new Set(['page', 'search']);

/**
 * Has every HTTP request of this process respelled before Next sees it. Next's own rules cannot do it: they redirect slashes
 * in a step of their own, and by the time they read a path its language and its encoding are gone. A middleware would stand
 * before every page (a millisecond of each); this costs a regular expression. A page that is a draft uses up what opened it.
 */
export function openFrontDesk({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>): void {
  const isDraft = readDraftTest();
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const { url = '/', headers } = request;
    if (PAGES.has(requestKind(url))) {
      const opening = takeOpening(request, isDraft);
      if (isDraft(headers.cookie ?? '')) spendDraft(response, SITE_ORIGIN, opening);
    }
    respellRequest(request, isDraft);
  });
}
