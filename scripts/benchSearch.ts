/**
 * Measures the search engine of the platform beside a raw scan over typed arrays, in one run on one machine:
 *
 *   node scripts/benchSearch.ts [--sizes 12000,100000] [--passes 5] [--queries 1000]
 *
 * `wishes` are queries the intent step reads filters out of, `suggestions` those of the search of everything, by other
 * names, with slips and in sentences. The engine is measured where the protocol's answer is ready as plain data, documents of the page included. The
 * first pass is what a service answers that was opened a moment ago, the second one of queries it has not met, then the
 * same again in passes. The raw scan knows exact words only, counts the same facets and picks the same page, and reads no documents: it is
 * the bound an engine on this machine can come near, not a product.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '#src/platform/search/engine/testing/randomFrom.ts';
import { openSearchService } from '#src/platform/search/SearchService.ts';
import type { SearchService } from '#src/platform/search/SearchService.ts';
import { checked, verticalQuery } from '#src/platform/search/searchRequest.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { tellFigures } from './lib/figureRows.ts';
import { platformFlags } from './lib/programArguments.ts';
import { OFFICES, rawScan, SCAN_FACETS } from './lib/rawScan.ts';
import type { BenchKind, BenchQuery } from './lib/rawScan.ts';
import { BIOGRAPHY_WORDS, fillStore, PLANS, SPECIALTIES } from '#tests/support/syntheticDirectory.ts';

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
}

/** What people add to what they look for: each is read by the intent step. */
const WISHES = [
  ...['who speaks spanish', 'taking new patients', 'with video visits near 95814', 'in sacramento'],
  ...['speaks tagalog taking new patients', 'near oakland who speaks hmong', 'open now'],
];
/** What is proposed under other names than it is typed. */
const PLAIN_WORDS = [
  'heart doc',
  'gyno',
  'kids doctor',
  'skin',
  'gabi',
  'dr an',
  'eye',
  'cancer',
  'corazon',
  'knee',
  'heart doctor who speaks spanish near sacramento',
  'pediatrician taking new patients open on saturday',
  'where can i get an mri tomorrow in oakland',
];

function queriesOf(count: number, seed: number): BenchQuery[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const specialtyWord = () => pick(pick(SPECIALTIES).toLowerCase().split(' '));
  // Frequent and rare words alike, as in the biographies.
  const anyWord = () => BIOGRAPHY_WORDS[Math.floor(random() ** 2 * BIOGRAPHY_WORDS.length)] ?? 'family';
  const typo = (word: string) => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  const near = () => ({ lat: 37 + random() * 2, lng: -122.4 + random() * 1.5, radius: 40_234 });
  return Array.from({ length: count }, (_, at): BenchQuery => {
    const turn = at % 12;
    if (turn < 4) {
      const input = turn < 2 ? specialtyWord() : `${specialtyWord()} ${anyWord()}`;
      return { kind: 'text', input: turn === 3 ? anyWord() : input, plans: [] };
    }
    if (turn === 4) return { kind: 'typo', input: typo(specialtyWord()), plans: [] };
    if (turn === 5) return { kind: 'prefix', input: specialtyWord().slice(0, 4), plans: [] };
    if (turn === 6) return { kind: 'empty-near', input: '', near: near(), plans: [] };
    if (turn === 7) {
      const plans = [pick(PLANS), pick(PLANS)];
      return { kind: 'facets', input: specialtyWord(), plans, gender: pick(['Female', 'Male']) };
    }
    if (turn === 8) return { kind: 'count', input: specialtyWord(), plans: [] };
    if (turn === 9) {
      const word = specialtyWord();
      return {
        kind: 'wishes',
        input: `${pick(['', 'female '])}${word} ${pick(WISHES)}`,
        scanned: word,
        plans: [],
      };
    }
    if (turn === 10) {
      const input = pick([...PLAIN_WORDS, typo(specialtyWord())]);
      return { kind: 'suggestions', input, scanned: input.slice(0, 3), plans: [] };
    }
    return { kind: 'autocomplete', input: specialtyWord().slice(0, 3), plans: [] };
  });
}

function engine(service: SearchService): (query: BenchQuery) => number {
  return (query) => {
    if (query.kind === 'autocomplete' || query.kind === 'suggestions') {
      const one = query.kind === 'autocomplete' ? { verticalKey: 'healthcare_professionals' } : {};
      service.autocomplete({ input: query.input, limit: 10, locale: 'en', ...one });
      return 0;
    }
    const parameters: Record<string, string> = {
      experienceKey: 'search',
      v: '20220511',
      locale: 'en',
      verticalKey: 'healthcare_professionals',
      input: query.input,
      retrieveFacets: query.kind === 'count' ? 'false' : 'true',
      facetAllowlist: SCAN_FACETS.join(','),
      limit: query.kind === 'count' ? '0' : '20',
      skipSpellCheck: query.kind === 'count' ? 'true' : 'false',
    };
    if (query.near) {
      parameters['filters'] = JSON.stringify({
        $and: [{ 'builtin.location': { $near: query.near } }, { acceptingNewPatients: { $eq: true } }],
      });
      parameters['sortBys'] = '[{"type":"ENTITY_DISTANCE"}]';
    }
    if (query.plans.length > 0) {
      parameters['facetFilters'] = JSON.stringify({
        c_healthPlanFacet: query.plans.map((plan) => ({ c_healthPlanFacet: { $eq: plan } })),
        gender: [{ gender: { $eq: query.gender } }],
      });
    }
    return Number(service.vertical(checked(verticalQuery, parameters))['resultsCount']);
  };
}

interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Medians over the passes of each pass's own figures. */
function measure(
  queries: readonly BenchQuery[],
  passes: number,
  run: (query: BenchQuery) => number,
): Figures {
  const all: Figures[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const times = queries.map((query) => {
      const started = performance.now();
      run(query);
      return performance.now() - started;
    });
    const total = times.reduce((sum, time) => sum + time, 0);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    all.push({ perSecond: (1000 * times.length) / total, p50: at(0.5), p95: at(0.95), p99: at(0.99) });
  }
  const median = (key: keyof Figures) => {
    const sorted = all.map((figures) => figures[key]).sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  };
  return { perSecond: median('perSecond'), p50: median('p50'), p95: median('p95'), p99: median('p99') };
}

interface EngineFigures {
  cold: Figures;
  unseen: Figures;
  warm: Figures;
  byKind: { kind: BenchKind; figures: Figures }[];
  opened: number;
  perEdit: number;
  memory: number;
  memoryBefore: number;
}

const memory = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage.rss() / 1024 / 1024);
};

const openService = (store: Store) =>
  openSearchService({ store, verticals, clock: () => new Date(), log: () => undefined });

/** The parts of a measurement, each run in a process of its own so that none sees the other's memory or heat. */
const parts = {
  build(path: string, size: number): number {
    const store = openStore(path, { pollMs: 0 });
    fillStore(store, size, OFFICES);
    const started = performance.now();
    openService(store).close();
    const milliseconds = performance.now() - started;
    store.close();
    return milliseconds;
  },
  engine(path: string): EngineFigures {
    const memoryBefore = memory();
    const store = openStore(path, { pollMs: 0 });
    const started = performance.now();
    const service = openService(store);
    const opened = performance.now() - started;
    const run = engine(service);
    const cold = measure(queries, 1, run);
    const unseen = measure(queriesOf(queries.length, 2027), 1, run);
    const warm = measure(queries, passes, run);
    const after = memory();
    const byKind = [...new Set(queries.map(({ kind }) => kind))].map((kind) => ({
      kind,
      figures: measure(
        queries.filter((query) => query.kind === kind),
        passes,
        run,
      ),
    }));
    const edits = 51;
    const times: number[] = [];
    for (let edit = 0; edit < edits; edit += 1) {
      const record = store.entities.get(`prov-${String(edit).padStart(6, '0')}`);
      const begun = performance.now();
      if (record) store.entities.put([{ ...record, body: { ...record.body, lastName: `Changed${edit}` } }]);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    service.close();
    store.close();
    return {
      cold,
      unseen,
      warm,
      byKind,
      opened,
      perEdit: times[edits >> 1] ?? 0,
      memory: after,
      memoryBefore,
    };
  },
  scan(_: string, size: number): Figures {
    const run = rawScan(size);
    measure(queries, 1, run);
    return measure(queries, passes, run);
  },
};

const sizes = option('sizes', '12000,100000').split(',').map(Number);
const passes = Number(option('passes', '5'));
const queries = queriesOf(Number(option('queries', '1000')), 2026);

function inOwnProcess<Part extends keyof typeof parts>(
  part: Part,
  path: string,
  size: number,
): ReturnType<(typeof parts)[Part]> {
  const flags = ['--expose-gc', ...platformFlags];
  const script = [fileURLToPath(import.meta.url), '--part', part, '--path', path, '--size', String(size)];
  const more = ['--passes', String(passes), '--queries', String(queries.length)];
  const child = spawnSync(process.execPath, [...flags, ...script, ...more], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`The part ${part} failed`);
  return JSON.parse(child.stdout) as ReturnType<(typeof parts)[Part]>;
}

function row(name: string, { perSecond, p50, p95, p99 }: Figures): void {
  const ms = (value: number) => value.toFixed(2).padStart(7);
  console.log(
    `  ${name.padEnd(22)} ${perSecond.toFixed(0).padStart(7)} /s   p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)} ms`,
  );
}

function main(): void {
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
    const path = join(folder, 'platform.db');
    try {
      const built = inOwnProcess('build', path, size);
      const figures = inOwnProcess('engine', path, size);
      const bound = inOwnProcess('scan', path, size);
      console.log(`\n${size} providers, ${queries.length} queries, medians of ${passes} passes, one core`);
      row('engine, first pass', figures.cold);
      row('engine, then others', figures.unseen);
      row('engine', figures.warm);
      for (const { kind, figures: own } of figures.byKind) row(`  ${kind}`, own);
      row('raw scan', bound);
      console.log(
        `  slower than the raw scan ×${(bound.perSecond / figures.warm.perSecond).toFixed(1)}\n` +
          `  build ${Math.round(built)} ms, open ${Math.round(figures.opened)} ms, change of one provider ${figures.perEdit.toFixed(1)} ms\n` +
          `  memory of the process ${figures.memory} MB, of which ${figures.memoryBefore} MB before the store was opened; file ${Math.round(statSync(path).size / 1024 / 1024)} MB`,
      );
      const of = (what: string) => `${what}, ${size} providers`;
      tellFigures([
        { what: of('p50'), value: figures.warm.p50, unit: 'ms' },
        { what: of('p95'), value: figures.warm.p95, unit: 'ms' },
        { what: of('queries on one core'), value: figures.warm.perSecond, unit: '/s' },
        { what: of('as slow as a raw scan'), value: bound.perSecond / figures.warm.perSecond, unit: '×' },
        { what: of('memory of the process'), value: figures.memory, unit: 'MB' },
        { what: of('index built'), value: built / 1000, unit: 's' },
        { what: of('index opened'), value: figures.opened / 1000, unit: 's' },
        { what: of('change of one'), value: figures.perEdit, unit: 'ms' },
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const part = option('part', '');
if (part === 'build' || part === 'engine' || part === 'scan') {
  process.stdout.write(JSON.stringify(parts[part](option('path', ''), Number(option('size', '0')))));
} else main();
