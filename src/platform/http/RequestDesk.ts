import type { IncomingMessage, ServerResponse } from 'node:http';
import { corsHeaders, isClosed, preflightHeaders } from '../cors.ts';
import { failureEnvelope, sendJson } from '../envelope.ts';
import type { Faults } from '../faults.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformContext, PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { passingProblem } from '../store/StoreProblem.ts';
import { limitBodyTime, USUAL_BODY_MS } from './limitBodyTime.ts';
import { readBody, streamBody } from './readBody.ts';
import { requestIdOf } from './requestId.ts';
import type { RoutesAt, RouteTable } from './RouteTable.ts';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

export interface RequestDeskOptions {
  /** Undefined while the platform is starting. */
  routes: () => RouteTable | undefined;
  /** Origins of the sites, to which administration is open. */
  siteOrigins: readonly string[];
  /** Origin of the Studio, the only one whose pages reach the addresses that go by a cookie. */
  studioOrigin: string | undefined;
  /** Requests worked on at the same time; the next one is answered 429 with Retry-After. */
  maxInFlight: number;
  faults: Faults | undefined;
  /** Resolves when nobody else is writing to the store; rejects with StoreBusy when that takes too long. */
  writable: (() => Promise<void>) | undefined;
  log: PlatformContext['log'];
}

/** Where every request arrives: it gets its headers, its line in the log, its route, and an answer whatever happens. */
export class RequestDesk {
  readonly #options: RequestDeskOptions;
  #inFlight = 0;

  constructor(options: RequestDeskOptions) {
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = requestIdOf(request);
    const url = requestUrl(request);
    const found = url && this.#options.routes()?.at(url.pathname);
    const upstream = found?.first?.upstream;
    setHeaders(response, {
      ...securityHeaders,
      ...corsHeaders(request.headers.origin, upstream, this.#options.siteOrigins),
      'x-request-id': id,
    });
    this.#count(request, response, id, found);
    limitBodyTime(request, found?.accepting(request.method ?? 'GET')?.bodyMs ?? USUAL_BODY_MS);
    try {
      if (!url) throw new HttpProblem(400, 'The address is malformed');
      if (!found) throw new HttpProblem(503, 'The platform is starting', { 'retry-after': '1' });
      const { origin } = request.headers;
      if (isClosed(upstream) && origin !== undefined && origin !== this.#options.studioOrigin) {
        throw new HttpProblem(403, 'This address is for the Studio only');
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204, preflightHeaders(found.methods()));
        response.end();
        return;
      }
      if (this.#inFlight > this.#options.maxInFlight && upstream !== 'admin') {
        throw new HttpProblem(429, 'Too many requests at once', { 'retry-after': '1' });
      }
      const { faults } = this.#options;
      if (faults && upstream && (await faults.apply(request, response, upstream))) return;
      const route = routed(found, request.method ?? 'GET');
      const writable = mayWrite(route, request.method) ? this.#options.writable : undefined;
      await writable?.();
      await route.handle(platformRequest(url, found.params, { request, response }, writable));
    } catch (error) {
      fail(error, request, response, id, this.#options.log);
    }
  }

  /** Counts a request until its response is closed, and then writes its line in the log. */
  #count(request: IncomingMessage, response: ServerResponse, id: string, found: RoutesAt | undefined): void {
    const started = performance.now();
    this.#inFlight += 1;
    response.once('close', () => {
      this.#inFlight -= 1;
      this.#options.log({
        event: 'request',
        request: id,
        method: request.method ?? 'GET',
        // The pattern, not the address: what a visitor typed stays out of the log.
        route: found?.first?.pattern ?? null,
        upstream: found?.first?.upstream ?? null,
        status: response.writableFinished ? response.statusCode : null,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
    });
  }
}

/** What answers a method at an address; throws HttpProblem 404 where nothing stands, 405 for another method. */
function routed(found: RoutesAt, method: string) {
  if (!found.first) throw new HttpProblem(404, 'There is nothing at this address');
  const accepting = found.accepting(method);
  if (accepting) return accepting;
  const allow = found.methods().join(', ');
  throw new HttpProblem(405, `This address answers ${allow}`, { allow });
}

const WRITING: ReadonlySet<PlatformRoute['upstream']> = new Set(['studio', 'authoring', 'admin']);

/** Whether what answers a request may write to the store. */
const mayWrite = ({ writes, upstream }: PlatformRoute, method = 'GET'): boolean =>
  writes ?? (method !== 'GET' && method !== 'HEAD' && WRITING.has(upstream));

function platformRequest(
  url: URL,
  params: Record<string, string>,
  { request, response }: Pick<PlatformRequest, 'request' | 'response'>,
  writable: (() => Promise<void>) | undefined,
): PlatformRequest {
  return {
    ...{ url, params, request, response },
    async text(limit = 1024 * 1024) {
      const text = await readBody(request, limit);
      // A body may take its time to arrive; somebody else may have begun to write meanwhile.
      await writable?.();
      return text;
    },
    stream: (limit) => streamBody(request, limit),
  };
}

function requestUrl(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '/';
  // An address that begins with two slashes would be read as another host.
  return URL.parse(`http://platform.invalid${target.startsWith('/') ? target : `/${target}`}`) ?? undefined;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function fail(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  log: PlatformContext['log'],
): void {
  const problem = isProblem(error) ? error : notNow(error);
  if (!problem) {
    log({
      event: 'failure',
      request: id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
  if (response.headersSent) {
    // A half-sent answer must not look complete.
    request.socket.destroy();
    return;
  }
  const status = problem?.status ?? 500;
  const message =
    problem?.message ?? 'The platform could not answer. The log of the platform has the reason.';
  sendJson(response, status, failureEnvelope(message, status), problem?.headers ?? {});
}

/** The store cannot be written at the moment: whoever asked may ask again, and nothing is wrong here. */
function notNow(error: unknown): HttpProblem | undefined {
  const seconds = passingProblem(error);
  if (seconds === undefined) return undefined;
  return new HttpProblem(503, (error as Error).message, { 'retry-after': String(seconds) });
}

/** By name, since a problem may come from another realm than this file's (tests). */
const isProblem = (error: unknown): error is HttpProblem =>
  (error as { name?: string } | null)?.name === 'HttpProblem';
