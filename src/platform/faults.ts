import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, failureEnvelope, successEnvelope } from './envelope.ts';
import { HttpProblem } from './HttpProblem.ts';
import type { PlatformRequest, PlatformRoute } from './PlatformModule.ts';

type Upstream = PlatformRoute['upstream'];

const upstreams: readonly Upstream[] = [
  'content',
  'directory',
  'search',
  'waits',
  'reputation',
  'maps',
  'icons',
  'proxy',
  'widgets',
];

/** How an upstream misbehaves. `slow` waits `ms`, then answers properly. */
export type Fault =
  | { mode: 'refuse' | 'hang' | '429' | '500' | 'truncated' | 'wrong-schema' | 'empty' }
  | { mode: 'slow'; ms: number };

/** Failures asked for by a test or a person, per upstream. */
export interface Faults {
  routes: PlatformRoute[];
  /** Carries out the fault the request or the switchboard asks for. True: the answer is settled, do not go on. */
  apply(request: IncomingMessage, response: ServerResponse, upstream: Upstream): Promise<boolean>;
}

/** Reads 'refuse', 'hang', 'slow' (1000 ms), 'slow:250', '429', '500', 'truncated', 'wrong-schema' or 'empty'. */
export function parseFault(text: string): Fault | undefined {
  const slow = /^slow(?::(\d{1,6}))?$/.exec(text);
  if (slow) return { mode: 'slow', ms: Number(slow[1] ?? 1000) };
  switch (text) {
    case 'refuse':
    case 'hang':
    case '429':
    case '500':
    case 'truncated':
    case 'wrong-schema':
    case 'empty':
      return { mode: text };
    default:
      return undefined;
  }
}

/**
 * The switchboard of injected failures: request header `x-fault: search=slow:800,maps=500` for one request, or
 * `PUT /admin/faults` with `{"search": "hang", "maps": null}` until changed; `GET` shows it, `DELETE` clears it.
 * Only built into a platform that allows faults, never in production.
 */
export function createFaults(): Faults {
  const active = new Map<Upstream, string>();
  const show = ({ response }: PlatformRequest) =>
    sendJson(response, 200, successEnvelope({ faults: Object.fromEntries(active) }));

  return {
    routes: [
      { method: 'GET', pattern: '/admin/faults', upstream: 'admin', handle: show },
      {
        method: 'PUT',
        pattern: '/admin/faults',
        upstream: 'admin',
        async handle(request) {
          const wanted = parseJson(await request.text(10_000));
          const next = new Map(active);
          for (const [upstream, mode] of Object.entries(wanted)) {
            if (!isUpstream(upstream)) {
              throw new HttpProblem(400, `Unknown upstream; known are ${upstreams.join(', ')}`);
            }
            if (mode === null) next.delete(upstream);
            else if (typeof mode === 'string' && parseFault(mode)) next.set(upstream, mode);
            else throw new HttpProblem(400, `Unknown fault for ${upstream}`);
          }
          active.clear();
          next.forEach((mode, upstream) => active.set(upstream, mode));
          show(request);
        },
      },
      {
        method: 'DELETE',
        pattern: '/admin/faults',
        upstream: 'admin',
        handle(request) {
          active.clear();
          show(request);
        },
      },
    ],

    async apply(request, response, upstream) {
      const asked = faultsOfHeader(request.headers['x-fault'])[upstream] ?? active.get(upstream);
      const fault = asked === undefined ? undefined : parseFault(asked);
      return fault ? carryOut(fault, request, response) : false;
    },
  };
}

async function carryOut(fault: Fault, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  switch (fault.mode) {
    case 'refuse':
      request.socket.resetAndDestroy();
      return true;
    case 'hang':
      return true;
    case 'slow':
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, fault.ms);
        response.once('close', () => {
          clearTimeout(timer);
          resolve();
        });
      });
      return response.destroyed;
    case '429':
      sendJson(response, 429, failureEnvelope('Too many requests', 429), { 'retry-after': '1' });
      return true;
    case '500':
      sendJson(response, 500, failureEnvelope('Injected failure', 500));
      return true;
    case 'truncated':
      sendText(response, '{"meta":{"uuid":"0","errors":[]},"data":{"layout":{"item":{"rend');
      return true;
    case 'wrong-schema':
      sendText(response, '{"meta":7,"response":"none","data":["unexpected"],"sitecore":false,"results":{}}');
      return true;
    case 'empty':
      sendText(response, '');
      return true;
  }
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

function faultsOfHeader(header: string | string[] | undefined): Partial<Record<Upstream, string>> {
  const faults: Partial<Record<Upstream, string>> = {};
  for (const part of String(header ?? '').split(',')) {
    const [upstream = '', mode = ''] = part.split('=').map((piece) => piece.trim());
    if (isUpstream(upstream)) faults[upstream] = mode;
  }
  return faults;
}

const isUpstream = (name: string): name is Upstream => (upstreams as readonly string[]).includes(name);

function parseJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Falls through to the one message for every unusable body.
  }
  throw new HttpProblem(400, 'The body must be a JSON object: {"upstream": "mode" or null}');
}
