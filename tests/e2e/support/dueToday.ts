const today = Math.floor(Date.now() / 86_400_000);

/**
 * Whether one of many alike is looked at today: every second one, the others tomorrow, so that all have their turn within
 * two days and a run stays short. `ALL_SCREENS=1` takes all.
 */
export const isDueToday = (turn: number): boolean =>
  process.env.ALL_SCREENS === '1' || (turn + today) % 2 === 0;
