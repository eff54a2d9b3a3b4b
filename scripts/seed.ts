/**
 * `npm run seed`: fills the store with the demo network and hands the content platform the site's phrases, for editors to
 * change. Takes the seed program's own options (`--help` tells them).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { sitePhrases } from './lib/sitePhrases.ts';

const folder = mkdtempSync(join(tmpdir(), 'phrases-'));
try {
  const file = join(folder, 'phrases.json');
  writeFileSync(file, JSON.stringify(await sitePhrases()));
  const seed = join(import.meta.dirname, '..', 'src', 'platform', 'seed', 'main.ts');
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', seed, '--phrases', file, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
