import { request as httpRequest } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sendJson, successEnvelope } from './envelope.ts';
import { HttpProblem } from './HttpProblem.ts';
import type { PlatformModule } from './PlatformModule.ts';
import { startPlatform } from './server.ts';
import type { PlatformOptions, RunningPlatform } from './server.ts';
import { openStore } from './store/openStore.ts';

const store = openStore(':memory:');
const running: RunningPlatform[] = [];
const events: Record<string, unknown>[] = [];
let release: (() => void) | undefined;

const sample: PlatformModule = () => [
  {
    method: 'GET',
    pattern: '/v2/:account/things/:id',
    upstream: 'directory',
    handle: ({ params, response }) => sendJson(response, 200, successEnvelope(params)),
  },
  {
    method: 'POST',
    pattern: '/echo',
    upstream: 'search',
    handle: async (request) => sendJson(request.response, 200, { text: await request.text(10) }),
  },
  {
    method: 'GET',
    pattern: '/broken',
    upstream: 'search',
    handle: () => {
      throw new Error('secret detail at /home/somebody');
    },
  },
  {
    method: 'GET',
    pattern: '/problem',
    upstream: 'search',
    handle: () => {
      throw new HttpProblem(401, 'No key', { 'x-hint': 'key' });
    },
  },
  {
    method: 'GET',
    pattern: '/half',
    upstream: 'search',
    handle: ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
      throw new Error('too late');
    },
  },
  {
    method: 'GET',
    pattern: '/waiting',
    upstream: 'search',
    handle: ({ response }) =>
      new Promise<void>((resolve) => {
        release = () => {
          sendJson(response, 200, { waited: true });
          resolve();
        };
      }),
  },
];

const start = async (options: Partial<PlatformOptions> = {}) => {
  const platform = await startPlatform({
    store,
    modules: [sample],
    siteOrigins: { main: 'https://www.meridian.example' },
    log: (event) => events.push(event),
    ...options,
  });
  running.push(platform);
  return platform;
};

beforeEach(() => {
  events.length = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((platform) => platform.close()));
});
afterAll(() => store.close());

describe('startPlatform', () => {
  it('answers health and says at / what it is', async () => {
    const { origin } = await start();
    expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ response: { status: 'ok' } });
    const page = await fetch(origin);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('GET /v2/:account/things/:id');
  });

  it('hands over decoded path parameters', async () => {
    const { origin } = await start();
    const answer = await fetch(`${origin}/v2/me/things/a%20b%2Fc`);
    expect(await answer.json()).toMatchObject({ response: { account: 'me', id: 'a b/c' } });
    expect((await fetch(`${origin}/v2/me/things/%E0%A4%A`)).status).toBe(404);
  });

  it.each([
    ['/nothing', 'GET', 404],
    ['/echo', 'GET', 405],
    ['/problem', 'GET', 401],
    ['/broken', 'GET', 500],
  ])('answers %s %s with the envelope, CORS and no inner detail', async (path, method, status) => {
    const { origin } = await start();
    const answer = await fetch(origin + path, { method, headers: { origin: 'https://shop.example' } });
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({
      meta: { uuid: expect.any(String), errors: [{ code: status }] },
      response: {},
    });
    expect(text).not.toMatch(/secret|somebody|\.ts/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('vary')).toBe('Origin');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('writes the reason of a failure to the log only', async () => {
    const { origin } = await start();
    await fetch(`${origin}/broken`);
    expect(events.find(({ event }) => event === 'failure')).toMatchObject({
      error: expect.stringContaining('secret'),
    });
  });

  it('answers OPTIONS on every path with 204 and what a browser must hear, without asking a module', async () => {
    const { origin } = await start();
    for (const path of ['/v2/me/things/1', '/echo', '/nothing']) {
      const answer = await fetch(origin + path, {
        method: 'OPTIONS',
        headers: { origin: 'https://shop.example' },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
      expect(answer.headers.get('access-control-allow-headers')).toMatch(
        /Client-SDK, Content-Type, Authorization/,
      );
    }
    const methods = await fetch(`${origin}/echo`, { method: 'OPTIONS' });
    expect(methods.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(methods.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('opens administration to the sites only', async () => {
    const { origin } = await start({ allowFaults: true });
    const allowed = async (from: string) =>
      (await fetch(`${origin}/admin/faults`, { headers: { origin: from } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('https://www.meridian.example')).toBe('https://www.meridian.example');
    expect(await allowed('https://shop.example')).toBeNull();
  });

  it('answers HEAD like GET without a body', async () => {
    const { origin } = await start();
    const answer = await fetch(`${origin}/healthz`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('accepts a request line of 32 KB and refuses one of 80 KB as JSON', async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/healthz?q=${'x'.repeat(32_000)}`)).status).toBe(200);
    const answer = await fetch(`${origin}/healthz?q=${'x'.repeat(80_000)}`);
    expect(answer.status).toBe(431);
    expect(await answer.json()).toMatchObject({ response: {} });
  });

  it('answers bytes that are no HTTP with 400', async () => {
    const { port } = new URL((await start()).origin);
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      let heard = '';
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('close', () => resolve(heard));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400/);
  });

  it('reads a body up to its limit, also without a stated length', async () => {
    const { origin } = await start();
    const post = (body: string) => fetch(`${origin}/echo`, { method: 'POST', body });
    expect(await (await post('ten bytes.')).json()).toEqual({ text: 'ten bytes.' });
    expect((await post('eleven byte')).status).toBe(413);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        `${origin}/echo`,
        { method: 'POST', headers: { 'transfer-encoding': 'chunked' } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      request.on('error', reject);
      request.write('123456');
      request.end('789012');
    });
    expect(status).toBe(413);
  });

  it('cuts an answer that failed half-way, so that it does not look complete', async () => {
    const { origin } = await start();
    await expect(fetch(`${origin}/half`).then((answer) => answer.text())).rejects.toThrow();
  });

  it('logs one line per request without what was asked for', async () => {
    const { origin } = await start();
    const headers = { 'x-request-id': '4bf92f3577b34da6a3ce929d0e0e4736' };
    const answer = await fetch(`${origin}/v2/me/things/private-name?input=chest+pain`, { headers });
    expect(answer.headers.get('x-request-id')).toBe(headers['x-request-id']);
    await new Promise((resolve) => setImmediate(resolve));
    const lines = events.filter(({ event }) => event === 'request');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      request: headers['x-request-id'],
      method: 'GET',
      route: '/v2/:account/things/:id',
      upstream: 'directory',
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(events)).not.toMatch(/private|chest/);
  });

  it('lets a running request end when it stops, and runs the closing work after it', async () => {
    const order: string[] = [];
    const platform = await start({
      modules: [
        sample,
        ({ onClose }) => {
          onClose?.(() => {
            order.push('closed');
          });
          return [];
        },
      ],
    });
    running.length = 0;
    const answer = fetch(`${platform.origin}/waiting`);
    while (!release) await new Promise((resolve) => setImmediate(resolve));
    const closing = platform.close();
    release();
    expect(await (await answer).json()).toEqual({ waited: true });
    order.push('answered');
    await closing;
    expect(order.sort()).toEqual(['answered', 'closed']);
    await expect(fetch(`${platform.origin}/healthz`)).rejects.toThrow();
  });

  it('frees the port when a module cannot be built', async () => {
    const failing: PlatformModule = () => {
      throw new Error('no index');
    };
    await expect(startPlatform({ store, modules: [failing] })).rejects.toThrow('no index');
  });
});

it('answers while a part of it is loading, and says that it is not ready until then', async () => {
  let loaded = () => {};
  const loading = new Promise<void>((resolve) => (loaded = resolve));
  let address = 0;
  const starting = start({
    port: await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        ({ port: address } = probe.address() as AddressInfo);
        probe.close(() => resolve(address));
      });
    }),
    modules: [(context) => (context.onReady?.(loading), sample(context))],
  });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${address}${path}`)).status;
  while ((await status('/v2/me/things/1').catch(() => 503)) === 503);
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  loaded();
  await starting;
  expect(await status('/readyz')).toBe(200);
});

it('does not start without a part that cannot be loaded', async () => {
  const broken: PlatformModule = (context) => (context.onReady?.(Promise.reject(new Error('no index'))), []);
  await expect(start({ modules: [broken] })).rejects.toThrow('no index');
});
