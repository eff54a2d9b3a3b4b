import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { constants, setPriority } from 'node:os';
import { backup } from 'node:sqlite';
import { defaults } from './defaults.ts';
import { keepFilesPrivate } from './keepFilesPrivate.ts';
import { loadDotEnv } from './loadDotEnv.ts';
import { openDataFile } from './store/openDataFile.ts';
import { removeDataFile } from './store/removeDataFile.ts';
import { makeOwn } from './store/shared/replicaState.ts';

/**
 * Copies the data file while the platform runs: `npm run backup -- TARGET`.
 * The copy is whole or not there: it is written beside the target, checked, and then given its name.
 */
async function main(target: string | undefined): Promise<void> {
  loadDotEnv();
  keepFilesPrivate();
  const source = process.env['PLATFORM_DATA'] || defaults.data;
  if (!target) throw new Error('Say where the copy goes: npm run backup -- TARGET');
  if (existsSync(target)) throw new Error(`${target} exists already; name a new file`);
  if (!existsSync(source)) throw new Error(`There is no data file ${source}; set PLATFORM_DATA`);
  if (!existsSync(dirname(target))) throw new Error(`There is no folder ${dirname(target)} for the copy`);
  const unfinished = `${target}.unfinished`;
  removeDataFile(unfinished);
  try {
    await copyWhole(source, unfinished);
    renameSync(unfinished, target);
  } finally {
    // One that failed would fill the disk the next copies need.
    removeDataFile(unfinished);
  }
  process.stdout.write(`Copied ${source} to ${target}\n`);
}

/** Throws, naming the file at fault, when the copy is not whole. */
async function copyWhole(source: string, copied: string): Promise<void> {
  const database = openDataFile(source, { readOnly: true });
  try {
    await backup(database, copied);
  } finally {
    database.close();
  }
  // A copy of a shared store begins a store of its own, or another shared one.
  makeOwn(copied);
  const copy = openDataFile(copied);
  const check = String(copy.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check']);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  const [first] = check.split('\n');
  if (check !== 'ok') throw new Error(`The copy is damaged (${first}); the data file ${source} may be, too`);
}

// Who is served goes before who copies, on a machine they share.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
