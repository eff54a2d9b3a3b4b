import { readText } from '#src/domain/text/readText.ts';
import { parseDate } from '#src/domain/dates/dates.ts';
import type { WaitTime } from '#src/domain/waitTimes/waitTime.ts';

/**
 * Reads the answer of /api/waitTimes: an object of records by location uid (S-300, S-209). Both the feed's own
 * names and the domain's are read; a record that makes no sense is left out, nonsense as a whole is {}
 * (S-301, X-014).
 */
export function waitTimesFromWire(wire: unknown): Record<string, WaitTime> {
  const waits: Record<string, WaitTime> = {};
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return waits;
  for (const [uid, value] of Object.entries(wire)) {
    if (typeof value !== 'object' || value === null) continue;
    const record = value as Record<string, unknown>;
    const patientsWaiting = record.patientsWaiting ?? record.PatientsStillWaiting;
    const fetched = parseDate(readText(record.fetchedAt ?? record.FetchDateTime));
    if (typeof patientsWaiting !== 'number' || !Number.isInteger(patientsWaiting) || patientsWaiting < 0)
      continue;
    if (fetched.kind !== 'date') continue;
    waits[uid] = { facilityUid: uid, patientsWaiting, fetchedAt: fetched.instant };
  }
  return waits;
}
