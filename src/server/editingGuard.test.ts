import { createHmac } from 'node:crypto';
import { parseEnv } from '#src/config/env.ts';
import type { Services } from './compose.ts';
import { editingGuard } from './editingGuard.ts';
import { callApi } from './testing/callApi.ts';

const SECRET = 'editing-secret';
const logged: unknown[] = [];
const noPlatform = {
  json: () => Promise.reject(new Error('nobody is asked')),
} as unknown as Services['http'];
const guarded = (source: Record<string, string> = { JSS_EDITING_SECRET: SECRET }) =>
  editingGuard(
    () => ({ env: parseEnv(source), log: (entry) => void logged.push(entry), http: noPlatform }),
    () => (_request, response) => response.status(200).json({ through: true }),
    { now: () => 0 },
  );

describe('editingGuard', () => {
  it('the editing endpoints do not exist when no secret is configured', async () => {
    expect((await callApi(guarded({}), { query: { secret: '' } })).status).toBe(404);
    expect((await callApi(guarded({}), { query: { secret: SECRET } })).status).toBe(404);
  });

  it.each([
    ['no secret', {}],
    ['a wrong one', { secret: 'editing-secreT' }],
    ['a longer one', { secret: `${SECRET}x` }],
    ['two of them', { secret: [SECRET, SECRET] }],
  ])('refuses %s and does not log it', async (_what, query) => {
    const answer = await callApi(guarded(), { query, url: '/api/editing/render?secret=given-secret' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'private, no-store']);
    expect(JSON.stringify(logged)).not.toContain('given-secret');
  });

  it('lets the right secret through, from query or body', async () => {
    expect((await callApi(guarded(), { query: { secret: SECRET, route: '/es/about?a=1' } })).status).toBe(
      200,
    );
    expect((await callApi(guarded(), { method: 'POST', body: { jssEditingSecret: SECRET } })).status).toBe(
      200,
    );
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'about', '/a\nb', ['/a', '/b']])(
    'does not lead to %j',
    async (route) => {
      expect((await callApi(guarded(), { query: { secret: SECRET, route } })).status).toBe(400);
    },
  );

  it('limits guessing', async () => {
    const route = guarded();
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1)
      statuses.push((await callApi(route, { query: { secret: 'x' } })).status);
    expect([statuses[59], statuses[60]]).toEqual([401, 429]);
  });
});

describe('preview cookies of a frame', () => {
  const marked = '__prerender_bypass=id; Path=/; HttpOnly; Secure; SameSite=None';
  const call = (origin: string, byTicket: boolean, redeem: () => Promise<unknown>, cookie = '') => {
    const route = { route: '/about-us#m=word' };
    const env = parseEnv({
      ...{ JSS_EDITING_SECRET: SECRET, EDITING_KEY: 'key', SITE_ORIGIN: `${origin}localhost:3000` },
      ...{ STUDIO_ORIGIN: `${origin}localhost:4000`, PLAN_SITE_ORIGIN: `${origin}plan.localhost:3000` },
    });
    const seal = createHmac('sha256', env.EDITING_KEY)
      .update(`editing ticket\n0123456789\n${new URLSearchParams(route)}`)
      .digest('base64url');
    const http = { json: redeem } as unknown as Services['http'];
    const handler = editingGuard(
      () => ({ env, http, log: () => undefined }),
      () => (request, response) => {
        response.setPreviewData({}, { maxAge: 3 });
        response.setHeader('Set-Cookie', [marked]);
        response.redirect(String(request.query['route']));
      },
      { takesTickets: true },
    );
    const secret = byTicket ? `t.0123456789.${seal}` : SECRET;
    return callApi(handler, { query: { ...route, secret }, headers: { cookie } });
  };
  const good = async () => ({ body: { redeemed: true } });
  /** What is set, without the name of the opening; where it leads, with as many marks as it has. */
  const enter = async (origin: string, byTicket: boolean) => {
    const { headers } = await call(origin, byTicket, good);
    const opening = /draft-opening=([0-9a-f]{16})#/.exec(headers['location'] ?? '')?.[1] ?? 'none';
    const given = [headers['location'], ...(headers['set-cookie'] ?? [])];
    return given.map((one) => one?.replace(opening, 'OWN'));
  };

  it.each([true, false])('outlast the way of the page on a busy machine; by ticket: %s', async (byTicket) => {
    expect((await call('http://', byTicket, good)).previewOptions).toEqual({ maxAge: 20 });
  });

  it.each([
    ['nobody says whether the ticket is good', () => Promise.reject(new Error('timeout')), 503, '2'],
    ['it was used before', async () => ({ body: { redeemed: false } }), 401, undefined],
  ])('are not given while %s', async (_why, redeem, status, after) => {
    const answer = await call('http://', true, redeem);
    expect([answer.status, answer.headers['retry-after'], answer.previewData]).toEqual([
      status,
      after,
      undefined,
    ]);
  });

  it('are those of plain http where the Studio frames the site over it, which WebKit would refuse otherwise', async () => {
    expect(await enter('http://', true)).toEqual([
      '/about-us?draft-opening=OWN#m=word',
      'OWN__prerender_bypass=id; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('are those of another site over https, and Next’s own for the vendor’s builder', async () => {
    expect(await enter('https://', true)).toEqual(['/about-us?draft-opening=OWN#m=word', `OWN${marked}`]);
    expect(await enter('http://', false)).toEqual(['/about-us#m=word', marked]);
  });

  it('of pages nobody waited for are taken back, the oldest first', async () => {
    const names = Array.from({ length: 10 }, (_, nth) => `${nth}`.repeat(16));
    const cookie = names
      .map((name) => `${name}__prerender_bypass=id; ${name}__next_preview_data=x`)
      .join('; ');
    const { headers } = await call('https://', true, good, cookie);
    const [, , , , own, ...more] = headers['set-cookie'] ?? [];
    expect([own, more]).toEqual([expect.stringContaining(marked), []]);
    expect([...(headers['set-cookie'] ?? [])].slice(0, 4).map((one) => one.split(';', 2).join())).toEqual([
      `${names[0]}__prerender_bypass=, Path=/`,
      `${names[0]}__next_preview_data=, Path=/`,
      `${names[1]}__prerender_bypass=, Path=/`,
      `${names[1]}__next_preview_data=, Path=/`,
    ]);
  });
});
