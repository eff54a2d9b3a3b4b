import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';

/** One upstream call: when it began and ended, in milliseconds of `performance.now()`. */
interface Call {
  begin: number;
  end: number;
}

/** What stood between a site and its upstreams during a stretch of time. */
export interface RecordingProxy {
  /** Where the site sends its upstream calls. */
  origin: string;
  /** Forgets the calls so far. */
  clear: () => void;
  /** Milliseconds during which at least one call was under way, and how many there were. */
  spent: () => { milliseconds: number; calls: number };
  close: () => void;
}

/** Passes every call on to `target` and remembers when each was under way, to tell a page's own time from its upstreams'. */
export async function recordingProxy(target: string): Promise<RecordingProxy> {
  const calls: Call[] = [];
  const server = createServer((incoming, outgoing) => {
    const begin = performance.now();
    const onward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('end', () => calls.push({ begin, end: performance.now() }));
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clear: () => calls.splice(0),
    spent: () => ({ milliseconds: covered(calls), calls: calls.length }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Length of the union of the calls: calls side by side count once. */
function covered(calls: readonly Call[]): number {
  let until = -Infinity;
  let sum = 0;
  for (const { begin, end } of [...calls].sort((a, b) => a.begin - b.begin)) {
    sum += Math.max(0, end - Math.max(begin, until));
    until = Math.max(until, end);
  }
  return sum;
}
