import type { DatabaseSync } from 'node:sqlite';
import { StoreProblem } from './StoreProblem.ts';
import { base } from './steps/001-base.ts';
import { authoring } from './steps/002-authoring.ts';
import { accounts } from './steps/003-accounts.ts';
import { flow } from './steps/004-flow.ts';
import { media } from './steps/005-media.ts';
import { links } from './steps/006-links.ts';
import { imports } from './steps/007-imports.ts';
import { comments } from './steps/008-comments.ts';
import { translation } from './steps/009-translation.ts';
import { history } from './steps/010-history.ts';
import { mediaReplaced } from './steps/011-media-replaced.ts';
import { contentMarks } from './steps/012-content-marks.ts';
import { refusalCodes } from './steps/013-refusal-codes.ts';
import { importPieces } from './steps/014-import-pieces.ts';

/** A step: statements, or what has to be read before it can be written. */
export type Step = string | ((database: DatabaseSync) => void);

/**
 * Steps of the schema in order, a file each; a step is never edited once released, only followed by another.
 *
 * Every changed row carries the number of the transaction that changed it (`seq`), so that another process, the
 * search index and the page revalidation can ask "what changed since n" without a log that grows.
 */
export const migrations: readonly Step[] = [
  base,
  authoring,
  accounts,
  flow,
  media,
  links,
  imports,
  comments,
  translation,
  history,
  mediaReplaced,
  contentMarks,
  refusalCodes,
  importPieces,
];

/** Brings the schema up to date, all missing steps in one transaction. Throws StoreProblem for a newer file. */
export function migrate(database: DatabaseSync, steps: readonly Step[] = migrations): void {
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
      const step = steps[number] ?? '';
      if (typeof step === 'string') database.exec(step);
      else step(database);
      note.run(number + 1, new Date().toISOString());
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Number of steps a file has gone through; 0 for one that is new. */
export function appliedSteps(database: DatabaseSync): number {
  const known = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migration'")
    .get();
  if (!known) return 0;
  return Number(
    database.prepare('SELECT COALESCE(MAX(number), 0) AS number FROM migration').get()?.['number'],
  );
}
