/** Kills in all, of everything that is written; `KILL_ROUNDS=1000` for the whole form. */
const all = Number(process.env['KILL_ROUNDS'] ?? 60);

/** Each of these takes a few seconds, as every upload has a decoder of its own. */
export const uploadKills = Math.round(all * 0.12);
/** Saves, publications, moves, and what is scheduled. */
export const authoringKills = all - uploadKills;
/** And of the bare store, below all of these. */
export const storeKills = Math.min(200, all / 2);
