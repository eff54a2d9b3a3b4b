import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { defaults } from '../defaults.ts';
import { areIndexesKept } from '../search/indexState.ts';
import { openSearchService } from '../search/SearchService.ts';
import { verticals } from '../search/verticals.ts';
import { hasSeededPhrases, seedDictionary } from '../content/dictionary.ts';
import type { Phrase } from '../content/dictionary.ts';
import { openStore } from '../store/openStore.ts';
import { sharedFromEnv } from '../store/sharedFromEnv.ts';
import type { Store } from '../store/Store.ts';
import { passingProblem } from '../store/StoreProblem.ts';
import { ownPhrases } from './data/phrases.ts';
import { seedDemo } from './seedDemo.ts';

/** Exit code where the store cannot be written at the moment, as sysexits.h has it. */
const TRY_AGAIN = 75;

const USAGE = `Fills the platform's store with the demo network "Meridian Health".

  npm run seed -- [--data PATH] [--scale 0.1] [--today yyyy-MM-dd]

  --data   the store; PLATFORM_DATA or ${defaults.data} when left out
  --scale  share of the full network, above 0 and at most 1 (default 1: 12,000 providers)
  --today  the day events and holidays are counted from (default: today in California)
  --phrases       a JSON file of the site's phrases by key and language, for its editors to change
  --phrases-only  leave the network as it is, and a store that was seeded with none
`;

const californiaToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' }).format(
    new Date(),
  );

interface Options {
  data: string;
  scale: number;
  today: string;
  phrases: string | undefined;
  isPhrasesOnly: boolean;
}

function options(): Options | string {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        scale: { type: 'string', default: '1' },
        today: { type: 'string', default: californiaToday() },
        phrases: { type: 'string' },
        'phrases-only': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return USAGE;
    const scale = Number(values.scale);
    if (!(scale > 0 && scale <= 1)) return `--scale must be above 0 and at most 1.\n\n${USAGE}`;
    const isDay = /^\d{4}-\d\d-\d\d$/.test(values.today) && !Number.isNaN(Date.parse(values.today));
    if (!isDay) return `--today must be a day as yyyy-MM-dd.\n\n${USAGE}`;
    return {
      data: values.data ?? process.env['PLATFORM_DATA'] ?? defaults.data,
      scale,
      today: values.today,
      phrases: values.phrases,
      isPhrasesOnly: values['phrases-only'],
    };
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`;
  }
}

function seedNetwork(store: Store, { data, scale, today }: Options): void {
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

const chosen = options();
if (typeof chosen === 'string') {
  process.stdout.write(chosen);
  process.exitCode = chosen === USAGE ? 0 : 1;
} else {
  try {
    mkdirSync(dirname(chosen.data), { recursive: true });
    const store = openStore(chosen.data, sharedFromEnv());
    try {
      if (chosen.phrases !== undefined && (!chosen.isPhrasesOnly || hasSeededPhrases(store))) {
        const phrases = JSON.parse(readFileSync(chosen.phrases, 'utf8')) as Record<string, Phrase>;
        const changed = seedDictionary(store, { ...phrases, ...ownPhrases });
        process.stdout.write(
          `  phrases: ${Object.keys(phrases).length}, of which ${changed} new or changed\n`,
        );
      }
      if (!chosen.isPhrasesOnly) seedNetwork(store, chosen);
    } finally {
      store.close();
    }
  } catch (error) {
    process.stderr.write(`Seeding failed: ${(error as Error).message}\n`);
    process.exitCode = passingProblem(error) === undefined ? 1 : TRY_AGAIN;
  }
}
