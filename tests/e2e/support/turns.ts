import { dayNumber, dayOfRun } from './dueToday.ts';

/**
 * Files of tests of which `npm test` runs a third, another one each day: whole journeys and looks that prove no requirement by
 * name and guard no secret. Each third takes about as long as the others.
 */
export const TURNS: readonly (readonly string[])[] = [
  ['studio', 'far', 'heroes', 'hospital', 'print', 'event-page'],
  ['studio-words', 'studio-flow', 'studio-media', 'compare', 'edge', 'not-found'],
  [
    ...['studio-pages', 'studio-origin', 'studio-payloads', 'studio-reports', 'studio-history'],
    ...['studio-languages', 'presses', 'service-index', 'controls', 'care-now', 'breadcrumbs'],
  ],
];

/** Those that have their turn on another day, as globs; none unless `E2E_IN_TURNS` asks for turns, as `npm test` does. */
export function notToday(day = dayOfRun): string[] {
  if (process.env.E2E_IN_TURNS !== '1' || process.env.ALL_SCREENS === '1') return [];
  const due = dayNumber(day) % TURNS.length;
  return TURNS.flatMap((files, at) => (at === due ? [] : files.map((file) => `**/${file}.spec.ts`)));
}
