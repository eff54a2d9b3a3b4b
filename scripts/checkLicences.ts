/**
 * `npm run check:licences`: fails when a package of an install with `--omit=dev`, of the site or of the platform, is
 * under terms that are not on the list (`lib/licences.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceOfManifest, licenceProblems } from './lib/licences.ts';
import type { LockedPackage } from './lib/licences.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

/** The licence the manifest of an installed package tells. */
function licenceOf(path: string): string | undefined {
  const manifest = join(path, 'package.json');
  return existsSync(join(root, manifest)) ? licenceOfManifest(read(manifest)) : undefined;
}

const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const problems = licenceProblems(packages, licenceOf);
if (problems.length > 0) {
  console.error(
    `A production install has packages under terms that are not on the list in scripts/lib/licences.ts:\n  ${problems.join('\n  ')}`,
  );
  process.exitCode = 1;
}
