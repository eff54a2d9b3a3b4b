/**
 * Reads the requirement ledger (tests/requirements.md) against the results of the last test run and prints how many rows of
 * each area a passed test names. Says which results are not there; fails without any, and when a title names a row that does not
 * exist. `--missing` lists the rows nothing proves.
 */
import { existsSync, readFileSync } from 'node:fs';
import { countLedger, jestOutcomes, ledgerRows, playwrightOutcomes } from './lib/ledgerCount.ts';
import type { JestReport, PlaywrightReport, TestOutcome } from './lib/ledgerCount.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const reports: Record<string, (report: unknown) => TestOutcome[]> = {
  'test-results/jest.json': (report) => jestOutcomes(report as JestReport),
  'test-results/browser.json': (report) => playwrightOutcomes(report as PlaywrightReport),
};
const outcomes: TestOutcome[] = [];
for (const [file, read] of Object.entries(reports)) {
  if (existsSync(file)) outcomes.push(...read(readJson(file)));
  else console.error(`no ${file}: what only its tests prove is not counted; npm test writes it`);
}

const rows = ledgerRows(readFileSync('tests/requirements.md', 'utf8'));
const { proven, failed, unknown } = countLedger(rows, outcomes);
const areas: Record<string, string> = {
  S: 'site',
  E: 'editor',
  Q: 'search',
  D: 'detail pages',
  R: 'rules',
  C: 'constants',
  X: 'errors',
};
const behaviours = [...rows.keys()].filter((id) => !id.startsWith('A-'));
for (const [area, name] of Object.entries(areas)) {
  const ids = behaviours.filter((id) => id.startsWith(area));
  const done = ids.filter((id) => proven.has(id));
  console.log(`${area} ${name.padEnd(13)} ${String(done.length).padStart(4)} of ${ids.length}`);
  if (process.argv.includes('--missing'))
    for (const id of ids) if (!proven.has(id)) console.log(`    ${id} ${rows.get(id)}`);
}
const all = behaviours.filter((id) => proven.has(id)).length;
console.log(`all             ${String(all).padStart(4)} of ${behaviours.length}`);
for (const id of failed) console.error(`a failed test names ${id} ${rows.get(id)}`);
for (const { id, title } of unknown) console.error(`no such row: ${id} in “${title}”`);
if (outcomes.length === 0 || unknown.length > 0) process.exitCode = 1;
