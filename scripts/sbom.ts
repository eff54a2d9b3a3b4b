/**
 * `npm run sbom [-- FILE]`: writes what a production install is made of, CycloneDX 1.6 in JSON, to FILE (sbom.cdx.json):
 * every package with version, licence and integrity hash, by the lock file. The same lock file gives the same bytes.
 * Fails when a licence is not on the list of `lib/licences.ts`, or a package has no hash.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials, billProblems } from './lib/billOfMaterials.ts';
import type { LockedPart } from './lib/billOfMaterials.ts';
import { licenceOfManifest } from './lib/licences.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;
const file = process.argv[2] ?? 'sbom.cdx.json';

const { packages } = read('package-lock.json') as { packages: Record<string, LockedPart> };
const bill = billOfMaterials(packages, (path) => {
  const manifest = join(path, 'package.json');
  return existsSync(join(root, manifest)) ? licenceOfManifest(read(manifest)) : undefined;
});
const problems = billProblems(bill);
if (problems.length > 0) {
  console.error(`The bill of materials has parts nobody may rely on:\n  ${problems.join('\n  ')}`);
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} parts of ${bill.metadata.component['bom-ref']}`);
}
