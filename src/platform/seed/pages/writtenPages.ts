import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SeedPage } from '../../content/PageSeed.ts';
import { readTexts, textPath } from '../readTexts.ts';
import { page } from './blocks.ts';
import { writtenArticles, writersOf } from '../entities/writers.ts';
import type { World } from '../World.ts';
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

/**
 * A page whose texts name people by what they wrote or checked: `writer-of-11` is the author of the eleventh article that is written
 * by hand, `reviewer-of-11` who checked it, whoever that is in this world; in one too small for them, one of those who write.
 */
export function withWriters(world: World, written: SeedPage): SeedPage {
  const idOf = (did: string, number: string): string => {
    const article = writtenArticles.find((one) => one.number === Number(number));
    const { author, reviewer } = article ? writersOf(world, article) : {};
    const [sought, instead] =
      did === 'reviewer' ? [reviewer, world.people[1] ?? world.people[0]] : [author, world.people[0]];
    const person = world.people.find(({ provider }) => sought && provider === sought) ?? instead;
    return person?.id ?? '';
  };
  const text = JSON.stringify(written).replaceAll(
    /(writer|reviewer)-of-(\d+)/g,
    (_, did: string, number: string) => idOf(did, number),
  );
  return JSON.parse(text) as SeedPage;
}
