/**
 * `npm run bench:import [-- --rows 100000]`: how long an import of a made-up file of clinicians takes, in seconds and peak
 * memory of its process: new, again, and the next release, in which one row in ten is otherwise. `--file PATH` takes a
 * file of yours instead. Works in a folder of its own, which it removes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { tellFigures } from './lib/figureRows.ts';
import { writeClinicians } from '../src/platform/import/testSupport/clinicianFile.ts';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const rows = Number(option('rows') ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const data = join(folder, 'platform.db');
const program = join(import.meta.dirname, '../src/platform/import/main.ts');

/** Tells what its own process took when it ends; the import itself knows nothing of it. */
const WATCH =
  'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();' +
  'process.stderr.write(`\\ntook ${u.maxRSS} ${u.userCPUTime+u.systemCPUTime}\\n`)})';

function measure(name: string, file: string): void {
  const begun = performance.now();
  const run = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', WATCH, program, '--data', data, '--json', file],
    { encoding: 'utf8', maxBuffer: 1024 ** 3 },
  );
  const seconds = (performance.now() - begun) / 1000;
  if (run.status !== 0) throw new Error(run.stderr);
  const [, kilobytes, micros] = /took (\d+) (\d+)/.exec(run.stderr) ?? [];
  const { files } = JSON.parse(run.stdout) as { files: Record<string, unknown>[] };
  const { read, created, updated, unchanged } = files[0] ?? {};
  const perSecond = Math.round(Number(read) / seconds);
  console.log(
    `${name.padEnd(12)} ${seconds.toFixed(1)} s, ${perSecond} rows/s; ${(Number(micros) / 1e6).toFixed(1)} s of processor, ` +
      `peak ${(Number(kilobytes) / 1024).toFixed(0)} MB ` +
      `(read ${String(read)}: ${String(created)} new, ${String(updated)} changed, ${String(unchanged)} unchanged)`,
  );
  tellFigures([
    { what: `${name}, ${String(read)} rows`, value: perSecond, unit: '/s' },
    { what: `${name}, time of the processor`, value: Number(micros) / 1e6, unit: 's' },
    { what: `${name}, peak`, value: Number(kilobytes) / 1024, unit: 'MB' },
  ]);
}

try {
  const own = option('file');
  const first = own ?? join(folder, 'clinicians.csv');
  if (own === undefined) await writeClinicians(first, rows);
  console.log(`${first.split('/').at(-1)}: ${(statSync(first).size / 1e6).toFixed(1)} MB`);
  measure('new', first);
  measure('again', first);
  if (own === undefined) {
    const next = join(folder, 'next.csv');
    await writeClinicians(next, rows, (n) =>
      n % 10 === 0 ? { 'Telephone Number': '9164420000', gndr: '' } : {},
    );
    measure('next release', next);
  }
} finally {
  rmSync(folder, { recursive: true });
}
