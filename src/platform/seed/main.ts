import { parseArgs } from 'node:util';
import { defaults } from '../defaults.ts';
import { keepFilesPrivate } from '../keepFilesPrivate.ts';
import { loadDotEnv } from '../loadDotEnv.ts';
import type { SeedOptions } from './seed.ts';

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

function options(): SeedOptions | string {
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
      data: values.data ?? (process.env['PLATFORM_DATA'] || defaults.data),
      scale,
      today: values.today,
      phrases: values.phrases,
      isPhrasesOnly: values['phrases-only'],
    };
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`;
  }
}

loadDotEnv();
keepFilesPrivate();
const chosen = options();
if (typeof chosen === 'string') {
  process.stdout.write(chosen);
  process.exitCode = chosen === USAGE ? 0 : 1;
} else {
  // Who mistypes an option is told at once, before all that writes a network is read.
  const { seed } = await import('./seed.ts');
  process.exitCode = seed(chosen);
}
