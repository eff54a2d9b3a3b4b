import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '#src/config/env.ts';
import { variantOfHost } from '#src/config/variants.ts';
import { beforeHead } from '#src/server/beforeHead.ts';
import { cacheControl } from '#src/server/cacheHeaders.ts';
import { pageCacheOfProcess } from '#src/server/pageCache/pageCacheOfProcess.ts';
import { absentKey, keysOfAddress, renderedAddress } from './surrogateKeys.ts';

/** How long an edge shows what it has while the site fails. Seconds. */
const STALE_IF_ERROR = 86_400;

type Head = Pick<ServerResponse, 'getHeader' | 'hasHeader' | 'setHeader'>;

/**
 * Completes the head of an answer that everybody gets alike: the keys it is purged by, and that it may be shown while the
 * site fails. An answer with a cookie is nobody else's. `keysAt` are the keys of the page at a rendered address.
 */
export function tagAnswer(
  response: Head,
  status: number,
  { host, url }: { host: string | undefined; url: string },
  planOrigin: string,
  keysAt: (address: string) => readonly string[],
): void {
  const caching = String(response.getHeader('Cache-Control') ?? '');
  if (!caching.includes('s-maxage=')) return;
  if (response.hasHeader('Set-Cookie')) {
    response.setHeader('Cache-Control', cacheControl({ kind: 'none' }));
    return;
  }
  if (!caching.includes('stale-if-error'))
    response.setHeader('Cache-Control', `${caching}, stale-if-error=${STALE_IF_ERROR}`);
  const variant = variantOfHost(host, planOrigin);
  const address = renderedAddress(host, url, planOrigin);
  const isThere = status < 300 || status === 304;
  const shown = isThere ? keysAt(address) : [absentKey(variant)];
  response.setHeader('Surrogate-Key', [...keysOfAddress(address, variant), ...shown].join(' '));
}

/** Has every answer of this process tagged, where there is an edge to purge. */
export function tagAnswers({ EDGE_PURGE_URLS, PLAN_SITE_ORIGIN }: Env): void {
  if (EDGE_PURGE_URLS.length === 0) return;
  const keysAt = (address: string) => pageCacheOfProcess()?.keysOf(address) ?? [];
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const asked = { host: request.headers.host, url: request.url ?? '/' };
    beforeHead(response, (status) => {
      tagAnswer(response, status, asked, PLAN_SITE_ORIGIN, keysAt);
      return status;
    });
  });
}
