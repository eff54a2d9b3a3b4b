import { randomUUID } from 'node:crypto';
import type { NextApiHandler } from 'next';
import { SEARCH_ENDPOINTS } from '#src/ports/SearchProxy.ts';
import { isUpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type { Services } from '#src/server/compose.ts';
import { apiRoute } from './apiRoute.ts';
import type { ApiAnswer } from './apiRoute.ts';

/** Longest query string and body passed on, in characters. */
const MAX_QUERY = 16 * 1024;
const MAX_BODY = 16 * 1024;
/** Clients call /api/search/v2/accounts/me/<endpoint>. */
const ACCOUNT = /^v2\/accounts\/[A-Za-z0-9]{1,20}\//;

/** The search service's own envelope, which its clients read in every answer. */
function searchProblem(status: number, message: string): object {
  return {
    meta: { uuid: randomUUID(), errors: [{ code: status, type: 'FATAL_ERROR', message }] },
    response: {},
  };
}

/** /api/search/[...path]: the seven endpoints of the search service on the site's own origin (S-338–S-343). */
export function searchApi(services: () => Pick<Services, 'searchProxy' | 'log' | 'env'>): NextApiHandler {
  return apiRoute(
    {
      name: 'search',
      methods: ['GET', 'POST'],
      rate: { burst: 60, perMinute: 240 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
      problem: searchProblem,
    },
    async (request): Promise<ApiAnswer> => {
      const segments = request.query['path'];
      const path = (Array.isArray(segments) ? segments.join('/') : (segments ?? '')).replace(ACCOUNT, '');
      const method = Object.hasOwn(SEARCH_ENDPOINTS, path) ? SEARCH_ENDPOINTS[path] : undefined;
      if (!method) return problem(404, 'Unknown search endpoint');
      const asked = request.method === 'HEAD' ? 'GET' : request.method;
      if (asked !== method) return { ...problem(405, `Use ${method}`), headers: { Allow: method } };
      const query = queryOf(request.url ?? '');
      if (query.toString().length > MAX_QUERY) return problem(414, 'The query is too long');
      const body = method === 'POST' ? JSON.stringify(request.body ?? {}) : undefined;
      if (body !== undefined && body.length > MAX_BODY) return problem(413, 'The body is too large');
      try {
        const answer = await services().searchProxy.pass(path, query, body);
        return { status: answer.status, body: answer.body };
      } catch (error) {
        if (!isUpstreamError(error)) throw error;
        const status = error.kind === 'timeout' ? 504 : error.kind === 'status' ? 502 : 503;
        return problem(status, 'The search service does not answer');
      }
    },
  );
}

const problem = (status: number, message: string): ApiAnswer => ({
  status,
  body: searchProblem(status, message),
});

/** The query as the client wrote it, without the key the server puts in and without the route's own parameter. */
function queryOf(url: string): URLSearchParams {
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '');
  query.delete('api_key');
  query.delete('path');
  return query;
}
