import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorHistory } from './floors.ts';
import type { FloorHistory } from './floors.ts';
import { readAnswers } from './readAnswers.ts';
import type { Evidence } from './readAnswers.ts';
import { readQueries } from './readQueries.ts';
import type { RelevanceQuery } from './readQueries.ts';

const folder = join(import.meta.dirname, '../../../tests/relevance');
const text = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const floorFile = join(folder, 'floors.json');

/** Good answers and the queries of all classes, as they stand in the files. Throws for what is not understood. */
export function readRelevanceFiles(): {
  answers: ReadonlyMap<string, readonly Evidence[]>;
  queries: RelevanceQuery[];
} {
  const answers = readAnswers(text('answers.txt'));
  const classes = readdirSync(join(folder, 'queries'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length));
  const queries = classes
    .sort()
    .flatMap((name) => readQueries(name, text('queries', `${name}.txt`), answers));
  return { answers, queries };
}

export const readFloors = (): FloorHistory => floorHistory.parse(JSON.parse(text('floors.json')));

export const writeFloors = (history: FloorHistory): void =>
  writeFileSync(floorFile, `${JSON.stringify(history, null, 2)}\n`);
