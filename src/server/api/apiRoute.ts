import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { cacheControl } from '#src/server/cacheHeaders.ts';
import type { Caching } from '#src/server/cacheHeaders.ts';
import type { Log } from '#src/server/log.ts';
import { createRequestLimiter } from '#src/server/rateLimit.ts';
import type { RateRule } from '#src/server/rateLimit.ts';

/** What a handler answers; `body` becomes JSON unless it is a string or bytes. */
export interface ApiAnswer {
  status?: number;
  body: unknown;
  caching?: Caching;
  contentType?: string;
  headers?: Record<string, string>;
}

export interface ApiRouteOptions {
  name: string;
  methods: readonly ('GET' | 'POST')[];
  rate: RateRule;
  log: () => Log;
  /** Known proxies in front of the site. */
  trustedHops: () => number;
  /** Body of answers the route itself gives (405, 429, 500); the search proxy keeps its envelope. */
  problem?: (status: number, message: string) => unknown;
  now?: () => number;
}

const plainProblem = (_status: number, message: string) => ({ error: message });

/**
 * An API route with what every one needs: method check (405 with Allow), rate limit by client address (429 with
 * Retry-After), cache header, and a 500 that tells nothing. HEAD is answered wherever GET is.
 */
export function apiRoute(
  options: ApiRouteOptions,
  handle: (request: NextApiRequest) => Promise<ApiAnswer>,
): NextApiHandler {
  const isTooOften = createRequestLimiter(options.rate, options.now);
  const problem = options.problem ?? plainProblem;
  return async (request, response) => {
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    if (!(options.methods as readonly string[]).includes(method)) {
      const allow = options.methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
      response.setHeader('Allow', allow.join(', '));
      return send(response, { status: 405, body: problem(405, 'Method not allowed') });
    }
    if (isTooOften(request, response, options.trustedHops()))
      return send(response, { status: 429, body: problem(429, 'Too many requests') });
    try {
      send(response, await handle(request));
    } catch (error) {
      options.log()({
        event: 'api-failed',
        route: options.name,
        message: error instanceof Error ? error.message : String(error),
      });
      send(response, { status: 500, body: problem(500, 'Something went wrong on our side') });
    }
  };
}

function send(response: NextApiResponse, answer: ApiAnswer): void {
  const { status = 200, body, caching = { kind: 'none' }, contentType, headers = {} } = answer;
  response.status(status);
  response.setHeader('Cache-Control', cacheControl(caching));
  response.setHeader('Content-Type', contentType ?? 'application/json; charset=utf-8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.send(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** One query parameter as text; a repeated one is not accepted (undefined), against parameter pollution. */
export function queryText(request: NextApiRequest, name: string, maxLength: number): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' && value.length <= maxLength ? value : undefined;
}
