import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../store/openStore.ts';
import type { Store } from '../../store/Store.ts';
import { madeOnce } from './madeOnce.ts';
import { seedTwentieth } from './seedTwentieth.ts';

/** Puts a data file at a path: a twentieth of the demo network as of 21 November 2026, indexed. */
export const copyDemo = (path: string): void => copyFileSync(seeded(), path);

/** A store of its own with that in it; closing it takes its file away. */
export function demoStore(): Store {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  const path = join(folder, 'platform.db');
  copyDemo(path);
  const store = openStore(path, { pollMs: 0 });
  return {
    ...store,
    close() {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file all copies of a run are of: whichever test asks first seeds it. */
function seeded(): string {
  const folder = process.env['DEMO_STORE'];
  if (folder === undefined) throw new Error('DEMO_STORE is set by demoStoreFolder.cjs before all tests');
  const program = [join(__dirname, '..', 'main.ts'), '--today', '2026-11-21'];
  return madeOnce(join(folder, 'platform.db'), (path) => seedTwentieth(path, program));
}
