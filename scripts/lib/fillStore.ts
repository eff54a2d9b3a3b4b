import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { removeDataFile } from '../../src/platform/store/removeDataFile.ts';
import { ProgramFailed, run } from './processes.ts';
import type { Settings } from './settings.ts';

/**
 * Creates the store filled with the demo network. It is filled beside its place and moved there when complete, so that
 * an interrupted first start leaves nothing half-filled behind. Not where the store is shared: another process may have filled
 * it, and whoever wants the demo in it says so (`npm run seed`).
 */
export async function fillStore({ data, env }: Settings): Promise<void> {
  if (env['PLATFORM_DATABASE_URL'] || process.env['PLATFORM_DATABASE_URL']) return;
  const filling = `${data}.filling`;
  removeDataFile(filling);
  mkdirSync(dirname(data), { recursive: true });
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/seed.ts'], {
    ...env,
    PLATFORM_DATA: filling,
  });
  renameSync(filling, data);
}

/** Exit code of the seed program where the store cannot be written at the moment. */
const TRY_AGAIN = 75;

/**
 * Hands a store that is there the phrases of this version of the site; what editors made of them stays. Where the store cannot be
 * written at the moment, as without the database of a shared one, that is left to the next start, and said by `note`: the site has
 * its own words meanwhile.
 */
export async function refreshPhrases(
  { data, env, needsPlatform }: Settings,
  note: (text: string) => void = (text) => console.error(`note: ${text}`),
  runProgram = run,
): Promise<void> {
  // To open a store that is not there would make one, which nobody asked for where every source is elsewhere.
  if (!needsPlatform || !existsSync(data)) return;
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/seed.ts', '--phrases-only'];
  try {
    await runProgram(process.execPath, program, env);
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    const reason = /^Seeding failed: (.+)$/m.exec(error.output)?.[1];
    if (error.code !== TRY_AGAIN) throw reason === undefined ? error : new Error(reason);
    note(`the phrases of this version were not stored, the next start does it: ${reason}`);
  }
}
