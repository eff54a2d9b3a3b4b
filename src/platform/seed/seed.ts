import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasSeededPhrases, seedDictionary } from '../content/dictionary.ts';
import type { Phrase } from '../content/dictionary.ts';
import { areIndexesKept } from '../search/indexState.ts';
import { openSearchService } from '../search/SearchService.ts';
import { verticals } from '../search/verticals.ts';
import { openStore } from '../store/openStore.ts';
import { sharedFromEnv } from '../store/sharedFromEnv.ts';
import type { Store } from '../store/Store.ts';
import { passingProblem } from '../store/StoreProblem.ts';
import { ownPhrases } from './data/phrases.ts';
import { seedDemo } from './seedDemo.ts';

/** What is asked for. */
export interface SeedOptions {
  data: string;
  scale: number;
  today: string;
  phrases: string | undefined;
  isPhrasesOnly: boolean;
}

/** Exit code where the store cannot be written at the moment, as sysexits.h has it. */
const TRY_AGAIN = 75;

/** Fills a store and says each step of it; answers the exit code. */
export function seed(chosen: SeedOptions): number {
  try {
    mkdirSync(dirname(chosen.data), { recursive: true });
    const store = openStore(chosen.data, sharedFromEnv());
    try {
      seedPhrases(store, chosen);
      if (!chosen.isPhrasesOnly) seedNetwork(store, chosen);
    } finally {
      store.close();
    }
  } catch (error) {
    process.stderr.write(`Seeding failed: ${(error as Error).message}\n`);
    return passingProblem(error) === undefined ? 1 : TRY_AGAIN;
  }
  return 0;
}

function seedPhrases(store: Store, { phrases: file, isPhrasesOnly }: SeedOptions): void {
  if (file === undefined || (isPhrasesOnly && !hasSeededPhrases(store))) return;
  const phrases = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Phrase>;
  const changed = seedDictionary(store, { ...phrases, ...ownPhrases });
  process.stdout.write(`  phrases: ${Object.keys(phrases).length}, of which ${changed} new or changed\n`);
}

function seedNetwork(store: Store, { data, scale, today }: SeedOptions): void {
  const report = seedDemo(store, {
    log: (line) => process.stdout.write(`  ${line}\n`),
    scale,
    today,
  });
  if (areIndexesKept(store.database))
    process.stdout.write('  search index: the platform that is running brings it up to date\n');
  else {
    // The index is part of the file: made here, the platform starts in moments.
    const indexing = performance.now();
    openSearchService({ store, verticals, clock: () => new Date(), log: () => undefined }).close();
    process.stdout.write(`  search index: built (${((performance.now() - indexing) / 1000).toFixed(1)} s)\n`);
  }
  const entities = Object.values(report.counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `Seeded ${entities.toLocaleString('en-US')} entities and ${report.pages.count} pages into ${data} in ${(report.milliseconds / 1000).toFixed(1)} s.\n`,
  );
}
