import { parseDate } from './dates.ts';

/** After so many days without an update, information counts as not recently verified. */
const VERIFIED_FOR_DAYS = 90;
const DAY_MS = 86_400_000;

/** When something was last updated, and whether that is too long ago to rely on. */
export interface Freshness {
  updated: Date;
  isOld: boolean;
}

/** How fresh information is at a time; undefined when its date is missing, unset or not readable. */
export function freshnessOf(updatedAt: string | undefined, now: Date): Freshness | undefined {
  const date = parseDate(updatedAt);
  if (date.kind !== 'date') return undefined;
  return {
    updated: date.instant,
    isOld: now.getTime() - date.instant.getTime() > VERIFIED_FOR_DAYS * DAY_MS,
  };
}
