import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../server.ts';
import type { RunningPlatform } from '../server.ts';
import { openStore } from '../store/openStore.ts';
import { RAMPS } from './art/inks.ts';
import { heartOutline } from './art/shapes.ts';
import { drawArt } from './drawArt.ts';
import { createMediaModule } from './mediaModule.ts';

let folder: string;
let platform: RunningPlatform;
const store = openStore(':memory:');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  const media = join(folder, 'media');
  mkdirSync(join(media, 'sub folder'), { recursive: true });
  writeFileSync(join(media, 'sub folder', 'picture.png'), Buffer.from([137, 80, 78, 71]));
  writeFileSync(
    join(media, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  writeFileSync(join(media, 'page.html'), '<script>alert(1)</script>');
  writeFileSync(join(media, '.hidden.txt'), 'hidden');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(media, 'link.txt'));
  platform = await startPlatform({ store, modules: [createMediaModule({ folder: media })] });
});
afterAll(async () => {
  await platform.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends the path as it is: fetch would tidy up '..'. */
const get = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(platform.origin);
    request({ hostname, port, path }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

it('serves a file with its type, and 304 to who has it', async () => {
  const address = `${platform.origin}/-/media/sub%20folder/picture.png`;
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const again = await fetch(address, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

it('serves drawings so that nothing in them runs', async () => {
  for (const path of ['/-/media/drawing.svg', '/~/jssmedia/art/story/s-1.svg']) {
    const answer = await fetch(platform.origin + path);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
  }
});

it.each([
  '/-/media/../secret.txt',
  '/-/media/%2e%2e/secret.txt',
  '/-/media/..%2fsecret.txt',
  '/-/media/..%5csecret.txt',
  '/-/media/sub%20folder/../../secret.txt',
  '/-/media//secret.txt',
  '/-/media/%00secret.txt',
  '/-/media/link.txt',
  '/-/media/.hidden.txt',
  '/-/media/page.html',
  '/-/media/sub%20folder',
  '/-/media/nothing.png',
  '/-/media/%zz.png',
  '/-/media/art/../../secret.svg',
])('does not serve %s', async (path) => {
  const { status, body } = await get(path);
  expect([400, 404]).toContain(status);
  expect(body).not.toMatch(/^(secret|hidden)|alert/);
});

it.each([
  ['/-/media/art/scene/heart/art1.svg', 200],
  // A subject nobody drew is the clipboard; a room nobody drew is not there.
  ['/-/media/art/scene/nothing-known/art1.svg', 200],
  ['/-/media/art/room/exam-room/fac1.svg', 200],
  ['/-/media/art/room/throne-room/fac1.svg', 404],
  ['/-/media/art/scene/heart.svg', 200],
  ['/-/media/art/scene.svg', 404],
  ['/-/media/art/scene/heart/art1/more.svg', 404],
  ['/-/media/art/campus-map/fac1.svg', 200],
  ['/-/media/art/portrait/03003000000000000001000.svg', 200],
  ['/-/media/art/portrait/prov00001.svg', 404],
  ['/-/media/art/portrait/z3003000000000000001000.svg', 404],
  // As content from before there were subjects has them.
  ['/-/media/art/article/winter.svg', 200],
  ['/-/media/art/story/home.svg', 200],
  ['/-/media/art/facility/f-1.svg', 200],
  ['/-/media/art/event/x.svg', 200],
  ['/-/media/art/research/study7.svg', 200],
])('%s is answered with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

it('draws in the colours of the health plan when asked', async () => {
  const [main, plan] = await Promise.all(
    ['', '?ramp=plan'].map((query) => get(`/-/media/art/scene/heart/art1.svg${query}`)),
  );
  expect(plan?.body).not.toBe(main?.body);
  expect(plan?.body).toContain(RAMPS.main.sun);
});

it('draws the same picture for the same address, another for another, and takes no markup from it', () => {
  expect(drawArt('facility/a')).toBe(drawArt('facility/a'));
  expect(drawArt('facility/a')).not.toBe(drawArt('facility/b'));
  expect(drawArt('service/heart')).toContain(heartOutline(240, 132, 72));
  expect(drawArt('unknown/"><script>')).toMatch(/^<svg [^>]*>/);
  expect(drawArt('unknown/"><script>')).not.toContain('script');
});
