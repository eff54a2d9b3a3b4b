import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Env } from '#src/config/env.ts';
import { readDraftTest } from '../drafts.ts';
import { renderedAddress } from '../edge/surrogateKeys.ts';
import type { Log } from '../log.ts';
import { pageCacheOfProcess } from '../pageCache/pageCacheOfProcess.ts';
import { busyAnswer } from './busyAnswer.ts';
import { costOf, createAdmission } from './createAdmission.ts';
import type { Cost, Load } from './createAdmission.ts';
import { followLoopDelay } from './LoopDelay.ts';

/** How long nothing is refused before it is said that it is over, and how often it is said that it goes on. */
const SETTLED_MS = 5000;
const TOLD_EVERY_MS = 30_000;

interface Options {
  env: Pick<Env, 'BUSY_AFTER_MS' | 'PLAN_SITE_ORIGIN' | 'METRICS_PORT'>;
  log: Log;
  delayMs?: () => number;
  now?: () => number;
  isDraft?: (cookies: string) => boolean;
}

/** Tells the log when refusing begins, that it goes on, and when it has ended; never of each request. */
function createReport(log: Log, now: () => number) {
  let since: number | undefined;
  let told = 0;
  let refused = 0;
  let last = 0;
  return {
    refused({ delayMs, open, making }: Load) {
      refused += 1;
      last = now();
      if (since !== undefined && last < told + TOLD_EVERY_MS) return;
      since ??= last;
      told = last;
      log({ event: 'busy', delayMs: Math.round(delayMs), open, making, refused });
    },
    answered() {
      if (since === undefined || now() < last + SETTLED_MS) return;
      log({ event: 'busy-over', seconds: Math.round((last - since) / 1000), refused });
      since = undefined;
      refused = 0;
    },
  };
}

/**
 * Has this process refuse requests, with 503 and Retry-After, while it runs later than BUSY_AFTER_MS and a crowd waits: so that
 * those it does answer are answered soon, and it is itself again the moment the crowd has gone. Next is not asked for what
 * is refused: the listeners of a server are put behind this one when its first request comes.
 */
export function refuseWhenBusy({
  env: { BUSY_AFTER_MS: limitMs, PLAN_SITE_ORIGIN, METRICS_PORT },
  log,
  delayMs = followLoopDelay(),
  now = () => performance.now(),
  isDraft = readDraftTest(),
}: Options): void {
  if (limitMs === 0) return;
  const admits = createAdmission(limitMs);
  const report = createReport(log, now);
  const known = new WeakSet<Server>();
  const open = { none: 0, kept: 0, made: 0 };
  let refused = 0;

  /** What an admitted request costs; undefined when it was refused. */
  const admitted = ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Cost | undefined => {
    const isAtHand = () =>
      pageCacheOfProcess()?.isAtHand(renderedAddress(headers.host, url, PLAN_SITE_ORIGIN)) ?? false;
    const load = { delayMs: delayMs(), open: open.none + open.kept + open.made, making: open.made };
    // An editor has been let in already, and there are few of them.
    const cost = isDraft(headers.cookie ?? '') ? 'none' : costOf(url, isAtHand);
    if (admits(cost, load)) {
      report.answered();
      return cost;
    }
    const answer = busyAnswer(url, refused);
    refused += 1;
    report.refused(load);
    response.writeHead(503, answer.headers).end(answer.body);
    return undefined;
  };

  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    if (known.has(server) || request.socket.localPort === METRICS_PORT) return;
    known.add(server);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (asked: IncomingMessage, response: ServerResponse) => {
      const cost = admitted(asked, response);
      if (cost === undefined) return;
      open[cost] += 1;
      const closed = new Promise((resolve) => response.once('close', resolve));
      // Whoever gave up waiting is gone; the work on their page goes on.
      const work = listeners.map((listener) => listener.call(server, asked, response) as unknown);
      void Promise.allSettled([closed, ...work]).then(() => (open[cost] -= 1));
    });
  });
}
