import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// Playwright's own test: headers of ours would change what the browser asks in its preflights.
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { platform } from './support/addresses.ts';

/** A page of another site, and a service that answers with a star as some do. */
let elsewhere: Server;
let origin: string;

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    if (request.url?.startsWith('/star')) {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'Client-SDK',
        'content-type': 'application/json',
      });
      response.end(request.method === 'OPTIONS' ? undefined : '{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Another site</title>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));
test.beforeEach(async ({ page }) => {
  await page.goto(origin);
});

const query =
  'experienceKey=search&api_key=meridian-dev-search&v=20220511&version=PRODUCTION&locale=en&input=&verticalKey=healthcare_facilities&limit=1&offset=0&retrieveFacets=false&skipSpellCheck=true&sortBys=[]';
const search = `${platform}/v2/accounts/me/search/vertical/query`;

interface Asked {
  method?: string;
  credentials?: 'include' | 'omit';
  headers?: Record<string, string>;
  body?: string;
}

/** Fetches in the page; 'blocked' when the browser keeps the answer from it. */
function fetched(page: Page, address: string, options: Asked) {
  return page.evaluate(
    async ([url, init]) => {
      try {
        const answer = await fetch(url, init);
        return { status: answer.status, body: (await answer.json()) as { meta?: { errors?: unknown[] } } };
      } catch {
        return 'blocked';
      }
    },
    [address, options] as const,
  );
}

test('search protocol 1: a credentialed GET with Client-SDK from another origin succeeds', async ({
  page,
}) => {
  const answer = await fetched(page, `${search}?${query}`, {
    credentials: 'include',
    headers: { 'Client-SDK': 'ANSWERS_CORE=2.8.0, ANSWERS_HEADLESS=2.8.1' },
  });
  expect(answer).toMatchObject({ status: 200, body: { meta: { errors: [] } } });
});

test('search protocol 2: the same GET against a star origin is blocked, so the browser really checks', async ({
  page,
}) => {
  await page.goto(origin.replace('127.0.0.1', 'localhost'));
  const options = { credentials: 'include', headers: { 'Client-SDK': 'ANSWERS_CORE=2.8.0' } } as const;
  expect(await fetched(page, `${origin}/star`, options)).toBe('blocked');
  expect(await fetched(page, `${origin}/star`, { ...options, credentials: 'omit' })).toMatchObject({
    status: 200,
  });
});

test('search protocol 3: with a token the preflight allows Authorization and no api_key is needed', async ({
  page,
}) => {
  const answer = await fetched(page, `${search}?${query.replace('api_key=meridian-dev-search&', '')}`, {
    credentials: 'include',
    headers: { 'Client-SDK': 'ANSWERS_CORE=2.8.0', Authorization: 'Bearer meridian-dev-search' },
  });
  expect(answer).toMatchObject({ status: 200, body: { meta: { errors: [] } } });
});

test('search protocol 4: a POST to createQuestion preflights its headers and succeeds', async ({ page }) => {
  const answer = await fetched(
    page,
    `${platform}/v2/accounts/me/createQuestion?api_key=meridian-dev-search&v=20220511`,
    {
      method: 'POST',
      headers: { 'Client-SDK': 'ANSWERS_CORE=2.8.0', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        entityId: '1',
        site: 'FIRSTPARTY',
        name: 'A visitor',
        email: 'visitor@example.org',
        questionText: 'When do you open?',
        questionLanguage: 'en',
      }),
    },
  );
  expect(answer).toMatchObject({ status: expect.any(Number), body: { meta: { errors: [] } } });
  expect((answer as { status: number }).status).toBeLessThan(300);
});

test('search protocol 5: the page can read why a call was refused', async ({ page }) => {
  const options = { credentials: 'include', headers: { 'Client-SDK': 'ANSWERS_CORE=2.8.0' } } as const;
  const wrongKey = await fetched(page, `${search}?${query.replace('meridian-dev-search', 'guess')}`, options);
  expect(wrongKey).toMatchObject({ status: 401, body: { meta: { errors: [{ type: 'FATAL_ERROR' }] } } });
  const noVertical = await fetched(
    page,
    `${search}?${query.replace('healthcare_facilities', 'nothing')}`,
    options,
  );
  expect(noVertical).toMatchObject({ status: 400, body: { meta: { errors: [{ type: 'FATAL_ERROR' }] } } });
});

interface Found {
  body: { response: { resultsCount: number; results: { data: { id: string } }[] } };
}

test('[S-360] a page asks with query, vertical key, entity context, static filters and a limit, and each counts', async ({
  page,
}) => {
  const ask = async (more: Record<string, string>): Promise<{ count: number; ids: string[] }> => {
    const asked = new URLSearchParams(query);
    for (const [name, value] of Object.entries({ experienceKey: 'related-content', limit: '50', ...more }))
      asked.set(name, value);
    const answer = await fetched(page, `${search}?${asked}`, {
      credentials: 'include',
      headers: { 'Client-SDK': 'ANSWERS_CORE=2.8.0, ANSWERS_HEADLESS=2.8.1' },
    });
    const { response } = (answer as unknown as Found).body;
    return { count: response.resultsCount, ids: response.results.map(({ data }) => data.id) };
  };
  const verticalKey = 'healthcare-facilities-by-type';
  const near = { 'builtin.location': { $near: { lat: 38.58, lng: -121.49, radius: 50_000 } } };
  const wishes = { verticalKey, input: 'hospital', filters: JSON.stringify(near) };
  const all = await ask({ verticalKey });
  const named = await ask({ verticalKey, input: wishes.input });
  const nearby = await ask({ ...wishes });
  expect(named.count).toBeLessThan(all.count);
  expect(nearby.count).toBeLessThan(named.count);
  expect(nearby.count).toBeGreaterThan(1);
  const [own = '', ...others] = nearby.ids;
  const asked = { ...wishes, context: JSON.stringify({ entityId: own }) };
  expect((await ask(asked)).ids).toEqual(others);
  // The page of an entity asks for a few.
  expect(await ask({ ...asked, limit: '1' })).toEqual({ count: others.length, ids: others.slice(0, 1) });
  const elsewhere = await ask({ ...asked, verticalKey: 'healthcare-professionals-by-specialty' });
  expect(elsewhere.ids.filter((id) => all.ids.includes(id))).toEqual([]);
});
