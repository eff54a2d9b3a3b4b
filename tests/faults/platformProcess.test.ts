import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, copyFileSync, mkdtempSync, openSync, readdirSync } from 'node:fs';
import { rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { putPage } from '#src/platform/content/putPage.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { freePort } from '#tests/support/freePort.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
});
afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'platform.db');
const run = (
  program: string,
  args: string[] = [],
  env: Record<string, string | undefined> = {},
  cwd = process.cwd(),
) => {
  const child = spawn(process.execPath, ['--no-warnings', resolve('src/platform', program), ...args], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PLATFORM_DATA: data(),
      REVALIDATE_URLS: 'none',
      PLATFORM_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  let errors = '';
  let told: (() => void) | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    told?.();
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  );
  const events = () =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const started = async (): Promise<string> => {
    for (;;) {
      const event = events().find((one) => one['event'] === 'started');
      if (event) return String(event['address']);
      await Promise.race([
        new Promise<void>((resolve) => (told = resolve)),
        ended.then(({ errors: reason }) => Promise.reject(new Error(`ended before it started: ${reason}`))),
      ]);
    }
  };
  return { child, ended, started };
};
const graph = async (origin: string) => {
  const answer = await fetch(`${origin}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { sc_apikey: 'meridian-dev-content' },
    body: JSON.stringify({ query: '{layout(site:"main",routePath:"/",language:"en"){item{name}}}' }),
  });
  return (await answer.json()) as unknown;
};
const home = { data: { layout: { item: { name: 'Home' } } } };

it('stops cleanly on SIGTERM, and says which variable changes a port that is taken', async () => {
  const platform = run('main.ts');
  const origin = await platform.started();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const second = await run('main.ts', [], { PLATFORM_PORT: new URL(origin).port }).ended;
  expect(second).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/taken by another program.*PLATFORM_PORT/),
  });
  platform.child.kill('SIGTERM');
  expect(await platform.ended).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringContaining('"stopped"'),
  });
}, 60_000);

it('goes on when nobody reads its log any more', async () => {
  const platform = run('main.ts');
  const origin = await platform.started();
  platform.child.stdout?.destroy();
  platform.child.stderr?.destroy();
  for (let turn = 0; turn < 5; turn += 1) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(platform.child.exitCode).toBeNull();
}, 60_000);

it('shows what another process published, survives a kill, and can be copied while it runs', async () => {
  const platform = run('main.ts');
  const origin = await platform.started();
  expect(await graph(origin)).toEqual({ data: { layout: { item: null } } });
  const store = openStore(data(), { pollMs: 0 });
  putPage(store, { site: 'main', path: '/', name: 'Home', template: 'Page', fields: {}, placeholders: {} });
  store.close();
  let seen = await graph(origin);
  while (JSON.stringify(seen) !== JSON.stringify(home)) seen = await graph(origin);

  const target = join(folder, 'copy.db');
  expect(await run('backup.ts', [target]).ended).toMatchObject({ code: 0 });
  expect((await run('backup.ts', [target]).ended).errors).toMatch(/exists already/);
  platform.child.kill('SIGKILL');
  await platform.ended;

  expect(await graph(await run('main.ts').started())).toEqual(home);
  const copied = run('main.ts', [], { PLATFORM_DATA: target });
  expect(await graph(await copied.started())).toEqual(home);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
}, 60_000);

it('serves a backup that was put in the place of what was lost', async () => {
  const platform = run('main.ts');
  const origin = await platform.started();
  const put = (name: string) => {
    const store = openStore(data(), { pollMs: 0 });
    putPage(store, { site: 'main', path: '/', name, template: 'Page', fields: {}, placeholders: {} });
    store.close();
  };
  put('Home');
  const copy = join(folder, 'copy.db');
  expect(await run('backup.ts', [copy]).ended).toMatchObject({ code: 0 });
  put('A mistake');
  let seen = '';
  while (!seen.includes('A mistake')) seen = JSON.stringify(await graph(origin));
  // Killed, so that files of the database lie beside it that belong to what is replaced.
  platform.child.kill('SIGKILL');
  await platform.ended;
  copyFileSync(copy, data());
  for (const rest of ['-wal', '-shm']) rmSync(data() + rest, { force: true });
  expect(await graph(await run('main.ts').started())).toEqual(home);
}, 60_000);

it('a copy that fails leaves nothing behind and says which file is at fault', async () => {
  const filled = openStore(data(), { pollMs: 0 });
  for (let page = 0; page < 300; page += 1)
    putPage(filled, {
      ...{ site: 'main', path: `/${page}`, name: 'x'.repeat(900), template: 'Page' },
      ...{ fields: {}, placeholders: {} },
    });
  filled.close();
  const file = openSync(data(), 'r+');
  writeSync(file, Buffer.alloc(64 * 4096), 0, 64 * 4096, 40 * 4096);
  closeSync(file);
  const failed = await run('backup.ts', [join(folder, 'copy.db')]).ended;
  expect(failed).toMatchObject({ code: 1, output: '' });
  expect(failed.errors.split('\n').length).toBeLessThan(4);
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
  expect((await run('backup.ts', [join(folder, 'nowhere', 'x.db')]).ended).errors).toMatch(
    /no folder .*nowhere/,
  );
}, 60_000);

it('every program reads the settings of `.env`, and what it makes is for its user alone', async () => {
  writeFileSync(join(folder, '.env'), `PLATFORM_DATA=${join(folder, 'said.db')}\nPLATFORM_PORT=0\n`);
  const here = (name: string, args: string[] = []) => run(name, args, { PLATFORM_DATA: undefined }, folder);
  const platform = here('main.ts');
  await platform.started();
  expect(statSync(join(folder, 'said.db')).mode & 0o777).toBe(0o600);
  const copied = await here('backup.ts', [join(folder, 'copy.db')]).ended;
  expect(copied.output).toContain(`Copied ${join(folder, 'said.db')} to`);
  expect(statSync(join(folder, 'copy.db')).mode & 0o777).toBe(0o600);
  expect((await here('checkAudit.ts').ended).output).toContain('The audit log is whole');
  platform.child.kill('SIGTERM');
  expect((await platform.ended).output).toContain('"new-store"');
}, 60_000);

it('takes no empty file for a new store', async () => {
  writeFileSync(data(), '');
  expect(await run('main.ts').ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/is empty.*Restore it from a backup, or delete it/),
  });
  expect(statSync(data()).size).toBe(0);
});

it('tells what it counts at a port of its own, and names the variable when that is taken', async () => {
  const port = await freePort();
  const env = { PLATFORM_METRICS_PORT: String(port) };
  const platform = run('main.ts', [], env);
  const origin = await platform.started();
  await fetch(`${origin}/readyz`);
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(figures).toMatch(
    /^platform_requests_total\{upstream="admin",route="\/readyz",status="200",method="GET"\} 1$/m,
  );
  expect(await run('main.ts', [], { ...env, PLATFORM_DATA: join(folder, 'other.db') }).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/taken by another program.*PLATFORM_METRICS_PORT/),
  });
}, 60_000);

it('goes on answering for a while after it was told to stop, and says that it stops', async () => {
  const platform = run('main.ts', [], { DRAIN_SECONDS: '4' });
  const origin = await platform.started();
  platform.child.kill('SIGTERM');
  let status = 200;
  while (status === 200) ({ status } = await fetch(`${origin}/readyz`));
  expect(status).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await platform.ended).toMatchObject({ code: 0, output: expect.stringContaining('"stopped"') });
}, 60_000);

it('works a change that reaches many documents in to the end, though it was killed half-way', async () => {
  const providers = 600;
  const office = (name: string) => ({
    ...{ id: 'fac-1', type: 'healthcareFacility', locale: 'en' as const },
    body: { name },
  });
  const store = openStore(data(), { pollMs: 0 });
  store.entities.put([
    office('Oldtown'),
    ...Array.from({ length: providers }, (_, at) => ({
      ...{ id: `prov-${at}`, type: 'healthcareProfessional', locale: 'en' as const },
      body: { name: `Ana ${at}`, c_offices: [{ officeOrFacility: [{ $ref: 'fac-1' }] }] },
    })),
  ]);
  const found = async (origin: string, input: string): Promise<number> => {
    const query = new URLSearchParams({
      ...{ v: '20220511', api_key: 'meridian-dev-search', experienceKey: 'search', version: 'PRODUCTION' },
      ...{ locale: 'en', verticalKey: 'healthcare_professionals', limit: '1', skipSpellCheck: 'true', input },
    });
    const answer = await fetch(`${origin}/v2/accounts/me/search/vertical/query?${query}`);
    const { response } = (await answer.json()) as { response: { resultsCount: number } };
    return response.resultsCount;
  };
  const first = run('main.ts');
  const origin = await first.started();
  expect(await found(origin, 'oldtown')).toBe(providers);
  store.entities.put([office('Newtown')]);
  store.close();
  while ((await found(origin, 'newtown')) === 0);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await run('main.ts').started();
  while ((await found(second, 'newtown')) < providers);
  expect(await found(second, 'oldtown')).toBe(0);
}, 60_000);
