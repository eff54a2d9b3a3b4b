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
