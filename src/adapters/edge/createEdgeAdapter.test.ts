import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient } from '#src/adapters/http/createHttpClient.ts';
import { createEdgeAdapter } from './createEdgeAdapter.ts';

let edge: Server;
let calls: { method: string | undefined; keys: string[]; token: unknown }[];
let answers: number[];

beforeEach(async () => {
  [calls, answers] = [[], []];
  edge = createServer((request, response) => {
    const status = answers.shift() ?? 200;
    if (status === 200)
      calls.push({
        method: request.method,
        keys: String(request.headers['surrogate-key']).split(' '),
        token: request.headers['x-purge-token'],
      });
    response.writeHead(status).end('ok');
  });
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  edge.closeAllConnections();
  await new Promise((resolve) => edge.close(resolve));
});

const adapter = (retryMs = 5) =>
  createEdgeAdapter({
    http: createHttpClient({ breakerOpenMs: 20 }),
    urls: [`http://127.0.0.1:${(edge.address() as AddressInfo).port}/purge`],
    header: ['x-purge-token', 'a-long-token'],
    everything: ['s-main', 's-plan'],
    retryMs,
  });
const told = () => calls.flatMap(({ keys }) => keys);

describe('createEdgeAdapter', () => {
  it('posts the keys, with proof of the right to', async () => {
    await adapter().purge(['p-1', 's-main']);
    expect(calls).toEqual([{ method: 'POST', keys: ['p-1', 's-main'], token: 'a-long-token' }]);
  });

  it('asks nothing for no keys', async () => {
    await adapter().purge([]);
    expect(calls).toEqual([]);
  });

  it('keeps each call short, and leaves none out', async () => {
    const keys = Array.from({ length: 1000 }, (_, at) => `p-${String(at).padStart(12, '0')}`);
    await adapter().purge(keys);
    expect(told()).toEqual(keys);
    expect(calls.length).toBeGreaterThan(1);
    expect(Math.max(...calls.map((call) => call.keys.join(' ').length))).toBeLessThanOrEqual(4000);
  });

  it('an edge that fails holds nobody up, and is told all of it later', async () => {
    answers = [503, 503];
    const { purge } = adapter();
    await purge(['p-1']);
    expect(calls).toEqual([]);
    await purge(['p-2']);
    while (told().length < 2) await pause(5);
    expect(told().sort()).toEqual(['p-1', 'p-2']);
  });

  it('an edge that was away for long forgets everything', async () => {
    answers = [503];
    const { purge } = adapter(50);
    await purge(Array.from({ length: 5001 }, (_, at) => `p-${at}`));
    while (calls.length === 0) await pause(5);
    expect(told()).toEqual(['s-main', 's-plan']);
  });
});
