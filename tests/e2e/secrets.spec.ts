import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { facilityPath, providerPath } from '../../scripts/lib/samplePages.ts';
import { defaults } from '../../src/platform/defaults.ts';
import { planHost, ask } from './support/ask.ts';
import type { Question } from './support/ask.ts';
import { platformPort, site, sitePort } from './support/addresses.ts';
import { authoringUnderTest } from './support/authoringUnderTest.ts';
import { expect, test } from './support/test.ts';

/*
 * The keys the servers under test were started with, looked for in everything that leaves them: files of the build, pages,
 * answers of programs, errors, the log. The key of the search service is a public one.
 */
const data = process.env.PLATFORM_DATA ?? 'data/e2e/platform.db';
const secrets: Record<string, string | undefined> = {
  ...(JSON.parse(readFileSync(join(dirname(data), 'secrets.json'), 'utf8')) as Record<string, string>),
  authoring: authoringUnderTest(sitePort)['AUTHORING_CLIENT_SECRET'],
  'key of content': process.env.CONTENT_API_KEY ?? defaults.keys.content,
  'key of the directory': process.env.DIRECTORY_API_KEY ?? defaults.keys.directory,
  'given to the editing endpoints': process.env.JSS_EDITING_SECRET,
};
const told = (text: string): string[] =>
  Object.entries(secrets).flatMap(([name, value]) => (value && text.includes(value) ? [name] : []));

test('no file of the build that browsers get has a secret in it', () => {
  const files = ['.next/static', 'public', '.studio'].flatMap((folder) =>
    globSync('**/*', { cwd: folder })
      .map((file) => join(folder, file))
      .filter((file) => statSync(file).isFile()),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(Object.values(secrets).filter(Boolean).length).toBeGreaterThan(5);
  expect(
    files
      .map((file) => [file, told(readFileSync(file, 'latin1'))] as const)
      .filter(([, names]) => names.length > 0),
  ).toEqual([]);
});

test('no answer has one: pages, searches, refusals, errors, of site and platform, in text and heads', async () => {
  const json = { 'content-type': 'application/json' };
  const broken: Question = { method: 'POST', headers: json, body: '{"query":' };
  const graph: Question = { method: 'POST', headers: json, body: '{"query":"{ nothing }"}' };
  const questions: [string, Question?][] = [
    ...['/', '/es', '/find-provider?query=%22heart%22', '/nowhere', '/about-us?__nextDataReq=1'].map(
      (path): [string] => [path],
    ),
    ...[await facilityPath(site), await providerPath(site)].map((path): [string] => [path]),
    ['/', { host: planHost() }],
    ...[
      'waitTimes',
      'search/nothing',
      'search/v2/accounts/me/search/vertical/query?input=x',
      'places?input=',
    ].map((path): [string] => [`/api/${path}`]),
    ...['render', 'config', 'render?secret=wrong', 'icons', 'data/x'].map((path): [string] => [
      `/api/editing/${path}`,
    ]),
    ['/api/revalidate', { ...broken, headers: { ...json, 'x-signature': 'wrong' } }],
    ['/api/editing/authoring', broken],
    ['/sitecore/api/graph/edge', graph],
    ['/sitecore/api/graph/edge', broken],
    ['/%E0%A4%A', {}],
    ...[
      ...['/', '/healthz', '/studio', '/studio/api/session', '/studio/api/people', '/nowhere'],
      ...['/v2/accounts/me/content/x?api_key=wrong', '/v2/accounts/me/search/vertical/query?api_key=wrong'],
    ].map((path): [string, Question] => [path, { port: platformPort }]),
    ['/sitecore/api/graph/edge', { ...graph, port: platformPort }],
    ['/sitecore/api/authoring/graphql/v1/', { ...broken, port: platformPort }],
    ['/studio/api/sign-in', { ...broken, port: platformPort }],
  ];
  const found: [string, string[]][] = [];
  for (const [at, [path, question = {}]] of questions.entries()) {
    const headers = { 'x-forwarded-for': `10.78.0.${at}`, ...question.headers };
    const answer = await ask(path, { ...question, headers });
    const names = told(answer.text + JSON.stringify(answer.headers));
    if (names.length > 0) found.push([path, names]);
  }
  expect(found).toEqual([]);
});

test('a request that asks for itself back is refused', async () => {
  const headers = { cookie: 'session=a-cookie-no-script-reads' };
  for (const port of [sitePort, platformPort]) {
    const answer = await ask('/about-us', { method: 'TRACE', headers, port });
    expect([400, 404, 405, 501]).toContain(answer.status);
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain('a-cookie-no-script-reads');
  }
});

test('the log has none, though requests bring them', async () => {
  for (const value of Object.values(secrets))
    if (value) await ask(`/api/editing/render?secret=${encodeURIComponent(value)}&sc_itemid=none`);
  // `npm test` keeps what both programs say here; servers a person started say it elsewhere.
  const file = 'test-results/servers.log';
  test.skip(!existsSync(file), 'the log of the servers is not kept');
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => told(line).length > 0).map((line) => line.slice(0, 200))).toEqual([]);
});
