import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { importFiles } from './importFiles.ts';
import type { Progress } from './importFiles.ts';
import type { ImportReport } from './ImportReport.ts';
import { importRuns } from './importRuns.ts';
import { openFile } from './openFile.ts';
import { progressWords, tellProgress } from './tellProgress.ts';
import { clinicianCells, clinicianLines } from './testSupport/clinicianFile.ts';
import type { Change } from './testSupport/clinicianFile.ts';

const root = join(__dirname, '../../..');
const script = (path: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(__dirname, path), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

/** Just enough for three pieces of a size these tests set; the command has larger ones. */
const ROWS = 700;
const ROWS_A_PIECE = 200;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-pieces-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of so many clinicians; a row of the end is about one of the beginning. */
function write(name: string, change: Change = () => ({})): string {
  const path = join(folder, name);
  const withDouble = (n: number) => ({
    // The last row is the first person again, at a second office without a school.
    ...(n === ROWS - 1 && { ...clinicianCells(0), adr_ln_1: '9 SECOND ST', Med_sch: '' }),
    ...change(n),
  });
  writeFileSync(path, [...clinicianLines(ROWS, withDouble)].join('\n'));
  return path;
}

const contents = (store: Store) => [
  store.database.prepare('SELECT id, locale, type, body FROM entity ORDER BY id, locale').all(),
  store.database.prepare('SELECT * FROM import_link ORDER BY 1, 2').all(),
  store.database.prepare('SELECT space, key, value FROM fact ORDER BY 1, 2').all(),
];
const marksLeft = (store: Store) =>
  ['import_touched', 'import_stale'].map(
    (table) => store.database.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()?.['n'],
  );

it('a large file comes in pieces of 2,000 rows unless told, the same ones again from where somebody stopped', async () => {
  const file = join(folder, 'large.csv');
  writeFileSync(file, [...clinicianLines(5100)].join('\n'));
  const opened = await openFile(file);
  expect([opened.rows, opened.isOnePiece]).toEqual([5100, false]);
  const through = async (after: number) => {
    const rows: number[] = [];
    for await (const piece of opened.pieces(after)) rows.push(piece.through);
    return rows;
  };
  expect(await through(0)).toEqual([2000, 4000, 5100]);
  expect(await through(2000)).toEqual([4000, 5100]);
});

it('goes on where a killed import was stopped, and comes to the same as one that was not', () => {
  const file = write('clinicians.csv', (n) => (n === 600 ? { NPI: 'none' } : {}));
  const [whole, killed] = [join(folder, 'whole.db'), join(folder, 'killed.db')];
  const report = JSON.parse(script('main.ts', '--data', whole, '--json', file).stdout) as ImportReport;
  expect(script('testSupport/killedImport.ts', killed, `2:30:${ROWS_A_PIECE}`, file).signal).toBe('SIGKILL');

  const [left, wanted] = [openStore(killed, { pollMs: 0 }), openStore(whole, { pollMs: 0 })];
  const runs = importRuns(left);
  try {
    runs.settle();
    expect(left.entities.count('healthcareProfessional')).toBe(400);
    expect(runs.filesOf(`killed-2:30:${ROWS_A_PIECE}`)).toMatchObject([
      { read: 400, part: { through: 400, of: ROWS } },
    ]);

    const again = script('main.ts', '--data', killed, '--json', file);
    // How far it is is told where it takes its time, and nothing else.
    expect([again.status, again.stderr.replace(/^import: .* rows .*\n/gm, '')]).toEqual([0, '']);
    const { notes, ...rest } = (JSON.parse(again.stdout) as ImportReport).files[0]!;
    expect(notes).toEqual(['went on behind row 400, where an import was stopped']);
    expect({ ...rest, notes: [] }).toEqual(report.files[0]);
    expect(rest).toMatchObject({ read: ROWS, joined: 1, rejected: [{ row: 602, code: 'no-key' }] });
    expect(contents(left)).toEqual(contents(wanted));
    expect([marksLeft(left), marksLeft(wanted)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const [last] = runs.list();
    expect(last).toMatchObject({ state: 'done', files: ['clinicians.csv'] });
    expect(runs.filesOf(last!.id)).toMatchObject([{ read: ROWS, refused: 1 }]);
    expect(runs.filesOf(last!.id)[0]).not.toHaveProperty('part');
    expect([...runs.findings(last!.id)]).toMatchObject([{ row: 602, code: 'no-key', kind: 'refused' }]);
  } finally {
    left.close();
    wanted.close();
  }
}, 120_000);

it('begins anew with another file than the one it was killed in', () => {
  const data = join(folder, 'data.db');
  const cut = [`1:5:${ROWS_A_PIECE}`, write('one.csv')];
  expect(script('testSupport/killedImport.ts', data, ...cut).signal).toBe('SIGKILL');
  // Row 10 has lost a word, and the first person gains the second office that the killed import had not come to.
  const other = write('two.csv', (n) => (n === 10 ? { gndr: '' } : {}));
  const report = JSON.parse(script('main.ts', '--data', data, '--json', other).stdout) as ImportReport;
  expect(report.files[0]).toMatchObject({ read: ROWS, notes: [], updated: 2 });
}, 120_000);

describe('a file in pieces', () => {
  const taken = { rowsAPiece: ROWS_A_PIECE };
  let store: Store;
  beforeEach(() => {
    store = openStore(':memory:', { pollMs: 0 });
  });
  afterEach(() => store.close());
  const body = (n: number) => store.entities.get(`npi-${clinicianCells(n)['NPI']}`)?.body;

  it('keeps what rows far apart say of one person, and takes back what no row says any more', async () => {
    const first = write('first.csv');
    const [report] = (await importFiles(store, [first], taken)).files;
    expect(report).toMatchObject({ read: ROWS, joined: 1, updated: 0 });
    expect(body(0)?.['c_offices']).toHaveLength(2);
    expect(body(1)).toMatchObject({ gender: 'Male', c_medSchool: expect.any(String) as unknown });

    const again = (await importFiles(store, [first], taken)).files[0]!;
    expect([again.created, again.updated, again.unchanged]).toEqual([0, 0, report!.created]);

    // The second release has lost a school, a gender and the second office.
    const second = write('second.csv', (n) => ({
      ...(n === 1 && { gndr: '', Med_sch: '' }),
      ...(n === ROWS - 1 && clinicianCells(0)),
    }));
    const later = (await importFiles(store, [second], taken)).files[0]!;
    expect([later.created, later.updated]).toEqual([0, 2]);
    expect(body(0)?.['c_offices']).toHaveLength(1);
    expect(body(1)).not.toHaveProperty('gender');
    expect(body(1)).not.toHaveProperty('c_medSchool');
    expect(marksLeft(store)).toEqual([0, 0]);
  }, 120_000);

  it('stores nothing of a file that is broken at its end', async () => {
    const path = join(folder, 'cut.csv');
    writeFileSync(path, `${[...clinicianLines(ROWS)].join('\n')}\n1900000001,`);
    await expect(importFiles(store, [path], taken)).rejects.toThrow(`line ${ROWS + 2}: has 2 cells`);
    expect(store.entities.count()).toBe(0);
  });

  it('tells how far it is and how long it will take', async () => {
    const told: Progress[] = [];
    await importFiles(store, [write('clinicians.csv')], { ...taken, onPiece: (one) => told.push(one) });
    expect(told.map(({ done, of }) => [done, of])).toEqual([
      [200, ROWS],
      [400, ROWS],
      [600, ROWS],
      [700, ROWS],
    ]);
    expect(told.every(({ left }) => typeof left === 'number' && left >= 0)).toBe(true);
    expect(told.at(-1)?.left).toBe(0);
  }, 60_000);
});

it('writes progress as one line of a terminal, and into a log now and then', () => {
  const progress = { file: '/x/clinicians.csv', done: 42_000, of: 100_000, left: 25.4 };
  expect(progressWords(progress)).toBe('clinicians.csv: 42,000 of 100,000 rows (42%), about 25 seconds left');
  expect(progressWords({ ...progress, left: 600 })).toMatch(/, about 10 minutes left$/);
  expect(progressWords({ ...progress, of: 0 })).toBe('clinicians.csv: 42,000 rows looked through');
  const written = (isTTY: boolean) => {
    const lines: string[] = [];
    let now = 0;
    const tell = tellProgress({ isTTY, write: (text: string) => lines.push(text) }, () => now);
    for (now of [1000, 11_000, 12_000, 22_000]) tell(progress);
    tell({ ...progress, done: 100_000 });
    return lines;
  };
  expect(written(false)).toEqual(Array(2).fill(`import: ${progressWords(progress)}\n`));
  expect(written(true)).toEqual([
    ...(Array(4).fill(`\r\u001b[K${progressWords(progress)}`) as string[]),
    '\r\u001b[K',
  ]);
});
