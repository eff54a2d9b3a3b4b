/** The day on which the run began, as the configuration says it to all processes of the run. */
export const dayOfRun = process.env.E2E_DAY ?? new Date().toISOString().slice(0, 10);
/** A day as a number that is one more the next day. */
export const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;
const today = dayNumber(dayOfRun);

const isWhole = process.env.ALL_SCREENS === '1';

/** What of some runs today: all but one, another each day. `ALL_SCREENS=1` takes all. */
export const allButOneToday = <T>(some: readonly T[]): T[] =>
  some.filter((_, at) => isWhole || at !== today % some.length);

/** Days of a round: all that takes turns has had its own within them. */
export const ROUND_DAYS = 7;

/**
 * What of many alike is looked at today: every seventh one, others tomorrow, so that all have their turn within a week and a
 * run stays short. `from` moves the turns, so that rows and columns of a table take theirs apart; `days` is another length of
 * the round, for what one test takes as its sample. `ALL_SCREENS=1` takes all.
 */
export const dueToday = <T>(some: readonly T[], from = 0, days = ROUND_DAYS): T[] =>
  some.filter((_, at) => isWhole || (from + at + today) % days === 0);
