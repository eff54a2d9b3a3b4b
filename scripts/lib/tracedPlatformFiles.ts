import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const dependenciesOf = (folder: string) =>
  Object.keys(
    (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object }).dependencies,
  );

/**
 * What a built site would take along of the platform: its files, and the packages that only it has, by the traces of
 * files that Next writes beside each route. Paths from the repository's root.
 */
export function tracedPlatformFiles(distDir: string): string[] {
  const site = new Set(dependenciesOf(root));
  const folders = [
    'src/platform',
    ...dependenciesOf(join(root, 'src/platform'))
      .filter((name) => !site.has(name))
      .map((name) => `node_modules/${name}`),
  ];
  const traces = globSync('**/*.nft.json', { cwd: distDir });
  // A check that finds nothing to read would never fail.
  if (traces.length === 0) throw new Error(`${distDir} has no file traces`);
  const files = traces.flatMap((trace) => {
    const from = dirname(resolve(distDir, trace));
    const { files } = JSON.parse(readFileSync(join(distDir, trace), 'utf8')) as { files: string[] };
    return files.map((file) => relative(root, resolve(from, file)).replaceAll('\\', '/'));
  });
  return [...new Set(files)].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}
