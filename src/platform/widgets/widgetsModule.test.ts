import { openStore } from '../store/openStore.ts';
import { startPlatform } from '../server.ts';
import { widgetsModule } from './widgetsModule.ts';

const store = openStore(':memory:');
let origin = '';
let close = async () => {};
beforeAll(async () => {
  ({ origin, close } = await startPlatform({ store, modules: [widgetsModule] }));
});
afterAll(async () => {
  await close();
  store.close();
});

it.each([
  ['portal', 'text/html'],
  ['schedule', 'text/html'],
  ['scheduling-widget.js', 'text/javascript'],
  ['chat-widget.js', 'text/javascript'],
  ['reviews-widget.js', 'text/javascript'],
])('serves %s as %s', async (path, type) => {
  const answer = await fetch(`${origin}/-/demo/${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect((await answer.text()).length).toBeGreaterThan(100);
});

it('repeats nothing of the address', async () => {
  const text = await (await fetch(`${origin}/-/demo/schedule?providerId=<b>E1`)).text();
  expect(text).not.toContain('E1');
});
