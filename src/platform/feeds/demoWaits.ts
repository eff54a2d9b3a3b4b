/** A record of the wait-time feed (S-209). */
export interface WaitRecord {
  YextLocationUid: string;
  PatientsStillWaiting: number;
  FetchDateTime: string;
}

const SLOT = 5 * 60_000;

/** A number in [0, 1) that depends on the text alone. */
function fraction(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 4294967296;
}

/** How full a place is by the hour of the day in California: quiet at night, busiest late morning and early evening. */
const BY_HOUR = [
  0.25, 0.2, 0.15, 0.15, 0.15, 0.2, 0.3, 0.45, 0.6, 0.8, 1, 1, 0.85, 0.8, 0.75, 0.8, 0.9, 1, 1, 0.85, 0.7,
  0.55, 0.4, 0.3,
];
const hourInCalifornia = (instant: number): number =>
  Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Los_Angeles',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(instant),
  );

/**
 * The demo network's wait at a place: the same for everyone within five minutes, changing slowly from one five
 * minutes to the next. `busy` is the usual number of people at the busiest hour.
 */
export function demoWait(uid: number, busy: number, now: Date): WaitRecord {
  const slot = Math.floor(now.getTime() / SLOT);
  // Half of it drifts by the half hour, half by the slot.
  const level = 0.5 * fraction(`${uid}/${Math.floor(slot / 6)}`) + 0.5 * fraction(`${uid}:${slot}`);
  const hour = BY_HOUR[hourInCalifornia(slot * SLOT)] ?? 0.5;
  return {
    YextLocationUid: String(uid),
    PatientsStillWaiting: Math.round(busy * hour * (0.4 + 1.2 * level)),
    FetchDateTime: new Date(slot * SLOT).toISOString(),
  };
}
