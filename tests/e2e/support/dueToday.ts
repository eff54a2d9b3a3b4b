/** The day on which the run began, as the configuration says it to all processes of the run. */
export const dayOfRun = process.env.E2E_DAY ?? new Date().toISOString().slice(0, 10);
const today = Date.parse(dayOfRun) / 86_400_000;

/**
 * Whether one of many alike is looked at today: every second one, the others tomorrow, so that all have their turn within
 * two days and a run stays short. `ALL_SCREENS=1` takes all.
 */
export const isDueToday = (turn: number): boolean =>
  process.env.ALL_SCREENS === '1' || (turn + today) % 2 === 0;
