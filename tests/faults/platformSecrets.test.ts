import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Values that stand nowhere else, so that one that comes out is seen. */
const SECRETS = {
  CONTENT_API_KEY: 'marked-content-key-4711',
  DIRECTORY_API_KEY: 'marked-directory-key-4711',
  SEARCH_API_KEY: 'marked-search-key-4711',
  EDITING_KEY: 'marked-editing-key-4711',
  REVALIDATE_SECRET: 'marked-revalidate-secret-4711',
  AUTHORING_TOKEN: 'marked-authoring-token-4711-of-32-letters',
  STUDIO_OIDC_CLIENT_SECRET: 'marked-oidc-secret-4711',
};
const told = (text: string) => Object.values(SECRETS).filter((value) => text.includes(value));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The platform as a program; `started` gives its address, `ended` all it said. */
function platform(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-warnings', 'src/platform/main.ts'], {
    env: {
      ...process.env,
      ...{ PLATFORM_DATA: join(folder, 'platform.db'), PLATFORM_PORT: '0', REVALIDATE_URLS: 'none' },
      ...{ PLATFORM_ORIGIN: 'http://localhost:4999', NODE_ENV: 'development' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(said)));
  const started = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /"event":"started","address":"([^"]+)"/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((text) => reject(new Error(`ended before it started: ${text}`)));
  });
  // Whoever expects it to end does not wait for the start.
  started.catch(() => undefined);
  return { child, started, ended };
}

/** Requests that bring secrets where they belong and where they do not, and what has no answer. */
const requests: [path: string, init?: RequestInit][] = [
  ['/'],
  ['/nowhere'],
  ['/studio'],
  ['/studio/api/session'],
  ['/studio/api/oidc'],
  [`/studio/api/oidc/callback?code=x&state=${SECRETS.STUDIO_OIDC_CLIENT_SECRET}`],
  ['/v2/accounts/me/content/x'],
  [`/v2/accounts/me/content/facilities?api_key=${SECRETS.DIRECTORY_API_KEY}&v=20220511`],
  [`/v2/accounts/me/content/facilities?api_key=${SECRETS.DIRECTORY_API_KEY}&v=x&filter={`],
  [`/v2/accounts/me/search/vertical/query?api_key=${SECRETS.SEARCH_API_KEY}`],
  [`/sitecore/api/layout/render/jss?item=/&sc_site=main&sc_apikey=${SECRETS.CONTENT_API_KEY}`],
  ...[SECRETS.CONTENT_API_KEY, 'wrong'].flatMap((key): [string, RequestInit][] =>
    ['{"query":"{ nothing }"}', '{"query":'].map((body) => [
      '/sitecore/api/graph/edge',
      { method: 'POST', headers: { sc_apikey: key, 'content-type': 'application/json' }, body },
    ]),
  ),
  ...['{"query":"mutation { publishItem }"}', '{"query":', 'null'].map((body): [string, RequestInit] => [
    '/sitecore/api/authoring/graphql/v1/',
    {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRETS.AUTHORING_TOKEN}`, 'content-type': 'application/json' },
      body,
    },
  ]),
  [
    '/studio/redeem',
    { method: 'POST', headers: { 'x-editing-authorization': SECRETS.EDITING_KEY }, body: '{"id":1}' },
  ],
];

it('no secret the platform was started with is in an answer, an error or its log', async () => {
  const site = createServer((_, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const running = platform({
    ...SECRETS,
    STUDIO_OIDC_ISSUER: 'http://localhost:1',
    STUDIO_OIDC_CLIENT_ID: 'studio',
    STUDIO_OIDC_ROLES: '{"editors":["author"]}',
    REVALIDATE_URLS: `http://127.0.0.1:${(site.address() as AddressInfo).port}/api/revalidate`,
  });
  const origin = await running.started;
  const statuses: number[] = [];
  for (const [path, init] of requests) {
    const answer = await fetch(origin + path, { redirect: 'manual', ...init });
    statuses.push(answer.status);
    const heads = JSON.stringify([...answer.headers]);
    expect([path.split('?')[0], told((await answer.text()) + heads)]).toEqual([path.split('?')[0], []]);
  }
  running.child.kill('SIGTERM');
  const said = await running.ended;
  site.close();
  expect(told(said)).toEqual([]);
  // It was asked, and refused some of it: otherwise nothing would have been proven.
  expect(said.match(/"event":"request"/g)?.length).toBe(requests.length);
  expect([200, 401, 404].filter((status) => !statuses.includes(status))).toEqual([]);
}, 60_000);

it('a start that is refused names what is wrong, and no value', async () => {
  const refused = platform({
    ...SECRETS,
    AUTHORING_TOKEN: 'marked-short-token',
    STUDIO_OIDC_ROLES: 'marked-roles',
    SITE_ORIGIN: 'marked-origin',
  });
  const said = await refused.ended;
  expect(said).toMatch(/AUTHORING_TOKEN/);
  expect(said).not.toContain('marked-');
}, 60_000);
