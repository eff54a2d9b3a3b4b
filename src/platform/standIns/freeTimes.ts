import { type CompiledHours, compileHours, isOpen, type WallClock } from '../search/engine/openHours.ts';
import type { EntityRecord, Store } from '../store/Store.ts';
import { daysToFirstSlot, entityIn, linkedIds } from './standIns.ts';

/** A day with free times: the day at midnight UTC, its times in minutes of the day. */
export interface FreeDay {
  day: Date;
  minutes: number[];
}

/** Where nobody knows the hours: weekdays, as most offices have them. */
const OFFICE_HOURS = compileHours(
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [
      day,
      { openIntervals: [{ start: '09:00', end: '16:00' }] },
    ]),
  ),
  'UTC',
)!;
const FIRST = 7 * 60;
const LAST = 19 * 60 + 40;
/** A visit takes so many minutes at least. */
const VISIT = 20;
/** So many days are looked at for three with free times. */
const DAYS_AHEAD = 30;

/**
 * Three days with free times; the same for the same entity and day. The first is the one the directory tells of, else one
 * of the next days; all are times at which the place is open, and none has passed.
 * @param now what the clock on the wall says where the network is
 */
export function freeTimes(entity: EntityRecord | undefined, store: Store, now: WallClock): FreeDay[] {
  const seed = [...(entity?.id ?? 'meridian')].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0,
    7,
  );
  const hours = (entity && hoursOf(entity, store)) ?? OFFICE_HOURS;
  const first = (entity && daysToFirstSlot(entity)) ?? (seed % 4) + 1;
  const found: FreeDay[] = [];
  for (let ahead = first; found.length < 3 && ahead < first + DAYS_AHEAD; ahead += 1) {
    const day = new Date(Date.parse(`${now.date}T00:00:00Z`) + ahead * 86_400_000);
    const open = openMinutes(hours, day).filter((minute) => ahead > 0 || minute > now.minute);
    const count = Math.min(open.length, 3 + ((seed + found.length) % 3));
    const every = open.length / count;
    const minutes = Array.from({ length: count }, (_, slot) => {
      const within = ((seed >>> (slot + found.length)) % 4) / 4;
      return open[Math.floor((slot + within) * every)]!;
    });
    if (minutes.length > 0) found.push({ day, minutes });
  }
  return found;
}

/** Every time of a day at which a visit can begin. */
function openMinutes(hours: CompiledHours, day: Date): number[] {
  const clock = {
    date: day.toISOString().slice(0, 10),
    dateBefore: new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10),
    weekday: day.getUTCDay(),
  };
  const minutes: number[] = [];
  for (let minute = FIRST; minute <= LAST; minute += VISIT) {
    const isFree = [minute, minute + VISIT].every((at) => isOpen(hours, { ...clock, minute: at }) === true);
    if (isFree) minutes.push(minute);
  }
  return minutes;
}

/** Hours of a place, or of the first office of a person. */
function hoursOf(entity: EntityRecord, store: Store): CompiledHours | undefined {
  const [office] = Array.isArray(entity.body['c_offices']) ? (entity.body['c_offices'] as unknown[]) : [];
  const place = linkedIds(office, 'officeOrFacility').map((id) => entityIn(store, id, entity.locale))[0];
  const own = office !== null && typeof office === 'object' && 'hours' in office ? office.hours : undefined;
  return [entity.body['hours'], own, place?.body['hours']]
    .map((hours) => compileHours(hours, 'UTC'))
    .find((hours) => hours !== undefined);
}
