import type { DatabaseSync } from 'node:sqlite';
import { StoreProblem } from './StoreProblem.ts';
import { base } from './steps/001-base.ts';
import { authoring } from './steps/002-authoring.ts';
import { accounts } from './steps/003-accounts.ts';

/**
 * Steps of the schema in order, a file each; a step is never edited once released, only followed by another.
 *
 * Every changed row carries the number of the transaction that changed it (`seq`), so that another process, the
 * search index and the page revalidation can ask "what changed since n" without a log that grows.
 */
const migrations: readonly string[] = [base, authoring, accounts];

/** Brings the schema up to date, all missing steps in one transaction. Throws StoreProblem for a newer file. */
export function migrate(database: DatabaseSync, steps: readonly string[] = migrations): void {
  if (appliedSteps(database) === steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(
      'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, applied_at TEXT NOT NULL)',
    );
    const applied = appliedSteps(database);
    if (applied > steps.length) {
      throw new StoreProblem(
        `The data file was written by a newer version (schema ${applied}, this program knows ${steps.length}). ` +
          'Update the program, or set PLATFORM_DATA to another file.',
      );
    }
    const note = database.prepare('INSERT INTO migration (number, applied_at) VALUES (?, ?)');
    for (let number = applied; number < steps.length; number += 1) {
      database.exec(steps[number] ?? '');
      note.run(number + 1, new Date().toISOString());
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function appliedSteps(database: DatabaseSync): number {
  const known = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migration'")
    .get();
  if (!known) return 0;
  return Number(
    database.prepare('SELECT COALESCE(MAX(number), 0) AS number FROM migration').get()?.['number'],
  );
}
