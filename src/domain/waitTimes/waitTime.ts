import type { OpenState } from '#src/domain/hours/openState.ts';
import { isCurrentlyOpen } from '#src/domain/hours/openState.ts';
import { MINUTE_MS } from '#src/domain/hours/zone.ts';

/** How many people wait at a facility, as of a moment (S-209). */
export interface WaitTime {
  facilityUid: string;
  patientsWaiting: number;
  fetchedAt: Date;
}

/** A record older than this many minutes is no longer told as the present. */
const MAX_WAIT_AGE_MINUTES = 30;

/** What a view shows of a wait time; `hidden` says why, for logs and tests. */
export type VisibleWait =
  | { kind: 'hidden'; reason: 'unknown' | 'not-open' | 'stale' }
  | { kind: 'shown'; patientsWaiting: number; fetchedAt: Date };

/**
 * The wait to show: only while the facility is open now or open 24 hours, and only from a fresh
 * record. A record from further in the future than the allowed age is as untrustworthy as an old one.
 */
export function visibleWait(
  record: WaitTime | undefined,
  state: OpenState,
  now: Date,
  maxAgeMinutes: number = MAX_WAIT_AGE_MINUTES,
): VisibleWait {
  if (!record || !Number.isFinite(record.patientsWaiting) || record.patientsWaiting < 0) {
    return { kind: 'hidden', reason: 'unknown' };
  }
  if (!isCurrentlyOpen(state)) return { kind: 'hidden', reason: 'not-open' };
  const age = Math.abs(now.getTime() - record.fetchedAt.getTime());
  // Written so that an invalid date (NaN) counts as stale.
  if (!(age <= maxAgeMinutes * MINUTE_MS)) return { kind: 'hidden', reason: 'stale' };
  return { kind: 'shown', patientsWaiting: record.patientsWaiting, fetchedAt: record.fetchedAt };
}
