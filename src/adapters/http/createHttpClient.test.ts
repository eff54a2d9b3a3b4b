import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { createHttpClient } from './createHttpClient.ts';
import type { UpstreamLimits } from './createHttpClient.ts';
import { UpstreamError } from './UpstreamError.ts';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

let handler: Handler;
let hits = 0;
let server: http.Server;
let base = '';

beforeAll(async () => {
  server = http.createServer((request, response) => {
    hits += 1;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hits = 0;
});

const json =
  (body: unknown, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

function client(limits: Partial<UpstreamLimits> = {}, clock = { time: 0 }) {
  const lines: Record<string, unknown>[] = [];
  const http = createHttpClient({
    limits: { test: { totalMs: 400, ...limits } },
    log: (entry) => lines.push(entry),
    random: () => 0,
    now: () => Date.now() + clock.time,
  });
  return { http, lines, clock };
}
const call = (extra: object = {}) => ({
  upstream: 'test',
  call: 'thing',
  url: `${base}/x?query=private`,
  ...extra,
});

async function failureOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw new Error('expected an UpstreamError');
  return error;
}

describe('createHttpClient', () => {
  it('answers checked JSON and its text, also compressed', async () => {
    handler = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync('{ "name":"a", "more": 10 }'));
    };
    const answer = await client().http.json(call({ schema: z.object({ name: z.string() }) }));
    expect(answer).toMatchObject({ status: 200, body: { name: 'a' }, text: '{ "name":"a", "more": 10 }' });
  });

  it.each([
    ['status', 1, json({}, 404)],
    ['status', 2, json({}, 503)],
    ['status', 1, json({}, 429)],
    ['not-json', 1, ((_request, response) => response.end('{"a":')) as Handler],
    ['wrong-schema', 1, json({ name: 7 })],
    ['too-large', 1, ((_request, response) => response.end('x'.repeat(2000))) as Handler],
    ['refused', 2, ((request) => request.socket.destroy()) as Handler],
    ['timeout', 1, (() => {}) as Handler],
  ] as const)('fails as %s after %i request(s)', async (kind, requests, answer) => {
    handler = answer;
    const { http } = client({ maxBytes: 1000, totalMs: 200 });
    const failure = await failureOf(http.json(call({ schema: z.object({ name: z.string() }) })));
    expect([failure.kind, hits]).toEqual([kind, requests]);
  });

  it('takes no upstream for silent because this process was held up, and one that is silent for it still', async () => {
    const elsewhere = new Worker(
      `require('node:http')
        .createServer((request, response) => { if (request.url !== '/hangs') response.end('{"ok":1}'); })
        .listen(0, '127.0.0.1', function () { require('node:worker_threads').parentPort.postMessage(this.address().port); });`,
      { eval: true },
    );
    const port = await new Promise<number>((resolve) => elsewhere.once('message', resolve));
    const { http } = client({ connectMs: 100, totalMs: 300 });
    const heldUp = async (path: string) => {
      const asked = http.json(call({ url: `http://127.0.0.1:${port}${path}`, method: 'POST', body: '{}' }));
      asked.catch(() => undefined);
      // The request is on its way, and the process does something else.
      await new Promise((resolve) => setImmediate(resolve));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
      return asked;
    };
    try {
      expect((await heldUp('/answers')).body).toEqual({ ok: 1 });
      expect((await failureOf(heldUp('/hangs'))).kind).toBe('timeout');
    } finally {
      await elsewhere.terminate();
    }
  });

  it('does not follow redirects', async () => {
    handler = (_request, response) => {
      response.writeHead(302, { location: '/elsewhere' });
      response.end();
    };
    const failure = await failureOf(client().http.json(call()));
    expect([failure.kind, failure.status, hits]).toEqual(['status', 302, 1]);
  });

  it('retries a GET once and can then succeed; never a POST', async () => {
    handler = (request, response) => (hits === 1 ? json({}, 502) : json({ ok: true }))(request, response);
    expect((await client().http.json(call())).body).toEqual({ ok: true });
    hits = 0;
    handler = json({}, 502);
    await failureOf(client().http.json(call({ method: 'POST', body: '{}' })));
    expect(hits).toBe(1);
  });

  it('opens after five failures, answers at once while open, and closes after one good trial', async () => {
    const { http, clock } = client();
    handler = json({}, 500);
    for (let round = 0; round < 5; round += 1) {
      await failureOf(http.json(call({ method: 'POST', body: '' })));
    }
    hits = 0;
    expect((await failureOf(http.json(call()))).kind).toBe('breaker-open');
    expect(hits).toBe(0);
    clock.time += 31_000;
    handler = json({ ok: 1 });
    const both = await Promise.allSettled([http.json(call()), http.json(call())]);
    expect(both.map((one) => one.status)).toEqual(['fulfilled', 'rejected']);
    expect((await http.json(call())).status).toBe(200);
  });

  it('stays open as long as it is told to', async () => {
    const clock = { time: 0 };
    const http = createHttpClient({ breakerOpenMs: 2000, now: () => Date.now() + clock.time });
    handler = json({}, 500);
    for (let round = 0; round < 5; round += 1) await failureOf(http.json(call({ method: 'POST', body: '' })));
    handler = json({ ok: 1 });
    expect((await failureOf(http.json(call()))).kind).toBe('breaker-open');
    clock.time += 2500;
    expect((await http.json(call())).status).toBe(200);
  });

  it('reopens when the trial fails', async () => {
    const { http, clock } = client();
    handler = json({}, 500);
    for (let round = 0; round < 5; round += 1) await failureOf(http.json(call({ method: 'POST', body: '' })));
    clock.time += 31_000;
    await failureOf(http.json(call({ method: 'POST', body: '' })));
    expect((await failureOf(http.json(call()))).kind).toBe('breaker-open');
  });

  it('a 4xx never opens the breaker', async () => {
    handler = json({}, 404);
    const { http } = client();
    for (let round = 0; round < 8; round += 1) await failureOf(http.json(call()));
    expect(hits).toBe(8);
  });

  it('refuses more than the places it has', async () => {
    handler = (request, response) => void setTimeout(() => json({})(request, response), 50);
    const { http } = client({ maxInFlight: 1, maxQueue: 1 });
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => http.json(call({ method: 'POST', body: '' }))),
    );
    expect(outcomes.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('logs upstream, call, time and id, and never the address', async () => {
    handler = json({});
    const { http, lines } = client();
    await http.json(call({ id: '42' }));
    expect(lines).toEqual([
      { event: 'upstream', upstream: 'test', call: 'thing', id: '42', ms: expect.any(Number), status: 200 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('private');
  });
});
