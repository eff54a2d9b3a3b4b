import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Outcome, Sample } from './figures.ts';
import type { Asked } from './traffic.ts';

/** A stretch of load that does not wait for answers. */
export interface OpenLoop {
  /** Port of the site on this machine. */
  port: number;
  /** Host header. */
  host: string;
  /** Requests a second, evenly, whatever becomes of them: who waits for an answer does not keep the next one from asking. */
  rate: number;
  /** `Infinity` where only `signal` ends it. */
  seconds: number;
  /** From then on nothing more is sent; what was sent is waited for. */
  signal?: AbortSignal;
  next: () => Asked;
  /** How long a visitor waits, ms. */
  patienceMs?: number;
}

/** So many connections at the most; whoever finds none waits, and that counts as waiting for the answer. */
const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

function outcomeOf({ status }: Asked, answered: number, retryAfter: string | undefined): Outcome {
  if (answered === status || answered === 304) return 'answered';
  if (answered !== 503 && answered !== 429) return 'failed';
  return Number(retryAfter) > 0 ? 'refused' : 'refused-silently';
}

/** Sends one request; the outcome comes with the last byte of its answer. Never rejects. */
function send(load: OpenLoop, asked: Asked): Promise<Outcome> {
  const { port, host, patienceMs = 10_000 } = load;
  return new Promise((resolve) => {
    const { path, visitor } = asked;
    const headers = { host, 'accept-encoding': 'gzip', 'x-forwarded-for': visitor };
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => {
        clearTimeout(patience);
        resolve(
          answer.complete
            ? outcomeOf(asked, answer.statusCode ?? 0, answer.headers['retry-after'])
            : 'failed',
        );
      });
    });
    const patience = setTimeout(() => sent.destroy(new Error('gave up')), patienceMs);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(patience);
      // The server closed a connection nobody had used for a while as it was used again: browsers ask again, too.
      if (error.code === 'ECONNRESET' && sent.reusedSocket) resolve(send(load, asked));
      else resolve('failed');
    });
    sent.end();
  });
}

/** Sends `rate * seconds` requests, each at its time, and waits for all of them. Times count from when each was to be sent. */
export async function openLoop(load: OpenLoop): Promise<Sample[]> {
  const { rate, seconds, next, signal } = load;
  const total = Math.round(rate * seconds);
  const begun = performance.now();
  const all: Promise<Sample>[] = [];
  while (all.length < total && !signal?.aborted) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1000) * rate));
    while (all.length < due) {
      const at = (all.length / rate) * 1000;
      const asked = next();
      all.push(
        send(load, asked).then((outcome) => ({
          ...{ at, kind: asked.kind, outcome },
          ms: performance.now() - begun - at,
        })),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return Promise.all(all);
}
