import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SeedPage } from '../../content/PageSeed.ts';
import { readTexts, textPath } from '../readTexts.ts';
import { page } from './blocks.ts';
import { writtenPage } from './pageBlocks.ts';

const texts = join(import.meta.dirname, '../texts');
const fileOf = (site: SeedPage['site'], path: string) => `pages/${site}${path === '/' ? '/home' : path}.json`;

/**
 * The pages of a site that are written in files, a file a page at the page's address below `texts/pages/<site>`, in the
 * order of `texts/pages/<site>.json`: pages of equal relevance are found in it.
 * @throws when a file is malformed, is not in the order, or is missing
 */
export function writtenPages(site: SeedPage['site']): SeedPage[] {
  const order = `pages/${site}.json`;
  const paths = readTexts(order, z.array(z.string().startsWith('/')).min(1));
  const files = paths.map((path) => fileOf(site, path));
  const unnamed = globSync(`pages/${site}/**/*.json`, { cwd: texts })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !files.includes(file));
  if (unnamed.length > 0) throw new Error(`${textPath(order)} lacks ${unnamed.map(textPath).join(', ')}`);
  return paths.map((path, at) => page(site, { path, ...readTexts(files[at]!, writtenPage) }));
}
