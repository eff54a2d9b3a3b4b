import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeOpening } from './drafts.ts';
import { openFrontDesk, respellRequest } from './frontDesk.ts';

const asked = (url: string, headers: Record<string, string> = {}) => {
  const request = { url, headers: { ...headers } };
  respellRequest(request, (cookies) => cookies.includes('__prerender_bypass=real'));
  return request;
};

it('[A-82] gives a request the spelling of this site, and marks it', () => {
  expect(asked('/EN//about/?a=%20b', { host: 'x' })).toEqual({
    url: '/about?a=%20b',
    headers: { host: 'x', 'x-asked-address': '/about?a=%20b', 'x-respelled': '1' },
  });
  expect(asked('/about?query=1')).toEqual({
    url: '/about?query=1',
    headers: { 'x-asked-address': '/about?query=1' },
  });
});

it('believes no mark that comes from outside', () => {
  const forged = { 'x-respelled': '1', 'x-asked-address': '/elsewhere' };
  expect(asked('/about', forged).headers).toEqual({ 'x-asked-address': '/about' });
});

it('leaves the address of a draft as the editor has it', () => {
  const cookie = 'a=b; __prerender_bypass=real';
  expect(asked('/find-provider/%2A', { cookie })).toMatchObject({ url: '/find-provider/%2A' });
  expect(asked('/find-provider/%2A', { cookie }).headers).not.toHaveProperty('x-respelled');
});

describe('an opening of its own', () => {
  const [own, other] = ['0123456789abcdef', 'fedcba9876543210'];
  const cookieOf = (opening: string, id = 'real') =>
    `${opening}__prerender_bypass=${id}; ${opening}__next_preview_data=${opening}`;
  const taken = (url: string, cookie: string) => {
    const request = { url, headers: { cookie } };
    const opening = takeOpening(request, (cookies) => /(^|; )__prerender_bypass=real/.test(cookies));
    return [opening, request.url, request.headers.cookie];
  };

  it.each([
    [`/about?draft-opening=${own}`, '/about'],
    [`/find-provider/%2A?a=%20b&draft-opening=${own}&c`, '/find-provider/%2A?a=%20b&c'],
  ])('%s is the page, with what opened it and nothing of others', (url, page) => {
    const cookie = `__prerender_bypass=x; ${cookieOf(other)}; a=b; ${cookieOf(own)}`;
    const cookies = `${cookieOf(other)}; a=b; __prerender_bypass=real; __next_preview_data=${own}`;
    expect(taken(url, cookie)).toEqual([own, page, cookies]);
  });

  it.each([
    ['cookies without their address', '/about', cookieOf(own)],
    ['cookies at the address of another', `/about?draft-opening=${other}`, cookieOf(own)],
    ['an address without its cookies', `/about?draft-opening=${own}`, 'a=b'],
    ['cookies of one’s own making', `/about?draft-opening=${own}`, cookieOf(own, 'guess')],
    ['another kind of name', '/about?draft-opening=studio', cookieOf('studio')],
    ['no name', '/about?draft-opening=', cookieOf('')],
    ['a name inside of another', `/about?draft-opening=${own}`, `x${cookieOf(own)}`.replace('; ', '; x')],
  ])('%s open nothing', (_what, url, cookie) => {
    expect(taken(url, cookie)).toEqual([undefined, url, cookie]);
  });
});

it('is there before the server’s own handler, and takes no cookie for a draft’s but that of this build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-'));
  writeFileSync(join(folder, 'prerender-manifest.json'), '{"preview":{"previewModeId":"0a1b"}}');
  jest.spyOn(process, 'cwd').mockReturnValue('/');
  process.env['NEXT_DIST_DIR'] = folder;
  openFrontDesk({ SITE_ORIGIN: 'http://localhost:3000' });
  delete process.env['NEXT_DIST_DIR'];
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/leads')) response.setHeader('location', '/on').writeHead(307);
    if (url.startsWith('/fails')) response.statusCode = 500;
    response.end(url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answerTo = (path: string, method = 'GET', cookie = 'a=b') =>
    new Promise<string>((resolve, reject) => {
      send({ port, path, method, agent: false, headers: { cookie } }, (response) => {
        let text = '';
        response.on('data', (piece) => (text += String(piece))).on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
  expect(await answerTo('/about//us/?x')).toBe('/about/us?x');
  expect(await answerTo('/about/', 'POST')).toBe('/about/');
  expect(await answerTo('/about/', 'GET', 'a=b; __prerender_bypass=0a1b')).toBe('/about/');
  for (const forged of ['x', '0a1', '0a1bc', '', '"0a1b'])
    expect(await answerTo('/about/', 'GET', `__prerender_bypass=${forged}; __next_preview_data=y`)).toBe(
      '/about',
    );
  const takenBack = (path: string, cookie = '__prerender_bypass=0a1b; __next_preview_data=y') =>
    new Promise<unknown>((resolve, reject) => {
      send({ port, path, agent: false, headers: { cookie } }, ({ headers }) =>
        resolve([
          headers.location ?? headers['cache-control'],
          (headers['set-cookie'] ?? []).map((one) => one.split(';', 2).join()),
        ]),
      )
        .on('error', reject)
        .end();
    });
  // What opened a page is used up by it, whatever became of it, and by nothing on the way.
  const gone = ['private, no-store', ['__prerender_bypass=, Path=/', '__next_preview_data=, Path=/']];
  for (const path of ['/about', '/es/fails', '/find-provider?query=x'])
    expect(await takenBack(path)).toEqual(gone);
  for (const path of ['/_next/static/a.js', '/api/waitTimes', '/-/media/a.jpg'])
    expect(await takenBack(path)).toEqual([undefined, []]);
  expect(await takenBack('/leads')).toEqual(['/on', []]);
  // An opening of its own uses up its own, and is led on with its address.
  const own = '0123456789abcdef';
  const itsCookies = `${own}__prerender_bypass=0a1b; ${own}__next_preview_data=y`;
  expect(await takenBack(`/about?draft-opening=${own}`, itsCookies)).toEqual([
    'private, no-store',
    [`${own}__prerender_bypass=, Path=/`, `${own}__next_preview_data=, Path=/`],
  ]);
  expect(await takenBack(`/leads?draft-opening=${own}`, itsCookies)).toEqual([
    `/on?draft-opening=${own}`,
    [],
  ]);
  expect(await answerTo(`/about?draft-opening=${own}`, 'GET', itsCookies)).toBe('/about');
  expect(await takenBack('/about', itsCookies)).toEqual([undefined, []]);
  expect(await takenBack('/about', '__prerender_bypass=x')).toEqual([undefined, []]);
  server.close();
});
