import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvProblem } from '../../src/config/env.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const PLATFORM_DATA = join(folder, 'platform.db');
afterAll(() => rmSync(folder, { recursive: true }));

const vendors = {
  CONTENT_ENDPOINT: 'https://edge.example.com/api/graphql/v1',
  DIRECTORY_ENDPOINT: 'https://cdn.example.com/v2/accounts/me',
  SEARCH_ENDPOINT: 'https://search.example.com/v2/accounts/me',
  MAPS_ENDPOINT: 'https://maps.example.com/search/address/json',
  WAITS_ENDPOINT: 'https://waits.example.com/all',
  REPUTATION_ENDPOINT: 'https://reviews.example.com/all',
};
const keys = {
  CONTENT_API_KEY: 'own-content',
  EDITING_KEY: 'own-editing',
  DIRECTORY_API_KEY: 'own-directory',
  SEARCH_API_KEY: 'own-search',
};
const read = (env: Record<string, string> = {}) => readSettings({ PLATFORM_DATA, ...env });

describe('readSettings', () => {
  it('fits this machine when nothing is set', () => {
    const { env, needsPlatform, isDemo } = read();
    expect(env).toMatchObject({
      SITE_ORIGIN: 'http://localhost:3000',
      PLAN_SITE_ORIGIN: 'http://plan.localhost:3000',
      PLATFORM_ORIGIN: 'http://127.0.0.1:4000',
      REVALIDATE_URLS: 'http://127.0.0.1:3000/api/revalidate',
    });
    expect({ needsPlatform, isDemo }).toEqual({ needsPlatform: true, isDemo: true });
    expect(env).not.toHaveProperty('CONTENT_API_KEY');
  });

  it('follows the ports', () => {
    expect(read({ PORT: '3500', PLATFORM_PORT: '4500' }).env).toMatchObject({
      SITE_ORIGIN: 'http://localhost:3500',
      PLAN_SITE_ORIGIN: 'http://plan.localhost:3500',
      PLATFORM_ORIGIN: 'http://127.0.0.1:4500',
    });
  });

  it('honours public addresses, with keys of this installation for its own platform', () => {
    const public_ = { SITE_ORIGIN: 'https://www.example.org', PLAN_SITE_ORIGIN: 'https://plan.example.org' };
    const { env, needsPlatform } = read(public_);
    expect(env).toMatchObject(public_);
    expect(needsPlatform).toBe(true);
    for (const key of Object.keys(keys))
      expect([key, env[key]]).toEqual([key, expect.stringMatching(/.{30}/)]);
    expect(read(public_).env).toEqual(env);
    expect(read({ ...public_, ...keys }).env).toMatchObject(keys);
  });

  it('starts no platform when every source is elsewhere, and no demo when a part of it is', () => {
    expect(read({ ...vendors, ...keys })).toMatchObject({ needsPlatform: false, isDemo: false });
    expect(read({ PLATFORM_ORIGIN: 'http://platform.internal:4000' })).toMatchObject({
      needsPlatform: false,
    });
    expect(read({ CONTENT_ENDPOINT: vendors.CONTENT_ENDPOINT })).toMatchObject({
      needsPlatform: true,
      isDemo: false,
    });
    expect(read({ WAITS_ENDPOINT: vendors.WAITS_ENDPOINT })).toMatchObject({ isDemo: true });
  });

  it("takes the names of the vendors' starters, and hands on ours", () => {
    const { env, needsPlatform, isDemo, notices } = read({
      ...{ SITECORE_API_HOST: 'https://cm.example.com', SITECORE_API_KEY: 'content', JSS_APP_NAME: 'health' },
      ...{ YEXT_SEARCH_API_KEY: 'search', YEXT_PUBLIC_YEXT_API_KEY: 'directory', FETCH_WITH: 'GraphQL' },
    });
    expect(env).toMatchObject({
      CONTENT_ENDPOINT: 'https://cm.example.com/sitecore/api/graph/edge',
      CONTENT_API_KEY: 'content',
      CONTENT_SITE_MAIN: 'health',
      SEARCH_ENDPOINT: 'https://prod-cdn.us.yextapis.com/v2/accounts/me',
      SEARCH_API_KEY: 'search',
      DIRECTORY_API_KEY: 'directory',
    });
    expect({ needsPlatform, isDemo }).toEqual({ needsPlatform: true, isDemo: false });
    expect(notices).toEqual([expect.stringContaining('FETCH_WITH')]);
  });

  it('makes the secrets once, for nobody else to read', () => {
    const first = read().env;
    expect(read().env).toEqual(first);
    const file = join(folder, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ editing: first['JSS_EDITING_SECRET'] });
    const elsewhere = join(folder, 'visited', 'platform.db');
    expect(readSettings({ PLATFORM_DATA: elsewhere }, { isVisit: true }).env['JSS_EDITING_SECRET']).toMatch(
      /.{30}/,
    );
    expect(existsSync(join(folder, 'visited'))).toBe(false);
  });

  it('leaves nothing half written, and names secrets that somebody else half wrote', () => {
    const own = mkdtempSync(join(folder, 'damaged-'));
    const start = () => readSettings({ PLATFORM_DATA: join(own, 'platform.db') });
    start();
    expect(readdirSync(own)).toEqual(['secrets.json']);
    for (const text of ['{"edit', '', '[]', 'null']) {
      writeFileSync(join(own, 'secrets.json'), text);
      expect(start).toThrow(/secrets\.json is damaged: restore it from a backup, or delete it/);
      expect(readFileSync(join(own, 'secrets.json'), 'utf8')).toBe(text);
    }
  });

  it('names the setting of data that cannot be kept', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => readSettings({ PLATFORM_DATA: join(file, 'platform.db') })).toThrow(
      /PLATFORM_DATA: cannot keep files in .*a-file/,
    );
  });

  it.each([
    [{ PORT: '3450', PLATFORM_PORT: '3450' }, 'PLATFORM_PORT: must be another port than PORT (3450)'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT: must be another port than PORT (3000)'],
    [{ METRICS_PORT: '3999' }, 'PLATFORM_METRICS_PORT: must be another port than PLATFORM_PORT (4000)'],
  ])('refuses two programs at one port: %j', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
    expect(() =>
      read({ ...vendors, ...keys, PORT: '4000', SITE_ORIGIN: 'http://localhost:4000' }),
    ).not.toThrow();
  });

  it('lists every problem of both programs at once, each variable once', () => {
    let problems: string[] = [];
    try {
      read({ PORT: '99999', SITE_ORIGIN: 'foo', SITE_NOINDEX: 'maybe', REVALIDATE_URLS: 'nowhere' });
    } catch (error) {
      problems = (error as EnvProblem).problems;
    }
    expect(problems.map((line) => /^\w+/.exec(line)?.[0])).toEqual([
      'PORT',
      'SITE_ORIGIN',
      'SITE_NOINDEX',
      'REVALIDATE_URLS',
    ]);
  });
});

it('a wrong value stops the start before anything is built or begun', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'],
    {
      env: { ...process.env, PLATFORM_DATA, SITE_ORIGIN: 'foo', PAGE_LIFETIME_SECONDS: 'long' },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('The environment has 2 problem(s):');
  expect(stderr).toMatch(/SITE_ORIGIN: must be an http\(s\) origin\n[^]*PAGE_LIFETIME_SECONDS/);
  expect(stderr).not.toContain('foo');
});
