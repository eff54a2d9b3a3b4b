import { existsSync, renameSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { backup } from 'node:sqlite';
import { defaults } from './defaults.ts';
import { openDataFile } from './store/openDataFile.ts';
import { makeOwn } from './store/shared/replicaState.ts';

/**
 * Copies the data file while the platform runs: `node src/platform/backup.ts TARGET`.
 * The copy is whole or not there: it is written beside the target, checked, and then given its name.
 */
async function main(target: string | undefined): Promise<void> {
  const source = process.env['PLATFORM_DATA'] || defaults.data;
  if (!target) throw new Error('Say where the copy goes: node src/platform/backup.ts TARGET');
  if (existsSync(target)) throw new Error(`${target} exists already; name a new file`);
  if (!existsSync(source)) throw new Error(`There is no data file ${source}; set PLATFORM_DATA`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = openDataFile(source, { readOnly: true });
  try {
    await backup(database, unfinished);
  } finally {
    database.close();
  }
  // A copy of a shared store begins a store of its own, or another shared one.
  makeOwn(unfinished);
  const copy = openDataFile(unfinished);
  const check = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  if (check !== 'ok') throw new Error(`The copy is damaged (${String(check)}); the data file may be, too`);
  renameSync(unfinished, target);
  process.stdout.write(`Copied ${source} to ${target}\n`);
}

// Who is served goes before who copies, on a machine they share.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
