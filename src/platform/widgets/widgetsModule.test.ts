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
  ['scheduling-widget.js', 'text/javascript'],
  ['chat-widget.js', 'text/javascript'],
  ['reviews-widget.js', 'text/javascript'],
  ['youtube/embed/demoVideo01', 'text/html'],
  ['youtube/player.js', 'text/javascript'],
  ['brightcove/1/default_default/index.html', 'text/html'],
  ['brightcove/1/default_default/index.min.js', 'text/javascript'],
])('serves %s as %s', async (path, type) => {
  const answer = await fetch(`${origin}/-/demo/${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect((await answer.text()).length).toBeGreaterThan(100);
});

it.each(['youtube/embed/demoVideo01', 'brightcove/1/default_default/index.html'])(
  '%s may be framed by the site that serves it, and runs its own script alone',
  async (path) => {
    const { headers } = await fetch(`${origin}/-/demo/${path}`);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; .*frame-ancestors 'self'$/);
  },
);

it('tells that a player’s script is there without sending it', async () => {
  const path = '/-/demo/brightcove/1/default_default/index.min.js';
  const answer = await fetch(`${origin}${path}`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});
