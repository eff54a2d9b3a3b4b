/**
 * Measures the search engine of the platform beside a raw scan over typed arrays, in one run on one machine:
 *
 *   node scripts/benchSearch.ts [--sizes 12000,100000] [--passes 5] [--queries 1000]
 *
 * The engine is measured where the protocol's answer is ready as plain data, documents of the page included. The
 * raw scan knows exact words only, counts the same facets and picks the same page, and reads no documents: it is
 * the bound an engine on this machine can come near, not a product.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSearchService } from '#src/platform/search/SearchService.ts';
import type { SearchService } from '#src/platform/search/SearchService.ts';
import { checked, verticalQuery } from '#src/platform/search/searchRequest.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import {
  BIOGRAPHY_WORDS,
  fillStore,
  linkedEntities,
  PLANS,
  randomFrom,
  SPECIALTIES,
  syntheticProviders,
} from '#tests/support/syntheticDirectory.ts';

const OFFICES = 300;
const FACETS = [
  'c_providerSpecialties.specialty.name',
  'acceptingNewPatients',
  'c_offersVideoVisit',
  'gender',
  'c_additionalLanguages.language.name',
  'c_healthPlanFacet',
  'c_ageRange',
  'c_offices.officeOrFacility.address.city',
] as const;

type Kind = 'text' | 'typo' | 'prefix' | 'empty-near' | 'facets' | 'count' | 'autocomplete';

interface BenchQuery {
  kind: Kind;
  input: string;
  near?: { lat: number; lng: number; radius: number };
  plans: string[];
  gender?: string;
}

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
}

function queriesOf(count: number): BenchQuery[] {
  const random = randomFrom(2026);
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
    const turn = at % 10;
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
    return { kind: 'autocomplete', input: specialtyWord().slice(0, 3), plans: [] };
  });
}

function engine(service: SearchService): (query: BenchQuery) => number {
  return (query) => {
    if (query.kind === 'autocomplete') {
      service.autocomplete({
        input: query.input,
        limit: 10,
        locale: 'en',
        verticalKey: 'healthcare_professionals',
      });
      return 0;
    }
    const parameters: Record<string, string> = {
      experienceKey: 'search',
      v: '20220511',
      locale: 'en',
      verticalKey: 'healthcare_professionals',
      input: query.input,
      retrieveFacets: query.kind === 'count' ? 'false' : 'true',
      facetAllowlist: FACETS.join(','),
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

/** Everything in typed arrays, built straight from the generator. */
function rawScan(providers: number): (query: BenchQuery) => number {
  const offices = new Map<string, { city: string; latitude: number; longitude: number }>();
  const specialties = new Map<string, string>();
  for (const { id, type, body } of linkedEntities(OFFICES)) {
    if (type === 'ce_specialty') specialties.set(id, String(body['name']));
    else {
      const { city } = body['address'] as { city: string };
      const { latitude, longitude } = body['yextDisplayCoordinate'] as {
        latitude: number;
        longitude: number;
      };
      offices.set(id, { city, latitude, longitude });
    }
  }
  const postings = new Map<string, number[]>();
  const codes = FACETS.map(() => new Map<string, number>());
  const starts = FACETS.map(() => new Uint32Array(providers + 1));
  const pools = FACETS.map((): number[] => []);
  const points = new Float64Array(providers * 8).fill(NaN);
  const accepting = new Uint8Array(providers);
  let at = 0;
  for (const { body } of syntheticProviders(providers, OFFICES)) {
    type Links = { $ref: string }[];
    const places = (body['c_offices'] as { officeOrFacility: Links }[]).flatMap(({ officeOrFacility }) =>
      officeOrFacility.flatMap(({ $ref }) => offices.get($ref) ?? []),
    );
    const names = (body['c_providerSpecialties'] as { specialty: Links }[]).flatMap(({ specialty }) =>
      specialty.map(({ $ref }) => specialties.get($ref) ?? ''),
    );
    places.forEach(({ latitude, longitude }, place) => {
      points[at * 8 + place * 2] = latitude;
      points[at * 8 + place * 2 + 1] = longitude;
    });
    accepting[at] = body['acceptingNewPatients'] === true ? 1 : 0;
    const values: string[][] = [
      names,
      [String(body['acceptingNewPatients'])],
      [String(body['c_offersVideoVisit'])],
      [String(body['gender'])],
      (body['c_additionalLanguages'] as { language: { name: string }[] }[]).flatMap(({ language }) =>
        language.map(({ name }) => name),
      ),
      body['c_healthPlanFacet'] as string[],
      body['c_ageRange'] as string[],
      [...new Set(places.map(({ city }) => city))],
    ];
    values.forEach((list, facet) => {
      for (const value of list) {
        const known = codes[facet] as Map<string, number>;
        if (!known.has(value)) known.set(value, known.size);
        pools[facet]?.push(known.get(value) ?? 0);
      }
      (starts[facet] as Uint32Array)[at + 1] = pools[facet]?.length ?? 0;
    });
    const text = `${String(body['name'])} ${names.join(' ')} ${places.map(({ city }) => city).join(' ')} ${String(body['c_carePhilosophy'])}`;
    for (const word of new Set(text.toLowerCase().match(/[a-z0-9]+/g))) {
      const list = postings.get(word);
      if (list) list.push(at);
      else postings.set(word, [at]);
    }
    at += 1;
  }
  const lists = new Map([...postings].map(([word, list]) => [word, Int32Array.from(list)]));
  const values = pools.map((pool) => Uint16Array.from(pool));
  const everyone = Int32Array.from({ length: providers }, (_, number) => number);
  const vocabulary = [...lists.keys()].sort();

  return (query) => {
    if (query.kind === 'autocomplete') {
      return vocabulary.filter((word) => word.startsWith(query.input)).slice(0, 10).length;
    }
    let found = everyone;
    const words = query.input === '' ? [] : query.input.split(' ');
    for (const [turn, word] of words.entries()) {
      const list = lists.get(word) ?? new Int32Array(0);
      if (turn === 0) found = list;
      else {
        const wanted = new Set(list);
        found = found.filter((document) => wanted.has(document));
      }
    }
    if (query.near) {
      const { lat, lng, radius } = query.near;
      const narrow = Math.cos((lat * Math.PI) / 180);
      const reach = (radius / 111_195) ** 2;
      found = found.filter((document) => {
        if (accepting[document] === 0) return false;
        for (let place = 0; place < 4; place += 1) {
          const y = (points[document * 8 + place * 2] as number) - lat;
          const x = ((points[document * 8 + place * 2 + 1] as number) - lng) * narrow;
          if (x * x + y * y <= reach) return true;
        }
        return false;
      });
    }
    if (query.plans.length > 0) {
      const wanted = query.plans.map((plan) => codes[5]?.get(plan) ?? -1);
      const gender = codes[3]?.get(query.gender ?? '') ?? -1;
      found = found.filter((document) => {
        if ((values[3] as Uint16Array)[(starts[3] as Uint32Array)[document] as number] !== gender)
          return false;
        const end = (starts[5] as Uint32Array)[document + 1] as number;
        for (let i = (starts[5] as Uint32Array)[document] as number; i < end; i += 1) {
          if (wanted.includes((values[5] as Uint16Array)[i] as number)) return true;
        }
        return false;
      });
    }
    if (query.kind === 'count') return found.length;
    let sum = 0;
    for (let facet = 0; facet < FACETS.length; facet += 1) {
      const start = starts[facet] as Uint32Array;
      const pool = values[facet] as Uint16Array;
      const tally = new Uint32Array(codes[facet]?.size ?? 0);
      for (let i = 0; i < found.length; i += 1) {
        const document = found[i] as number;
        const end = start[document + 1] as number;
        for (let j = start[document] as number; j < end; j += 1) {
          const code = pool[j] as number;
          tally[code] = (tally[code] as number) + 1;
        }
      }
      sum += tally[0] ?? 0;
    }
    return found.length + (sum < 0 ? 1 : 0);
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
  warm: Figures;
  byKind: { kind: Kind; figures: Figures }[];
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
    return { cold, warm, byKind, opened, perEdit: times[edits >> 1] ?? 0, memory: after, memoryBefore };
  },
  scan(_: string, size: number): Figures {
    const run = rawScan(size);
    measure(queries, 1, run);
    return measure(queries, passes, run);
  },
};

const sizes = option('sizes', '12000,100000').split(',').map(Number);
const passes = Number(option('passes', '5'));
const queries = queriesOf(Number(option('queries', '1000')));

function inOwnProcess<Part extends keyof typeof parts>(
  part: Part,
  path: string,
  size: number,
): ReturnType<(typeof parts)[Part]> {
  const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning'];
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
      row('engine', figures.warm);
      for (const { kind, figures: own } of figures.byKind) row(`  ${kind}`, own);
      row('raw scan', bound);
      console.log(
        `  slower than the raw scan ×${(bound.perSecond / figures.warm.perSecond).toFixed(1)}\n` +
          `  build ${Math.round(built)} ms, open ${Math.round(figures.opened)} ms, change of one provider ${figures.perEdit.toFixed(1)} ms\n` +
          `  memory of the process ${figures.memory} MB, of which ${figures.memoryBefore} MB before the store was opened; file ${Math.round(statSync(path).size / 1024 / 1024)} MB`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const part = option('part', '');
if (part === 'build' || part === 'engine' || part === 'scan') {
  process.stdout.write(JSON.stringify(parts[part](option('path', ''), Number(option('size', '0')))));
} else main();
