import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { sendJson } from './envelope.ts';
import { parseFault } from './faults.ts';
import type { PlatformModule } from './PlatformModule.ts';
import { startPlatform } from './server.ts';
import type { RunningPlatform } from './server.ts';
import { openStore } from './store/openStore.ts';

const store = openStore(':memory:');
const running: RunningPlatform[] = [];
const sample: PlatformModule = () => [
  {
    method: 'GET',
    pattern: '/search',
    upstream: 'search',
    handle: ({ response }) => sendJson(response, 200, { fine: true }),
  },
  {
    method: 'GET',
    pattern: '/maps',
    upstream: 'maps',
    handle: ({ response }) => sendJson(response, 200, { fine: true }),
  },
];
const start = async (allowFaults = true) => {
  const platform = await startPlatform({ store, modules: [sample], allowFaults });
  running.push(platform);
  return platform.origin;
};
const withFault = (origin: string, fault: string, path = '/search', signal?: AbortSignal) =>
  fetch(origin + path, { headers: { 'x-fault': fault }, ...(signal ? { signal } : {}) });

afterEach(async () => {
  await Promise.all(running.splice(0).map((platform) => platform.close()));
});
afterAll(() => store.close());

describe('a fault asked for by a request', () => {
  it('refuse: the connection is cut', async () => {
    await expect(withFault(await start(), 'search=refuse')).rejects.toThrow();
  });

  it('hang: no answer comes until the caller gives up', async () => {
    const patience = new AbortController();
    const answer = withFault(await start(), 'search=hang', '/search', patience.signal);
    const settled = jest.fn();
    answer.then(settled, settled);
    const healthy = await fetch(`${running[0]?.origin}/search`);
    expect(healthy.status).toBe(200);
    expect(settled).not.toHaveBeenCalled();
    patience.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });

  it('slow: the right answer comes, after the other ones asked for later', async () => {
    const origin = await start();
    const order: string[] = [];
    const slow = withFault(origin, 'search=slow:150').then(async (answer) => {
      order.push('slow');
      return answer.json();
    });
    await fetch(`${origin}/search`);
    order.push('quick');
    expect(await slow).toEqual({ fine: true });
    expect(order).toEqual(['quick', 'slow']);
  });

  it('429: with Retry-After', async () => {
    const answer = await withFault(await start(), 'search=429');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('500: with the error envelope', async () => {
    const answer = await withFault(await start(), 'search=500');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ meta: { errors: [{ code: 500 }] }, response: {} });
  });

  it('truncated: 200 with JSON that breaks off', async () => {
    const answer = await withFault(await start(), 'search=truncated');
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(/JSON/);
  });

  it('wrong-schema: 200 with JSON of another shape', async () => {
    const body = (await (await withFault(await start(), 'search=wrong-schema')).json()) as Record<
      string,
      unknown
    >;
    expect(body['fine']).toBeUndefined();
    expect(typeof body['response']).toBe('string');
  });

  it('empty: 200 without a body', async () => {
    const answer = await withFault(await start(), 'search=empty');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('hits only the upstreams it names', async () => {
    const origin = await start();
    const fault = 'maps=500, waits=hang,nonsense,search=unknown';
    expect((await withFault(origin, fault, '/maps')).status).toBe(500);
    expect((await withFault(origin, fault)).status).toBe(200);
  });
});

describe('the switchboard', () => {
  const put = (origin: string, body: unknown) =>
    fetch(`${origin}/admin/faults`, {
      method: 'PUT',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('sets, shows, clears one and clears all', async () => {
    const origin = await start();
    expect((await put(origin, { search: '500', maps: 'empty' })).status).toBe(200);
    expect((await fetch(`${origin}/search`)).status).toBe(500);
    await put(origin, { search: null });
    expect((await fetch(`${origin}/search`)).status).toBe(200);
    expect(await (await fetch(`${origin}/admin/faults`)).json()).toMatchObject({
      response: { faults: { maps: 'empty' } },
    });
    await fetch(`${origin}/admin/faults`, { method: 'DELETE' });
    expect(await (await fetch(`${origin}/maps`)).json()).toEqual({ fine: true });
  });

  it.each([[{ nobody: '500' }], [{ search: 'explode' }], [{ admin: 'hang' }], ['[]'], ['{'], [{ maps: 5 }]])(
    'refuses %j and keeps what was set',
    async (body) => {
      const origin = await start();
      await put(origin, { maps: '500' });
      expect((await put(origin, body)).status).toBe(400);
      expect((await fetch(`${origin}/maps`)).status).toBe(500);
    },
  );

  it('is not there and does nothing where faults are not allowed', async () => {
    const origin = await start(false);
    expect((await fetch(`${origin}/admin/faults`)).status).toBe(404);
    expect((await withFault(origin, 'search=500')).status).toBe(200);
  });
});

it.each([
  ['slow', { mode: 'slow', ms: 1000 }],
  ['slow:5', { mode: 'slow', ms: 5 }],
  ['slow:x', undefined],
  ['slow:9999999', undefined],
  ['429', { mode: '429' }],
  ['constructor', undefined],
])('reads %s', (text, fault) => {
  expect(parseFault(text)).toEqual(fault);
});

it('says that a port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startPlatform({ store, modules: [], port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((resolve) => other.close(resolve));
});
