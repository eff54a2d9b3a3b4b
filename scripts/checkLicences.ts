/**
 * `npm run check:licences`: fails when a package of an install with `--omit=dev`, of the site or of the platform, is
 * under terms that are not on the list (`lib/licences.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceProblems } from './lib/licences.ts';
import type { LockedPackage } from './lib/licences.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

/** The licence a manifest tells, in today's form or the one npm had before. */
function licenceOf(path: string): string | undefined {
  const manifest = join(path, 'package.json');
  if (!existsSync(join(root, manifest))) return undefined;
  const { license, licenses } = read(manifest) as { license?: unknown; licenses?: { type?: unknown }[] };
  if (typeof license === 'string') return license;
  const types = (licenses ?? []).map(({ type }) => type).filter((type) => typeof type === 'string');
  return types.length > 0 ? types.join(' OR ') : undefined;
}

const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const problems = licenceProblems(packages, licenceOf);
if (problems.length > 0) {
  console.error(
    `A production install has packages under terms that are not on the list in scripts/lib/licences.ts:\n  ${problems.join('\n  ')}`,
  );
  process.exitCode = 1;
}
