import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dist = mkdtempSync(join(tmpdir(), 'built-'));
const before = { ...process.env };
afterAll(() => {
  process.env = before;
  rmSync(dist, { recursive: true });
});

/** Where pages are kept by a process with these settings. */
async function made(settings: Record<string, string>, build = 'one'): Promise<string> {
  writeFileSync(join(dist, 'BUILD_ID'), build);
  process.env = { ...before, ...settings };
  jest.resetModules();
  const { pageFolder } = await import('./pageFolder.ts');
  return pageFolder(dist).made;
}

it.each<[string, Record<string, string>]>([
  ['another platform', { PLATFORM_ORIGIN: 'http://127.0.0.1:4999' }],
  ['another content endpoint', { CONTENT_ENDPOINT: 'https://edge.example.org/graph' }],
  ['another search', { SEARCH_ENDPOINT: 'https://search.example.org/v2/accounts/me' }],
  ['another key of content', { CONTENT_API_KEY: 'another' }],
  ['another name of the organisation', { ORGANISATION_NAME: 'Example Health' }],
  ['another store at the same address', { PAGES_FROM: '7-1700000000000' }],
])('pages of %s are not these', async (_name, settings) => {
  const these = { PAGES_FROM: '6-1700000000000' };
  expect(await made({ ...these, ...settings })).not.toBe(await made(these));
});

it('pages of another build are not these', async () => {
  expect(await made({}, 'two')).not.toBe(await made({}, 'one'));
});

it('pages are kept over a restart with other limits and figures', async () => {
  const limits = {
    PAGE_CACHE_MEMORY_MB: '5',
    PAGE_CACHE_DISK_MB: '5',
    METRICS_PORT: '9464',
    DRAIN_SECONDS: '5',
  };
  expect(await made(limits)).toBe(await made({}));
});
