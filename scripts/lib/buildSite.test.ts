import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
process.env.NEXT_DIST_DIR = folder;
jest.mock('./processes.ts', () => ({ run: () => Promise.resolve('') }));
jest.mock('./tracedPlatformFiles.ts', () => ({ tracedPlatformFiles: () => [] }));
let build: typeof import('./buildSite.ts');
const { SITE_ORIGIN: _, ...rest } = process.env;
process.env = rest as NodeJS.ProcessEnv;
afterAll(() => rmSync(folder, { recursive: true }));

describe('a build belongs to its settings', () => {
  const builtFor = { SITE_ORIGIN: 'http://localhost:3500' };
  beforeAll(async () => {
    build = await import('./buildSite.ts');
    expect(build.buildDiffers(builtFor)).toBeUndefined();
    writeFileSync(join(folder, 'BUILD_ID'), 'one');
    expect(build.isBuildFresh(builtFor)).toBe(false);
    await build.buildSite(builtFor);
  });

  it('serves the settings it was made for, whatever keys are used', () => {
    expect(build.buildDiffers(builtFor)).toEqual([]);
    expect(build.isBuildFresh(builtFor)).toBe(true);
    const keys = { CONTENT_API_KEY: 'another', REVALIDATE_SECRET: 'another secret', PAGE_CACHE_DISK_MB: '5' };
    expect(build.buildDiffers({ ...builtFor, ...keys })).toEqual([]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'another platform',
      { PLATFORM_ORIGIN: 'http://127.0.0.1:4500' },
      ['PLATFORM_ORIGIN', 'CONTENT_ENDPOINT'],
    ],
    ['another host', { SITE_ORIGIN: 'http://localhost:3501' }, ['SITE_ORIGIN']],
    ['another name', { ORGANISATION_NAME: 'Example Health' }, ['ORGANISATION_NAME']],
    ['another product', { PRODUCT: 'Example' }, ['PRODUCT']],
    ['a redirect more', { WAIT_TIME_HOST: 'https://waits.example.org' }, ['WAIT_TIME_HOST']],
  ])('is made anew for %s, and says what differs', (_name, change, differs) => {
    const asked = { ...builtFor, ...change };
    expect(build.buildDiffers(asked)).toEqual(expect.arrayContaining(differs));
    expect(build.isBuildFresh(asked)).toBe(false);
  });
});
