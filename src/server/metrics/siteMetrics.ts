import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countWith, pageSizes, upstreamStates } from './observe.ts';
import type { Observation } from './observe.ts';
import { methodKind, requestKind } from './requestKind.ts';

const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const AGE_SECONDS = [1, 10, 60, 300, 900, 3600, 21_600, 86_400];
const BREAKER = { closed: 0, 'half-open': 1, open: 2 };
/** Names of calls are constants of the code; should one ever be made of something else, figures stay bounded. */
const MOST_CALLS = 100;

/** Counters and histograms of what is observed. */
function counters(registers: Registry[]) {
  return {
    calls: new Counter({
      name: 'site_upstream_calls_total',
      help: 'Calls of a source, by how they ended (ok, or the kind of failure).',
      labelNames: ['upstream', 'call', 'outcome'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'site_upstream_seconds',
      help: 'How long calls of a source took, waiting for a place and a retry included.',
      labelNames: ['upstream'],
      buckets: ANSWER_SECONDS,
      registers,
    }),
    reads: new Counter({
      name: 'site_page_cache_reads_total',
      help: 'Pages asked for: fresh, stale (shown, then made anew), outdated (made anew first), absent (leads nowhere), missing.',
      labelNames: ['result'],
      registers,
    }),
    ages: new Histogram({
      name: 'site_page_cache_age_seconds',
      help: 'How old kept pages were when they were shown.',
      buckets: AGE_SECONDS,
      registers,
    }),
    kept: new Counter({
      name: 'site_page_cache_writes_total',
      help: 'What was made and kept: page, or address that leads nowhere or elsewhere.',
      labelNames: ['what'],
      registers,
    }),
  };
}

/** What is read when somebody asks. */
function gauges(registers: Registry[]): void {
  const ofUpstream = (
    name: string,
    help: string,
    value: (state: ReturnType<typeof upstreamStates>[0]) => number,
  ) =>
    new Gauge({
      ...{ name, help, labelNames: ['upstream'], registers },
      collect() {
        for (const state of upstreamStates()) this.set({ upstream: state.upstream }, value(state));
      },
    });
  ofUpstream(
    'site_upstream_breaker',
    'Circuit breaker of a source: 0 closed, 1 half open, 2 open.',
    ({ breaker }) => BREAKER[breaker],
  );
  ofUpstream('site_upstream_in_flight', 'Calls of a source that are under way.', ({ inFlight }) => inFlight);
  ofUpstream('site_upstream_waiting', 'Calls of a source that wait for a place.', ({ waiting }) => waiting);
  new Gauge({
    ...{ name: 'site_page_cache_pages', help: 'Pages that are kept.', labelNames: ['where'], registers },
    async collect() {
      const sizes = await pageSizes();
      this.set({ where: 'memory' }, sizes?.memoryPages ?? 0);
      this.set({ where: 'disk' }, sizes?.diskPages ?? 0);
    },
  });
  new Gauge({
    ...{ name: 'site_page_cache_bytes', help: 'What kept pages take.', labelNames: ['where'], registers },
    async collect() {
      const sizes = await pageSizes();
      this.set({ where: 'memory' }, sizes?.memoryBytes ?? 0);
      this.set({ where: 'disk' }, sizes?.diskBytes ?? 0);
    },
  });
}

/** Counts every request but those for the figures themselves. */
function countRequests(registers: Registry[], ownPort: number): void {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests, by what they are for.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'How long answers took, by what they are for.',
    labelNames: ['kind'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const open = new Gauge({ name: 'site_requests_open', help: 'Requests being answered.', registers });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.socket.localPort === ownPort) return;
    const kind = requestKind(request.url ?? '/');
    const method = methodKind(request.method);
    const began = performance.now();
    open.inc();
    response.once('close', () => {
      open.dec();
      requests.inc({ kind, method, status: response.writableFinished ? response.statusCode : 'aborted' });
      seconds.observe({ kind }, (performance.now() - began) / 1000);
    });
  });
}

/** Counts what the site does from now on; the registry that tells it. `ownPort` is where the figures are read. */
export function siteMetrics(ownPort: number): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { calls, callSeconds, reads, ages, kept } = counters([registry]);
  gauges([registry]);
  countRequests([registry], ownPort);
  const named = new Set<string>();
  const nameOf = (call: string) => {
    if (named.size < MOST_CALLS) named.add(call);
    return named.has(call) ? call : 'other';
  };
  countWith((observation: Observation) => {
    switch (observation.kind) {
      case 'upstream': {
        const { upstream, outcome, ms } = observation;
        calls.inc({ upstream, call: nameOf(observation.call), outcome });
        callSeconds.observe({ upstream }, ms / 1000);
        return;
      }
      case 'page-read':
        reads.inc({ result: observation.result });
        if (observation.ageSeconds !== undefined) ages.observe(observation.ageSeconds);
        return;
      case 'page-kept':
        kept.inc({ what: observation.isPage ? 'page' : 'address' });
    }
  });
  return registry;
}
