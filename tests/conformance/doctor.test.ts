import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '#src/config/env.ts';
import { putPage } from '#src/platform/content/putPage.ts';
import { platformModules } from '#src/platform/platformModules.ts';
import { startPlatform } from '#src/platform/server.ts';
import type { RunningPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { examine } from '../../scripts/lib/doctor/examine.ts';
import type { Finding } from '../../scripts/lib/doctor/Finding.ts';

/* The doctor against the platform, whose protocols are the vendors'. */

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const store = openStore(':memory:');
const KEYS = {
  content: 'content-key-xyz',
  directory: 'directory-key-xyz',
  search: 'search-key-xyz',
  editing: 'e-key-xyz',
};
let platform: RunningPlatform;

beforeAll(async () => {
  putPage(store, { site: 'main', path: '/', name: 'Home', template: 'Page', fields: {}, placeholders: {} });
  store.content.publish(
    store.content.itemByPath('main', '/') ? [store.content.itemByPath('main', '/')!.id] : [],
  );
  store.entities.put([
    {
      ...{ id: 'fac-1', type: 'healthcareFacility', locale: 'en' },
      body: { name: 'Elm Street Clinic', mainPhone: '+19165550101' },
    },
  ]);
  platform = await startPlatform({
    ...{ store, keys: KEYS, storeProblem: () => storeProblem },
    modules: platformModules({ mediaFolder: folder, revalidation: { urls: [], secret: 'secret' } }),
  });
});
let storeProblem: string | undefined;
afterEach(() => (storeProblem = undefined));
afterAll(async () => {
  await platform.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function told(change: Record<string, string> = {}) {
  const env = parseEnv({
    ...{ PLATFORM_ORIGIN: platform.origin, CONTENT_API_KEY: KEYS.content, DIRECTORY_API_KEY: KEYS.directory },
    ...{ SEARCH_API_KEY: KEYS.search, MAPS_KEY: KEYS.search, EDITING_KEY: KEYS.editing },
    ...change,
  });
  const said: Record<string, Finding[]> = {};
  const problems = await examine(env, (title, _address, findings) => (said[title] = findings));
  const text = (title: string, level: Finding['level'] = 'problem') =>
    (said[title] ?? []).filter((finding) => finding.level === level).map((finding) => finding.text);
  return { problems, said, text, all: JSON.stringify(said) };
}

it('finds what is well, and what an endpoint lacks', async () => {
  const { text } = await told();
  expect(text('content', 'ok')).toContain('site “main” has a home page');
  expect(text('search', 'ok').join()).toMatch(/has all \d+ verticals the site searches/);
  expect(text('search')).toEqual([]);
  expect(text('directory', 'ok')).toContain('endpoint facilities: 1 documents read');
  const lacks = text('directory', 'note').find((line) => line.startsWith('endpoint facilities: none'));
  expect(lacks).toMatch(/address/);
  expect(lacks).not.toMatch(/mainPhone|\bname\b/);
  expect(text('directory', 'note')).toContain('endpoint healthPlans has no documents');
  expect([...text('places'), ...text('ratings'), ...text('icons'), ...text('wait times')]).toEqual([]);
});

it('finds that nothing can be stored, while everything else is answered', async () => {
  expect((await told()).text('platform', 'ok')).toContain('can read, search and store');
  storeProblem = 'the store cannot be written';
  const { text } = await told();
  expect(text('platform').join()).toContain('the store cannot be written');
  expect([text('directory'), text('search')]).toEqual([[], []]);
});

it('finds a site that has no page, and one that is not known, with those that are', async () => {
  const { text } = await told({ CONTENT_SITE_PLAN: 'members' });
  expect(text('content').join()).toMatch(/knows no site “members” \(CONTENT_SITE_PLAN\); it has .*“main”/);
});

it('finds a key that is not accepted, names its variable, and prints none', async () => {
  const wrong = {
    ...{ CONTENT_API_KEY: 'wrong-content-key', DIRECTORY_API_KEY: 'wrong-directory-key' },
    ...{ SEARCH_API_KEY: 'wrong-search-key', ICON_KIT_TOKEN: 'wrong-icon-token' },
  };
  const { text, all, problems } = await told(wrong);
  expect(text('content').join()).toMatch(/CONTENT_API_KEY/);
  expect(text('directory')).toEqual([expect.stringMatching(/DIRECTORY_API_KEY/)]);
  expect(text('search')).toEqual([expect.stringMatching(/SEARCH_API_KEY/)]);
  expect(text('icons')).toEqual([expect.stringMatching(/ICON_KIT_TOKEN/)]);
  expect(problems).toBeGreaterThanOrEqual(4);
  for (const secret of [...Object.values(wrong), ...Object.values(KEYS)]) expect(all).not.toContain(secret);
});

it('finds an experience without a vertical', async () => {
  const { text } = await told({ SEARCH_EXPERIENCE_KEY: 'no-such-experience' });
  expect(text('search').length).toBeGreaterThan(0);
});

it('finds a source that is not there, and asks the others all the same', async () => {
  const { text } = await told({ SEARCH_ENDPOINT: 'http://127.0.0.1:9/v2/accounts/me' });
  expect(text('search')).toEqual([expect.stringMatching(/nothing listens at 127\.0\.0\.1:9/)]);
  expect(text('content', 'ok')).toContain('accepts its key');
});
