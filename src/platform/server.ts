import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { defaults } from './defaults.ts';
import { failureEnvelope, sendJson, successEnvelope } from './envelope.ts';
import { createFaults } from './faults.ts';
import { HttpProblem } from './HttpProblem.ts';
import { indexPage } from './indexPage.ts';
import type { PlatformContext, PlatformModule, PlatformRequest, PlatformRoute } from './PlatformModule.ts';
import { routePattern } from './routePattern.ts';
import type { Store } from './store/Store.ts';

export interface PlatformOptions {
  store: Store;
  modules: readonly PlatformModule[];
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Public origin when it differs from where the server listens (behind a proxy). */
  origin?: string;
  siteOrigins?: Partial<PlatformContext['siteOrigins']>;
  keys?: Partial<PlatformContext['keys']>;
  clock?: () => Date;
  log?: (event: Record<string, unknown>) => void;
  allowFaults?: boolean;
  /** GraphQL introspection and other help for developers; default false. */
  development?: boolean;
  /** Requests worked on at the same time; the next one is answered 429 with Retry-After. Default 512. */
  maxInFlight?: number;
}

export interface RunningPlatform {
  origin: string;
  /** Stops listening, lets running requests end (at most 5 s), then runs the modules' own closing work. */
  close(): Promise<void>;
}

/** Longest accepted request line with headers: a search address with many facets is long. */
const maxHeaderSize = 64 * 1024;
const closeGraceMs = 5_000;

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

interface CompiledRoute extends PlatformRoute {
  match(pathname: string): Record<string, string> | undefined;
}

/**
 * Starts the embedded platform: listens, builds the modules' routes, answers. Rejects with Node's own error
 * (code EADDRINUSE) when the port is taken. The store stays the caller's: close it after the platform.
 */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { host = defaults.host, port = 0, maxInFlight = 512 } = options;
  const log = options.log ?? (() => undefined);
  const siteOrigins = {
    main: options.siteOrigins?.main ?? defaults.siteOrigin,
    plan: options.siteOrigins?.plan ?? defaults.planSiteOrigin,
  };
  const knownOrigins = Object.values(siteOrigins);
  const faults = options.allowFaults ? createFaults() : undefined;
  let routes: CompiledRoute[] | undefined;
  let inFlight = 0;
  // Node counts a connection that has not sent a request yet as busy; closing must not wait for those.
  const connections = new Map<Socket, { requests: number }>();
  let isClosing = false;
  const closing: (() => void | Promise<void>)[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    const id = randomUUID();
    const method = request.method ?? 'GET';
    const url = requestUrl(request);
    const found = url && routes ? findRoutes(routes, url.pathname) : [];
    const upstream = found[0]?.route.upstream;
    const routed = found.find(({ route }) => accepts(route, method));
    setHeaders(response, {
      ...securityHeaders,
      ...corsHeaders(request.headers.origin, upstream, knownOrigins),
      'x-request-id': id,
    });
    inFlight += 1;
    const connection = connections.get(request.socket);
    if (connection) connection.requests += 1;
    response.once('close', () => {
      inFlight -= 1;
      if (connection) connection.requests -= 1;
      if (isClosing && connection?.requests === 0) request.socket.destroy();
      log({
        event: 'request',
        id,
        method,
        // The pattern, not the address: what a visitor typed stays out of the log.
        route: found[0]?.route.pattern ?? null,
        upstream: upstream ?? null,
        status: response.writableFinished ? response.statusCode : null,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
    });
    try {
      if (!url) throw new HttpProblem(400, 'The address is malformed');
      if (!routes) throw new HttpProblem(503, 'The platform is starting', { 'retry-after': '1' });
      if (method === 'OPTIONS') {
        response.writeHead(204, preflightHeaders(allowedMethods(found.map(({ route }) => route))));
        response.end();
        return;
      }
      if (inFlight > maxInFlight && upstream !== 'admin') {
        throw new HttpProblem(429, 'Too many requests at once', { 'retry-after': '1' });
      }
      if (faults && upstream && (await faults.apply(request, response, upstream))) return;
      if (!routed) {
        if (found.length === 0) throw new HttpProblem(404, 'There is nothing at this address');
        const allow = allowedMethods(found.map(({ route }) => route)).join(', ');
        throw new HttpProblem(405, `This address answers ${allow}`, { allow });
      }
      await routed.route.handle(platformRequest(url, routed.params, request, response));
    } catch (error) {
      fail(error, request, response, id, log);
    }
  };

  const server = createServer(
    { maxHeaderSize, requestTimeout: 30_000, headersTimeout: 10_000 },
    (request, response) => {
      void answer(request, response);
    },
  );
  // Longer than the site's connection pool keeps a connection, so that a reused one is never just being closed.
  server.keepAliveTimeout = 65_000;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { requests: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const body = JSON.stringify(failureEnvelope(status.slice(4), Number(status.slice(0, 3))));
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, resolve);
  });
  const address = server.address() as AddressInfo;
  const listening = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  const origin = options.origin ?? listening;

  const close = async (): Promise<void> => {
    const ended = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    isClosing = true;
    for (const [socket, { requests }] of connections) if (requests === 0) socket.destroy();
    const patience = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    await ended;
    clearTimeout(patience);
    for (const work of closing.splice(0)) await work();
  };

  try {
    const context: PlatformContext = {
      store: options.store,
      origin,
      siteOrigins,
      keys: { ...defaults.keys, ...options.keys },
      clock: options.clock ?? (() => new Date()),
      log,
      allowFaults: options.allowFaults ?? false,
      development: options.development ?? false,
      onClose: (work) => closing.push(work),
    };
    const all = [...(faults?.routes ?? []), ...options.modules.flatMap((module) => module(context))];
    routes = [...houseRoutes(options.store, all, origin), ...all].map((route) => ({
      ...route,
      match: routePattern(route.pattern),
    }));
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: listening, close };
}

/** Addresses of the server itself: what this is, and whether it is well. */
function houseRoutes(store: Store, routes: readonly PlatformRoute[], origin: string): PlatformRoute[] {
  return [
    {
      method: 'GET',
      pattern: '/healthz',
      upstream: 'admin',
      handle({ response }) {
        sendJson(response, 200, successEnvelope({ status: 'ok', sequence: store.sequence() }));
      },
    },
    {
      method: 'GET',
      pattern: '/',
      upstream: 'admin',
      handle({ response }) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(indexPage(origin, routes));
      },
    },
  ];
}

function findRoutes(routes: readonly CompiledRoute[], pathname: string) {
  return routes.flatMap((route) => {
    const params = route.match(pathname);
    return params ? [{ route, params }] : [];
  });
}

function accepts(route: PlatformRoute, method: string): boolean {
  return route.method === '*' || route.method === method || (route.method === 'GET' && method === 'HEAD');
}

function allowedMethods(routes: readonly PlatformRoute[]): string[] {
  const methods = routes.flatMap(({ method }) => {
    if (method === '*') return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
    return method === 'GET' ? ['GET', 'HEAD'] : [method];
  });
  return [...new Set(methods.length > 0 ? methods : ['GET', 'HEAD', 'POST']), 'OPTIONS'];
}

function platformRequest(
  url: URL,
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): PlatformRequest {
  return { url, params, request, response, text: (limit = 1024 * 1024) => readText(request, limit) };
}

/** Bytes of a body that are read although they are too many. */
const MOST_DISCARDED = 16 * 1024 * 1024;

/**
 * The body, at most `limit` bytes. A larger one is read to its end and forgotten before it is refused: whoever is still
 * sending, such as a proxy, would not see the answer.
 */
async function readText(request: IncomingMessage, limit: number): Promise<string> {
  const tooLarge = () =>
    new HttpProblem(413, `The body may have at most ${limit} bytes`, { connection: 'close' });
  if (Number(request.headers['content-length'] ?? 0) > MOST_DISCARDED) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_DISCARDED) throw tooLarge();
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw tooLarge();
  return Buffer.concat(chunks).toString('utf8');
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
  const problem = isProblem(error) ? error : undefined;
  if (!problem) {
    log({
      event: 'failure',
      id,
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

/** By name, since a problem may come from another realm than this file's (tests). */
const isProblem = (error: unknown): error is HttpProblem =>
  (error as { name?: string } | null)?.name === 'HttpProblem';
