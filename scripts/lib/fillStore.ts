import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './processes.ts';
import type { Settings } from './settings.ts';

/**
 * Creates the store filled with the demo network. It is filled beside its place and moved there when complete, so that
 * an interrupted first start leaves nothing half-filled behind. Not where the store is shared: another process may have filled
 * it, and whoever wants the demo in it says so (`npm run seed`).
 */
export async function fillStore({ data, env }: Settings): Promise<void> {
  if (env['PLATFORM_DATABASE_URL'] || process.env['PLATFORM_DATABASE_URL']) return;
  const filling = `${data}.filling`;
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(filling + suffix, { force: true });
  mkdirSync(dirname(data), { recursive: true });
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/seed.ts'], {
    ...env,
    PLATFORM_DATA: filling,
  });
  renameSync(filling, data);
}

/** Hands a store that is there the phrases of this version of the site; what editors made of them stays. */
export async function refreshPhrases({ data, env, needsPlatform }: Settings): Promise<void> {
  // To open a store that is not there would make one, which nobody asked for where every source is elsewhere.
  if (!needsPlatform || !existsSync(data)) return;
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/seed.ts', '--phrases-only'];
  await run(process.execPath, program, env);
}
