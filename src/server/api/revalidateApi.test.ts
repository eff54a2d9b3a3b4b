import { parseEnv } from '#src/config/env.ts';
import { signRevalidation } from '#src/server/revalidateSignature.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import type { ApiCall } from '#src/server/testing/callApi.ts';
import { revalidateApi } from './revalidateApi.ts';

const SECRET = 'a-long-secret';
const NOW = new Date('2026-01-05T10:00:00Z');
const seconds = NOW.getTime() / 1000;
const route = (secret: string | undefined = SECRET) =>
  revalidateApi(
    () => ({ env: { ...parseEnv({}), REVALIDATE_SECRET: secret || undefined }, log: () => {} }),
    () => NOW,
  );
const body = JSON.stringify({
  paths: [
    { variant: 'main', locale: 'en', path: '/' },
    { variant: 'plan', locale: 'es', path: '/café/x' },
    { variant: 'main', locale: 'en', path: '/find-location/facility/*' },
  ],
});
const post = (rawBody = body, signature = signRevalidation(body, SECRET, seconds)): ApiCall => ({
  method: 'POST',
  rawBody,
  headers: { 'x-revalidate-signature': signature },
});

describe('POST /api/revalidate', () => {
  it('makes the rendered addresses anew, wildcard pages left to time', async () => {
    const answer = await callApi(route(), post());
    expect(answer.revalidated).toEqual(['/en/_site_main', '/es/_site_plan/caf%C3%A9/x']);
    expect([answer.status, answer.json()]).toEqual([200, { revalidated: 2, failed: 0 }]);
  });

  it('makes the pages of changed entities anew in both languages, at the address the site gives them', async () => {
    const text = JSON.stringify({
      paths: [],
      entities: [
        { type: 'healthcareFacility', id: 'fac1', slug: 'harbor-street', name: 'Harbor Street' },
        { type: 'healthcareFacility', id: 'fac2', name: 'Pine Hill Clínic' },
        { type: 'ce_service', id: 'svc1', name: 'X-ray' },
      ],
    });
    const answer = await callApi(route(), post(text, signRevalidation(text, SECRET, seconds)));
    expect(answer.revalidated).toEqual([
      '/en/_site_main/find-location/facility/harbor-street-fac1',
      '/es/_site_main/find-location/facility/harbor-street-fac1',
      expect.stringMatching(/^\/en\/_site_main\/find-location\/facility\/pine-hill-.*-fac2$/),
      expect.stringMatching(/^\/es\/_site_main\/find-location\/facility\/pine-hill-.*-fac2$/),
    ]);
  });

  it.each([
    ['without a signature', post(body, '')],
    ['with another secret', post(body, signRevalidation(body, 'another-one', seconds))],
    ['with another body', post(`${body} `)],
    ['six minutes old', post(body, signRevalidation(body, SECRET, seconds - 360))],
    ['from the future', post(body, signRevalidation(body, SECRET, seconds + 360))],
    [
      'with the time changed',
      post(body, signRevalidation(body, SECRET, seconds - 10).replace(String(seconds - 10), String(seconds))),
    ],
  ])('refuses a call %s', async (_what, call) => {
    const answer = await callApi(route(), call);
    expect([answer.status, answer.revalidated]).toEqual([401, []]);
  });

  it.each([
    '{}',
    'null',
    '{"paths":[{"variant":"main","locale":"en","path":"//evil"}]}',
    '{"paths":[{"variant":"x","locale":"en","path":"/"}]}',
  ])('does not understand %s', async (text) => {
    const answer = await callApi(route(), post(text, signRevalidation(text, SECRET, seconds)));
    expect([answer.status, answer.revalidated]).toEqual([400, []]);
  });

  it('does not exist without a secret, and knows only POST', async () => {
    expect((await callApi(route(''), post())).status).toBe(404);
    expect((await callApi(route(), { method: 'GET' })).status).toBe(405);
  });

  it('asks to be called again when a page could not be made', async () => {
    const answer = await callApi(route(), post(), (path) => {
      if (path.includes('plan')) throw new Error('down');
    });
    expect([answer.status, answer.json()]).toEqual([503, { revalidated: 1, failed: 1 }]);
  });
});
