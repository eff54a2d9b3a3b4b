/**
 * Reads the requirement ledger (tests/requirements.md) against the titles of the tests and prints how many rows of each
 * area a test names. Fails when a title names a row that does not exist. `--missing` lists the rows nothing names.
 */
import { globSync, readFileSync } from 'node:fs';

const rows = new Map<string, string>();
for (const line of readFileSync('tests/requirements.md', 'utf8').split('\n')) {
  const row = /^\| ([SEQDRCX]-\d+[a-z]?) \| (.*?) \|/.exec(line);
  if (row?.[1]) rows.set(row[1], row[2] ?? '');
}

const bracket = /\[\s*[SEQDRCX]-\d{3}[a-z]?(?:\s*,\s*[SEQDRCX]-\d{3}[a-z]?)*\s*\]/g;
const proven = new Set<string>();
const unknown: string[] = [];
for (const file of globSync('{src,tests,scripts}/**/*.{test,spec}.{ts,tsx}')) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (/^\s*(\/\/|\*)/.test(line) || /\.(?:skip|todo|fixme)\b/.test(line)) continue;
    for (const ids of line.match(bracket) ?? []) {
      for (const id of ids.match(/[A-Z]-\d{3}[a-z]?/g) ?? []) {
        if (rows.has(id)) proven.add(id);
        else unknown.push(`${file}: ${id}`);
      }
    }
  }
}

const names: Record<string, string> = {
  S: 'site',
  E: 'editor',
  Q: 'search',
  D: 'detail pages',
  R: 'rules',
  C: 'constants',
  X: 'errors',
};
for (const [area, name] of Object.entries(names)) {
  const ids = [...rows.keys()].filter((id) => id.startsWith(area));
  const done = ids.filter((id) => proven.has(id));
  console.log(`${area} ${name.padEnd(13)} ${String(done.length).padStart(4)} of ${ids.length}`);
  if (process.argv.includes('--missing'))
    for (const id of ids) if (!proven.has(id)) console.log(`    ${id} ${rows.get(id)}`);
}
console.log(`all             ${String(proven.size).padStart(4)} of ${rows.size}`);
for (const line of unknown) console.error(`no such row: ${line}`);
if (unknown.length > 0) process.exitCode = 1;
