import { dayNumber, dayOfRun } from './dueToday.ts';

/**
 * Files of tests of which `npm test` runs a seventh, another one each day: whole journeys and looks that prove no requirement by
 * name and guard no secret. Each seventh, with the single tests of its turn, takes about as long as the others.
 */
export const TURNS: readonly (readonly string[])[] = [
  ['studio'],
  // Beside the journey through the Studio by keyboard.
  ['hospital', 'service-index'],
  ['studio-words', 'studio-languages', 'heroes'],
  ['studio-flow', 'studio-pages', 'event-page'],
  ['studio-media', 'studio-payloads', 'studio-reports', 'studio-origin', 'studio-history'],
  ['edge', 'presses', 'compare', 'print', 'controls'],
  ['far', 'breadcrumbs', 'not-found', 'care-now'],
];

const areTaken = () => process.env.E2E_IN_TURNS === '1' && process.env.ALL_SCREENS !== '1';
const dueOn = (day: string) => dayNumber(day) % TURNS.length;

/** Files that have their turn on another day, as globs; none unless `E2E_IN_TURNS` asks for turns, as `npm test` does. */
export function notToday(day = dayOfRun): string[] {
  if (!areTaken()) return [];
  return TURNS.flatMap((files, at) => (at === dueOn(day) ? [] : files.map((file) => `**/${file}.spec.ts`)));
}

/**
 * For a single test that waits for its turn as those files do, in a file of others that run every day; it proves no
 * requirement by name and guards no secret either: `test('…', inTurn(3), async …)`.
 */
export const inTurn = (turn: 0 | 1 | 2 | 3 | 4 | 5 | 6): { tag: string } => ({ tag: `@turn-${turn}` });

/** Single tests that have their turn on another day, as `grepInvert` has it. */
export function tagsNotToday(day = dayOfRun): RegExp | undefined {
  if (!areTaken()) return undefined;
  const others = TURNS.map((_, at) => at).filter((at) => at !== dueOn(day));
  return new RegExp(`@turn-[${others.join('')}]`);
}

/** Of many alike, of which `npm test` takes each every other day: those with an even number today, the others tomorrow. */
export const isEveryOtherDay = (index: number): boolean =>
  !areTaken() || (index + dayNumber(dayOfRun)) % 2 === 0;
