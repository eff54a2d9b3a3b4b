import http from 'node:http';
import https from 'node:https';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { createBreaker } from './breaker.ts';
import type { BreakerRule, BreakerState } from './breaker.ts';
import { createBulkhead } from './bulkhead.ts';
import { UpstreamError, isOutage } from './UpstreamError.ts';
import type { UpstreamFailure } from './UpstreamError.ts';

/** Limits of one upstream. Times in milliseconds, sizes in bytes. */
export interface UpstreamLimits {
  connectMs: number;
  /** From the call to the last byte, waiting for a place and the retry included. */
  totalMs: number;
  maxBytes: number;
  maxInFlight: number;
  maxQueue: number;
  breaker: BreakerRule;
}

const DEFAULT_LIMITS: UpstreamLimits = {
  connectMs: 1000,
  totalMs: 2000,
  maxBytes: 4 * 1024 * 1024,
  maxInFlight: 32,
  maxQueue: 128,
  breaker: { failures: 5, withinMs: 10_000, openMs: 30_000 },
};

/** Anything with zod's safeParse. */
export interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

export interface HttpCall<T> {
  upstream: string;
  /** Name of the call for log and errors, e.g. 'layout'; never an address. */
  call: string;
  url: string | URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Id of what is asked for, for the log; never text a visitor typed. */
  id?: string;
  schema?: Schema<T>;
  /** Statuses besides 2xx whose body is an answer; others fail as 'status'. */
  accepts?: readonly number[];
}

export interface HttpAnswer<T> {
  status: number;
  body: T;
  contentType: string;
}

/** An answer that was JSON, with its text: whoever passes it on need not write it anew. */
export interface JsonAnswer<T> extends HttpAnswer<T> {
  text: string;
}

/** One line per call: upstream, call, milliseconds, id, outcome. */
export type HttpLog = (entry: { event: string } & Record<string, string | number | undefined>) => void;

/** A call that has ended: `outcome` is 'ok' or how it failed. */
export interface ObservedCall {
  upstream: string;
  call: string;
  outcome: 'ok' | 'unknown' | UpstreamFailure;
  ms: number;
}

/** How it is between the site and one upstream now. */
export interface UpstreamState {
  upstream: string;
  breaker: BreakerState;
  inFlight: number;
  waiting: number;
}

export interface HttpClient {
  /** JSON in, checked. Rejects with UpstreamError. */
  json<T>(call: HttpCall<T>): Promise<JsonAnswer<T>>;
  /** The body as text, unchecked. Rejects with UpstreamError. */
  text(call: HttpCall<string>): Promise<HttpAnswer<string>>;
  /** Every upstream that has been called. */
  states(): UpstreamState[];
}

export interface HttpClientOptions {
  limits?: Record<string, Partial<UpstreamLimits>>;
  /** How long the breaker of an upstream without a rule of its own stays open. */
  breakerOpenMs?: number;
  log?: HttpLog;
  /** Id of the request that is being answered; sent with every call, so that both logs can be read together. */
  requestId?: () => string | undefined;
  /** Told of every call that has ended, however it did. */
  observe?: (call: ObservedCall) => void;
  now?: () => number;
  random?: () => number;
}

const RETRY_BASE_MS = 60;

/**
 * The one client every upstream is called through (decision 3): limits of time, size and number, one jittered
 * retry of a GET that met an outage and never of a 4xx, a circuit breaker per upstream, JSON and schema check,
 * typed failures. Redirects are answers of kind 'status', never followed.
 */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { log = () => {}, observe = () => {}, requestId = () => undefined } = options;
  const { now = Date.now, random = Math.random } = options;
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 128 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 128 }),
  };
  const { guardOf, states } = createGuards(options);

  async function attempt(call: HttpCall<unknown>, deadline: number): Promise<HttpAnswer<string>> {
    const { limits, breaker, bulkhead } = guardOf(call.upstream);
    if (!breaker.allows(now())) throw new UpstreamError('breaker-open', call);
    const leave = await bulkhead.enter(Math.max(0, deadline - now()));
    if (!leave) {
      breaker.released();
      throw new UpstreamError('busy', call);
    }
    try {
      const answer = await exchange(named(call, requestId()), limits, agents, Math.max(1, deadline - now()));
      if (answer.status >= 500) throw new UpstreamError('status', { ...call, status: answer.status });
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (isOutage(error)) breaker.failed(now());
      else breaker.released();
      throw error;
    } finally {
      leave();
    }
  }

  async function send(call: HttpCall<unknown>): Promise<HttpAnswer<string>> {
    const { limits } = guardOf(call.upstream);
    const deadline = now() + limits.totalMs;
    try {
      return await attempt(call, deadline);
    } catch (error) {
      const pause = RETRY_BASE_MS * (0.5 + random());
      const mayRetry =
        (call.method ?? 'GET') === 'GET' &&
        error instanceof UpstreamError &&
        (error.kind === 'refused' || error.kind === 'timeout' || error.kind === 'status') &&
        isOutage(error) &&
        error.status !== 429 &&
        now() + pause < deadline;
      if (!mayRetry) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return attempt(call, deadline);
    }
  }

  async function run<T, R>(call: HttpCall<T>, read: (answer: HttpAnswer<string>) => R): Promise<R> {
    const start = now();
    const line = { event: 'upstream', upstream: call.upstream, call: call.call, id: call.id };
    const ended = (outcome: ObservedCall['outcome']) => observe({ ...line, outcome, ms: now() - start });
    try {
      const answer = await send(call);
      const isAnswer = (answer.status >= 200 && answer.status < 300) || call.accepts?.includes(answer.status);
      if (!isAnswer) throw new UpstreamError('status', { ...call, status: answer.status });
      const result = read(answer);
      ended('ok');
      log({ ...line, ms: Math.round(now() - start), status: answer.status });
      return result;
    } catch (error) {
      const failure = error instanceof UpstreamError ? error : undefined;
      ended(failure?.kind ?? 'unknown');
      log({
        ...line,
        ms: Math.round(now() - start),
        failure: failure?.kind ?? 'unknown',
        status: failure?.status,
        detail: failure?.detail,
      });
      throw error;
    }
  }

  return {
    json: <T>(call: HttpCall<T>) => run(call, (answer) => asJson(call, answer)),
    text: (call) => run(call, (answer) => answer),
    states: () => states(now()),
  };
}

/** What stands before each upstream: its limits, its breaker and its places. Made when it is first called. */
function createGuards(options: HttpClientOptions) {
  const guards = new Map<string, ReturnType<typeof createGuard>>();
  const breaker = {
    ...DEFAULT_LIMITS.breaker,
    ...(options.breakerOpenMs && { openMs: options.breakerOpenMs }),
  };
  const createGuard = (upstream: string) => {
    const limits = { ...DEFAULT_LIMITS, breaker, ...options.limits?.[upstream] };
    return {
      limits,
      breaker: createBreaker(limits.breaker),
      bulkhead: createBulkhead(limits.maxInFlight, limits.maxQueue),
    };
  };
  return {
    guardOf(upstream: string) {
      let guard = guards.get(upstream);
      if (!guard) guards.set(upstream, (guard = createGuard(upstream)));
      return guard;
    },
    states: (now: number): UpstreamState[] =>
      [...guards].map(([upstream, guard]) => ({
        upstream,
        breaker: guard.breaker.state(now),
        inFlight: guard.bulkhead.inFlight(),
        waiting: guard.bulkhead.waiting(),
      })),
  };
}

/** A call with the id of the request it is made for. */
const named = (call: HttpCall<unknown>, requestId: string | undefined): HttpCall<unknown> =>
  requestId === undefined ? call : { ...call, headers: { 'x-request-id': requestId, ...call.headers } };

const asJson = <T>(call: HttpCall<T>, answer: HttpAnswer<string>): JsonAnswer<T> => ({
  ...answer,
  text: answer.body,
  body: checked(call, parsed(call, answer.body)),
});

function parsed(call: HttpCall<unknown>, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UpstreamError('not-json', { upstream: call.upstream, call: call.call, cause });
  }
}

function checked<T>(call: HttpCall<T>, value: unknown): T {
  if (!call.schema) return value as T;
  const result = call.schema.safeParse(value);
  if (result.success) return result.data;
  const detail = result.error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`)
    .join('; ');
  throw new UpstreamError('wrong-schema', { upstream: call.upstream, call: call.call, detail });
}

/** So late a timer may be before this process counts as held up, ms. */
const HELD_UP_MS = 50;

/**
 * Calls `over` after a time, unless the function it answers is called before. A process that was held up (it draws a page, or loads
 * one's code for the first time) hears of its timers before it hears what came meanwhile: it takes as long again as it was
 * late, once, or what is there already would be taken for an upstream that does not answer.
 */
function waited(ms: number, over: () => void): () => void {
  const due = performance.now() + ms;
  let timer = setTimeout(() => {
    const late = performance.now() - due;
    if (late > HELD_UP_MS) timer = setTimeout(over, Math.min(late, ms));
    else over();
  }, ms);
  return () => clearTimeout(timer);
}

/** One request and its answer, within the limits. */
function exchange(
  call: HttpCall<unknown>,
  limits: UpstreamLimits,
  agents: Record<'http:' | 'https:', http.Agent>,
  totalMs: number,
): Promise<HttpAnswer<string>> {
  const where = { upstream: call.upstream, call: call.call };
  return new Promise((resolve, reject) => {
    const url = new URL(call.url);
    const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
    const request = (protocol === 'https:' ? https : http).request(url, {
      method: call.method ?? 'GET',
      agent: agents[protocol],
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip, br',
        ...(call.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(call.body)) }),
        ...call.headers,
      },
    });
    const stopTotal = waited(totalMs, () => fail(new UpstreamError('timeout', where)));
    const stopConnect = waited(Math.min(limits.connectMs, totalMs), () =>
      fail(new UpstreamError('timeout', { ...where, detail: 'connect' })),
    );
    const stop = () => {
      stopTotal();
      stopConnect();
    };
    function fail(error: UpstreamError) {
      stop();
      reject(error);
      request.destroy();
    }
    request.on('socket', (socket) => {
      if (!socket.connecting) stopConnect();
      else socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', stopConnect);
    });
    request.on('error', (cause) => fail(new UpstreamError('refused', { ...where, cause })));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const body = decoded(response);
      body.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > limits.maxBytes) fail(new UpstreamError('too-large', where));
        else chunks.push(chunk);
      });
      body.on('error', (cause) => fail(new UpstreamError('refused', { ...where, cause })));
      response.on('error', (cause) => fail(new UpstreamError('refused', { ...where, cause })));
      response.on('aborted', () => fail(new UpstreamError('refused', { ...where, detail: 'cut off' })));
      body.on('end', () => {
        stop();
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          contentType: response.headers['content-type'] ?? '',
        });
      });
    });
    request.end(call.body);
  });
}

/** The cap counts what comes out of the decompressor, so that a small bomb cannot become a large one. */
function decoded(response: http.IncomingMessage): Readable {
  switch (response.headers['content-encoding']) {
    case 'gzip':
      return response.pipe(createGunzip());
    case 'br':
      return response.pipe(createBrotliDecompress());
    default:
      return response;
  }
}
