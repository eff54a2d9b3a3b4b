import { request } from 'node:http';
import type { PlatformRoute } from '../PlatformModule.ts';
import { startPlatform } from '../server.ts';
import type { RunningPlatform } from '../server.ts';
import { openStore } from '../store/openStore.ts';

const store = openStore(':memory:');
let platform: RunningPlatform;

beforeAll(async () => {
  const route = (pattern: string, bodyMs: number): PlatformRoute => ({
    ...{ method: 'POST', pattern, upstream: 'content', bodyMs },
    async handle({ stream, response }) {
      let size = 0;
      for await (const chunk of stream(100)) size += chunk.length;
      response.end(String(size));
    },
  });
  const modules = [() => [route('/short', 50), route('/long', 5000)]];
  platform = await startPlatform({ store, modules });
});
afterAll(async () => {
  await platform.close();
  store.close();
});

/** Sends a body in two parts with a pause between them; answers the status, or 0 where the connection was ended. */
const slowly = (path: string, second: number) =>
  new Promise<[status: number, body: string]>((resolve) => {
    const asked = request(platform.origin + path, { method: 'POST' }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve([answer.statusCode ?? 0, body]));
    });
    asked.on('error', () => resolve([0, '']));
    asked.write('a');
    setTimeout(() => asked.end('b'.repeat(second)), 300);
  });

it('ends a request whose body takes longer than its route allows, and waits where it may be long', async () => {
  expect((await slowly('/short', 1))[0]).toBe(408);
  expect(await slowly('/long', 1)).toEqual([200, '2']);
});

it('refuses a body that is too large after reading it', async () => {
  expect((await slowly('/long', 100))[0]).toBe(413);
});
