import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaults } from './defaults.ts';
import { sendJson, successEnvelope } from './envelope.ts';
import { createFaults } from './faults.ts';
import { answerClientError } from './http/answerClientError.ts';
import { LONGEST_BODY_MS } from './http/limitBodyTime.ts';
import { OpenConnections } from './http/OpenConnections.ts';
import { RequestDesk } from './http/RequestDesk.ts';
import { RouteTable } from './http/RouteTable.ts';
import { HttpProblem } from './HttpProblem.ts';
import { indexPage } from './indexPage.ts';
import type { PlatformContext, PlatformModule, PlatformRoute } from './PlatformModule.ts';
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
  /** Public origin of the Studio; without one no browser reaches its addresses. */
  studioOrigin?: string;
  keys?: Partial<PlatformContext['keys']>;
  clock?: () => Date;
  log?: (event: Record<string, unknown>) => void;
  allowFaults?: boolean;
  /** GraphQL introspection and other help for developers; default false. */
  development?: boolean;
  /** Requests worked on at the same time; the next one is answered 429 with Retry-After. Default 512. */
  maxInFlight?: number;
  /** Says what is wrong with the store where it cannot be read or written now. */
  storeProblem?: () => string | undefined;
  onMeasure?: PlatformContext['onMeasure'];
  writable?: PlatformContext['writable'];
}

export interface RunningPlatform {
  origin: string;
  /** From now on it says that it is not ready; it answers as before. */
  drain(): void;
  /** Stops listening, lets running requests end (at most 5 s), then runs the modules' own closing work. */
  close(): Promise<void>;
}

/** Longest accepted request line with headers: a search address with many facets is long. */
const maxHeaderSize = 64 * 1024;

/**
 * Starts the embedded platform: listens, builds the modules' routes, answers, and resolves when all of it is ready. Rejects
 * with Node's own error (code EADDRINUSE) when the port is taken. The store stays the caller's: close it after the platform.
 */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { host = defaults.host, port = 0, maxInFlight = 512, log = () => undefined } = options;
  const siteOrigins = {
    main: options.siteOrigins?.main ?? defaults.siteOrigin,
    plan: options.siteOrigins?.plan ?? defaults.planSiteOrigin,
  };
  const faults = options.allowFaults ? createFaults() : undefined;
  let routes: RouteTable | undefined;
  const desk = new RequestDesk({
    ...{ maxInFlight, faults, log, routes: () => routes, writable: options.writable },
    siteOrigins: Object.values(siteOrigins),
    studioOrigin: options.studioOrigin,
  });
  const server = createServer({ maxHeaderSize, requestTimeout: LONGEST_BODY_MS, headersTimeout: 10_000 });
  // Longer than the site's connection pool keeps a connection, so that a reused one is never just being closed.
  server.keepAliveTimeout = 65_000;
  const connections = new OpenConnections(server);
  server.on('request', (request, response) => {
    connections.count(request, response);
    void desk.answer(request, response);
  });
  server.on('clientError', answerClientError);
  const listening = await listen(server, host, port);
  const origin = options.origin ?? listening;

  let isStopping = false;
  let isLoading = true;
  const loading: Promise<void>[] = [];
  const closing: (() => void | Promise<void>)[] = [];
  const stopping: (() => void)[] = [];
  const drain = () => (isStopping = true);
  const close = async (): Promise<void> => {
    drain();
    for (const work of stopping.splice(0)) work();
    await connections.close();
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
      ...(options.onMeasure && { onMeasure: options.onMeasure }),
      ...(options.writable && { writable: options.writable }),
      onReady: (work) => loading.push(work),
      onStopping: (work) => stopping.push(work),
      onClose: (work) => closing.push(work),
    };
    const all = [...(faults?.routes ?? []), ...options.modules.flatMap((module) => module(context))];
    const whyNotReady = () => (isStopping ? 'stopping' : isLoading ? 'loading' : options.storeProblem?.());
    routes = new RouteTable([...houseRoutes(options.store, all, origin, whyNotReady), ...all]);
    await Promise.all(loading);
    isLoading = false;
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: listening, drain, close };
}

/** Answers the origin the server listens at. */
async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, resolve);
  });
  const address = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

/** Addresses of the server itself: what this is, whether it is well, and whether requests may be sent to it. */
function houseRoutes(
  store: Store,
  routes: readonly PlatformRoute[],
  origin: string,
  whyNotReady: () => string | undefined,
): PlatformRoute[] {
  return [
    {
      method: 'GET',
      pattern: '/healthz',
      upstream: 'admin',
      handle({ response }) {
        const problem = store.sharedProblem?.();
        const shared = store.sharedProblem && { shared: problem ?? 'up' };
        sendJson(response, 200, successEnvelope({ status: 'ok', sequence: store.sequence(), ...shared }));
      },
    },
    {
      method: 'GET',
      pattern: '/readyz',
      upstream: 'admin',
      handle({ response }) {
        const reason = whyNotReady();
        if (reason) throw new HttpProblem(503, `Not ready: ${reason}`, { 'retry-after': '1' });
        sendJson(response, 200, successEnvelope({ status: 'ready' }));
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
