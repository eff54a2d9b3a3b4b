/**
 * `npm run bench:all [-- --only search,import] [--out FILE] [--beside FILE]`: every measurement in one run and one table, with the
 * machine it ran on. Each part can be chosen. The figures go to FILE as JSON (test-results/bench.json), and `--beside` puts
 * those of an earlier run beside them. It prints and never fails on a figure: the machine counts too. Needs a build and a filled
 * store (`npm start` once), and for `weights` and `lighthouse` a browser.
 */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { figureLines, figuresIn, figuresTo } from './lib/figureRows.ts';
import type { FigureRow } from './lib/figureRows.ts';
import { startPrograms } from './lib/load/programs.ts';
import { machine } from './lib/machine.ts';
import { run as runQuietly } from './lib/processes.ts';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const folder = mkdtempSync(join(tmpdir(), 'bench-all-'));
const port = Number(process.env.BENCH_PORT) || 3590;
const node = ['--disable-warning=ExperimentalWarning'];

/** Runs a script to its end, with what it prints, and its figures to a file. */
function run(file: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, ...args], {
      env: { ...process.env, ...figuresTo(file), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** Runs something beside servers of its own. */
async function besideServers(
  env: Record<string, string>,
  work: (origins: { SITE_ORIGIN: string; PLATFORM_ORIGIN: string }) => Promise<void>,
): Promise<void> {
  const programs = await startPrograms({ name: 'bench', port, platformPort: port + 1000, env });
  try {
    await work({
      SITE_ORIGIN: `http://localhost:${port}`,
      PLATFORM_ORIGIN: `http://127.0.0.1:${port + 1000}`,
    });
  } finally {
    await programs.stop();
  }
}

/** How long the demo network takes to store, and how many entities a second that is. */
async function seed(): Promise<FigureRow[]> {
  const begun = performance.now();
  const env = { PLATFORM_DATA: join(folder, 'seeded.db') };
  const told = await runQuietly(process.execPath, [...node, 'scripts/seed.ts'], env);
  const seconds = (performance.now() - begun) / 1000;
  const entities = Number(/Seeded ([\d,]+) entities/.exec(told)?.[1]?.replaceAll(',', ''));
  console.log(`seeded ${entities} entities in ${seconds.toFixed(1)} s`);
  return [
    { what: 'demo network stored', value: seconds, unit: 's' },
    { what: 'entities stored', value: entities / seconds, unit: '/s' },
  ];
}

const TOKEN = 'the-token-of-a-measurement-and-of-nothing-else';
/** The parts, each with what it runs. */
const parts: Record<string, (file: string) => Promise<FigureRow[] | void>> = {
  pages: (file) => run(file, ['scripts/bench.ts', '--without-search']),
  copies: (file) => run(file, ['scripts/benchCopies.ts']),
  search: (file) => run(file, ['--expose-gc', 'scripts/benchSearch.ts', '--sizes', '12000,50000,100000']),
  publish: (file) =>
    besideServers({ AUTHORING_TOKEN: TOKEN }, (origins) =>
      run(file, ['scripts/benchPublish.ts', '--rounds', '10'], { ...origins, AUTHORING_TOKEN: TOKEN }),
    ),
  import: (file) => run(file, ['scripts/benchImport.ts', '--rows', '20000']),
  seed,
  weights: (file) => besideServers({}, (origins) => run(file, ['scripts/budgets.ts'], origins)),
  lighthouse: (file) => besideServers({}, (origins) => run(file, ['scripts/benchLighthouse.ts'], origins)),
};

const wanted = option('only')?.split(',') ?? Object.keys(parts);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`--only knows ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}`);
  process.exit(1);
}
const out = option('out') ?? 'test-results/bench.json';
const beside = option('beside');
const earlier = beside
  ? (JSON.parse(readFileSync(beside, 'utf8')) as { parts: Record<string, FigureRow[]> }).parts
  : {};
const found: Record<string, FigureRow[]> = {};
const begun = performance.now();
const at = machine();
try {
  for (const name of wanted) {
    const file = join(folder, name);
    console.log(`\n— ${name}`);
    try {
      found[name] = (await parts[name]?.(file)) ?? figuresIn(file);
    } catch (error) {
      // The others are worth having without it.
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify({ machine: at, parts: found }, null, 2)}\n`);
console.log(`\n${at}\n${machine()}, ${((performance.now() - begun) / 60_000).toFixed(1)} minutes later`);
console.log(figureLines(found, earlier).join('\n'));
console.log(`\n${out}`);
