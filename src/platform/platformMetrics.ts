import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PlatformContext } from './PlatformModule.ts';

const ANSWER_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Event = Record<string, unknown>;
const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : 'none';

/** What each event of the log counts for. Labels are names of the code: patterns of addresses, sources, outcomes. */
function counting(registers: Registry[]): Record<string, (event: Event) => void> {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: ANSWER_SECONDS });
  const requests = counter('platform_requests_total', 'Requests, by the pattern of their address.', [
    ...['upstream', 'route', 'method', 'status'],
  ]);
  const requestSeconds = histogram('platform_request_seconds', 'How long answers took.', ['upstream']);
  const saves = counter('platform_saves_total', 'What editors and machines had done, by how it ended.', [
    ...['operation', 'outcome'],
  ]);
  const saveSeconds = histogram('platform_save_seconds', 'How long it took to do it.', ['operation']);
  const told = counter('platform_revalidation_calls_total', 'Calls that tell a site what to make anew.', [
    'outcome',
  ]);
  const acts = counter('platform_scheduled_acts_total', 'Scheduled publications that were done.', []);
  const failures = counter('platform_failures_total', 'Failures whose reason stands in the log.', ['event']);
  const failed = ({ event }: Event) => failures.inc({ event: word(event) });
  return {
    request: ({ upstream, route, method, status, ms }) => {
      const of = { upstream: word(upstream), route: word(route), status: status ? word(status) : 'aborted' };
      requests.inc({ ...of, method: METHODS.has(word(method)) ? word(method) : 'other' });
      requestSeconds.observe({ upstream: of.upstream }, Number(ms) / 1000);
    },
    authored: ({ operation, outcome, ms }) => {
      saves.inc({ operation: word(operation), outcome: word(outcome) });
      saveSeconds.observe({ operation: word(operation) }, Number(ms) / 1000);
    },
    revalidation: () => told.inc({ outcome: 'ok' }),
    'revalidation-failed': () => told.inc({ outcome: 'failed' }),
    'scheduled-acts': ({ done }) => acts.inc(Number(done)),
    failure: failed,
    'search-vertical-failed': failed,
    'search-update-failed': failed,
    'search-worker-ended': failed,
    'media-not-swept': failed,
    'import-not-settled': failed,
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export interface PlatformMetrics {
  /** Counts what the log is told. */
  count(event: Event): void;
  onMeasure: NonNullable<PlatformContext['onMeasure']>;
  /** Answers GET /metrics, at an address for the network inside. Rejects when the port is taken. */
  listen(port: number, host: string): Promise<Server>;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Figures of the platform for Prometheus: all that its log says, counted, and what its parts measure. */
export function createPlatformMetrics(data: string): PlatformMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counts = counting([registry]);
  const onMeasure: PlatformMetrics['onMeasure'] = (name, help, read) => {
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(read());
      },
    });
  };
  onMeasure(
    'platform_store_bytes',
    'Size of the data file, with what is still in its log.',
    () => sizeOf(data) + sizeOf(`${data}-wal`),
  );
  return {
    count: (event) => counts[word(event['event'])]?.(event),
    onMeasure,
    async listen(port, host) {
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, exclusive: true }, resolve);
      });
      server.unref();
      return server;
    },
  };
}
