import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlatformMetrics } from './platformMetrics.ts';
import { platformModules } from './platformModules.ts';
import { startPlatform } from './server.ts';
import type { RunningPlatform } from './server.ts';
import { openStore } from './store/openStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
const data = join(folder, 'platform.db');
const store = openStore(data, { pollMs: 0 });
const metrics = createPlatformMetrics(data);
let platform: RunningPlatform;
let server: Server;
let storeProblem: string | undefined;

beforeAll(async () => {
  platform = await startPlatform({
    ...{ store, log: metrics.count, onMeasure: metrics.onMeasure, storeProblem: () => storeProblem },
    modules: platformModules({ mediaFolder: folder, revalidation: { urls: [], secret: 'secret' } }),
  });
  server = await metrics.listen(0, '127.0.0.1');
});
afterAll(async () => {
  server.close();
  await platform.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const figures = async () => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  return answer.text();
};

it('counts requests by the pattern of their address, and keeps nothing of what was typed', async () => {
  await fetch(`${platform.origin}/v2/accounts/me/search/query?input=quetzalwort&api_key=nobody`);
  await fetch(`${platform.origin}/quetzalwort`);
  await fetch(`${platform.origin}/healthz`, { method: 'PROPFIND' });
  const text = await figures();
  expect(text).toMatch(
    /^platform_requests_total\{upstream="search",route="\/v2\/accounts\/:account\/search\/query",status="401",method="GET"\} 1$/m,
  );
  expect(text).toMatch(
    /^platform_requests_total\{upstream="none",route="none",status="404",method="GET"\} 1$/m,
  );
  expect(text).toMatch(
    /^platform_requests_total\{upstream="admin",route="\/healthz",status="405",method="other"\} 1$/m,
  );
  expect(text).toMatch(/^platform_request_seconds_count\{upstream="search"\} 1$/m);
  expect(text).not.toMatch(/quetzalwort|PROPFIND|nobody/);
});

it.each([
  [
    { event: 'authored', operation: 'updateItem', outcome: 'CONFLICT', ms: 12 },
    /^platform_saves_total\{operation="updateItem",outcome="CONFLICT"\} 1$/m,
  ],
  [{ event: 'revalidation', pages: 3 }, /^platform_revalidation_calls_total\{outcome="ok"\} 1$/m],
  [{ event: 'revalidation-failed' }, /^platform_revalidation_calls_total\{outcome="failed"\} 1$/m],
  [{ event: 'scheduled-acts', done: 4 }, /^platform_scheduled_acts_total 4$/m],
  [{ event: 'failure', error: 'private' }, /^platform_failures_total\{event="failure"\} 1$/m],
])('counts what the log says: %j', async (event, figure) => {
  metrics.count(event);
  expect(await figures()).toMatch(figure);
});

it('measures what waits, what is stored, and how long the event loop was held up', async () => {
  const text = await figures();
  expect(text).toMatch(/^platform_search_waiting 0$/m);
  expect(text).toMatch(/^platform_revalidation_behind 0$/m);
  expect(Number(/^platform_store_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(4096);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
});

it('is ready, until its store cannot be written or it stops; it answers all the same', async () => {
  const ready = async () => {
    const answer = await fetch(`${platform.origin}/readyz`);
    return [answer.status, answer.headers.get('retry-after'), await answer.text()] as const;
  };
  expect((await ready())[0]).toBe(200);
  storeProblem = 'the store cannot be written';
  expect(await ready()).toEqual([503, '1', expect.stringContaining('the store cannot be written')]);
  storeProblem = undefined;
  expect((await ready())[0]).toBe(200);
  platform.drain();
  expect(await ready()).toEqual([503, '1', expect.stringContaining('stopping')]);
  expect((await fetch(`${platform.origin}/healthz`)).status).toBe(200);
});
