import { globSync } from 'node:fs';
import { sitemapPaths } from '../samplePages.ts';
import type { Addresses } from './traffic.ts';

/** The addresses a running site has, as crawlers find them; files as the build names them. */
export async function addressesOf(site: string): Promise<Addresses> {
  const [providers, locations, content] = await Promise.all(
    ['providers', 'locations', '1'].map((kind) => sitemapPaths(site, kind)),
  );
  const chunks = globSync('.next/static/**/*.{js,css,woff2}').map((file) =>
    file.replace(/^\.next/, '/_next'),
  );
  return {
    providers: providers ?? [],
    facilities: (locations ?? []).filter((path) => path.includes('/facility/')),
    content: (content ?? []).filter((path) => !/^\/(?:es\/)?find-/.test(path)),
    files: ['/favicon.svg', ...chunks.slice(0, 40)],
  };
}
