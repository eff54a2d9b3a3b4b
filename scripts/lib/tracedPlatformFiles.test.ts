import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tracedPlatformFiles } from './tracedPlatformFiles.ts';

describe('tracedPlatformFiles', () => {
  let dist: string;
  const trace = (path: string, ...files: string[]) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), JSON.stringify({ version: 1, files }));
  };
  beforeEach(() => {
    // In the repository, as a build is: traces tell paths from where they lie.
    dist = mkdtempSync('.next-traces-');
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('names files of the platform and packages that it alone has', () => {
    trace(
      'server/pages/a.js.nft.json',
      '../chunks/1.js',
      '../../../src/platform/main.ts',
      '../../../src/page/a.ts',
    );
    trace(
      'next-server.js.nft.json',
      '../node_modules/graphql-yoga/index.js',
      '../node_modules/graphql/index.js',
    );
    expect(tracedPlatformFiles(dist).sort()).toEqual([
      'node_modules/graphql-yoga/index.js',
      'src/platform/main.ts',
    ]);
  });

  it('is content with a site alone', () => {
    trace('server/pages/a.js.nft.json', '../../../src/domain/a.ts', '../../../node_modules/react/index.js');
    expect(tracedPlatformFiles(dist)).toEqual([]);
  });

  it('never takes a build without traces for one without the platform', () => {
    expect(() => tracedPlatformFiles(dist)).toThrow('no file traces');
  });
});
