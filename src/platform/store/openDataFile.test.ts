import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyDataFile, openDataFile } from './openDataFile.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-file-'));
  const database = new DatabaseSync(at('platform.db'));
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE said (word TEXT); INSERT INTO said VALUES ('kept')");
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another program has the file to itself, as while it closes it, and lets go a moment after this has resolved. */
async function holdForAMoment(): Promise<void> {
  const program = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec("PRAGMA locking_mode = EXCLUSIVE; INSERT INTO said VALUES ('last')");
    process.stdout.write('held');
    setTimeout(() => database.close(), 300);`;
  const holder = spawn(process.execPath, ['--no-warnings', '-e', program, at('platform.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
}
const words = (database: DatabaseSync) =>
  database
    .prepare('SELECT word FROM said ORDER BY rowid')
    .all()
    .map(({ word }) => word);

it('is copied whole though the program that served from it is just closing it', async () => {
  await holdForAMoment();
  copyDataFile(at('platform.db'), at('copy.db'));
  const copy = new DatabaseSync(at('copy.db'));
  expect(words(copy)).toEqual(['kept', 'last']);
  copy.close();
});

it('is read though the program that served from it is just closing it', async () => {
  await holdForAMoment();
  // Without patience it is refused, so the others wait for something.
  const hasty = new DatabaseSync(at('platform.db'), { readOnly: true });
  expect(() => words(hasty)).toThrow('locked');
  hasty.close();
  const database = openDataFile(at('platform.db'), { readOnly: true });
  expect(words(database)).toEqual(['kept', 'last']);
  database.close();
});
