import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import { formatDate, formatDay } from '#src/domain/dates/dates.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { EventLeader, EventSeats, NetworkEvent, OtherDate } from '#src/domain/entities/NetworkEvent.ts';
import { isOverSeveralDays } from '#src/domain/events/eventDates.ts';
import {
  comingDates,
  isOver,
  nextDate,
  overAt,
  type SignUp,
  signUpOf,
} from '#src/domain/events/eventState.ts';
import { formatTime } from '#src/domain/hours/formatTime.ts';
import { upperFirst } from '#src/domain/text/upperFirst.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { declaration } from './EventDetails.declaration.ts';

/** When something takes place, in words. */
export interface EventTimes {
  /** "Thu, Dec" over "17"; in Spanish "jue" over "17" over "dic", as "mar" is a day and a month. */
  tile: { above: string; day: string; below?: string };
  /** "Thursday, December 17, 2026". */
  whole: string;
  /** "Thu, Dec 17". */
  short: string;
  /** Start, and end where it is told: "8:30 am", "9:30 am". */
  start?: string;
  end?: string;
  doors?: string;
  /** The last day of what takes several, when the days between are not told. */
  until?: string;
  /** The days on which a course meets. */
  meetings: string[];
  /** The instant after which it is over. */
  over: string;
}

/** Another date, in words. */
export interface OtherTimes extends Pick<OtherDate, 'id' | 'name' | 'path' | 'isOnline' | 'city'> {
  short: string;
  start?: string;
  seats?: EventSeats;
}

/** The event of the page in words of its language, and what it was when the page was made. */
export interface EventDetailsData {
  event: Omit<NetworkEvent, 'dates' | 'doors' | 'sessions' | 'otherDates'>;
  times: EventTimes;
  signUp: SignUp;
  isOver: boolean;
  next?: OtherTimes;
  others: OtherTimes[];
}

/** Most other dates that are listed. */
const OTHERS = 5;

/** The event the page is of, by the page's own fields; nothing on other pages. */
export const loadEventDetails: ComponentDataLoader<typeof declaration, EventDetailsData> = async (
  _rendering,
  { pageFields, directory, locale, now, orElse },
) => {
  const id = pageFields.EntityType.value === 'ce_seatRobotEvent' ? pageFields.Entity.value : '';
  if (!id) return undefined;
  const lookup = await directory.event(id, locale);
  if (lookup.kind !== 'found') return undefined;
  const { leaders } = lookup.value;
  const roles = await Promise.all(
    leaders.map(({ id, role, isProvider }) =>
      isProvider && role === undefined
        ? orElse('leader', directory.entity('healthcareProfessional', id, locale), undefined)
        : undefined,
    ),
  );
  const known = leaders.map((leader, index) => withSpecialty(leader, roles[index]));
  return eventInWords({ ...lookup.value, leaders: known }, locale, now);
};

/** A provider who leads it, with what they practise where the event does not say what they are. */
function withSpecialty(
  leader: EventLeader,
  found: { kind: 'found'; value: Entity } | { kind: 'absent' } | undefined,
): EventLeader {
  if (found?.kind !== 'found' || found.value.entityTypeId !== 'healthcareProfessional') return leader;
  const [first] = found.value.specialties;
  return first ? { ...leader, role: first.name } : leader;
}

/** What the page says of an event at a moment. */
export function eventInWords(whole: NetworkEvent, locale: Locale, now: Date): EventDetailsData {
  const { dates, doors: _doors, sessions: _sessions, otherDates, ...event } = whole;
  const next = nextDate(whole, now);
  return {
    event,
    times: timesOf(whole, locale),
    signUp: signUpOf(whole),
    isOver: isOver(dates, now),
    ...(next && { next: otherTimes(next, locale) }),
    others: comingDates(otherDates, now)
      .slice(0, OTHERS)
      .map((other) => otherTimes(other, locale))
      .map((other) => ({ ...other, short: upperFirst(other.short) })),
  };
}

function timesOf({ dates, doors, sessions }: NetworkEvent, locale: Locale): EventTimes {
  const { start, end, hasTime } = dates;
  const [weekday = '', ...date] = formatDay(start, locale, 'short').split(', ');
  const day = formatDate(start, locale, 'day');
  const month = formatDate(start, locale, 'month');
  const isLong = isOverSeveralDays(dates);
  return {
    tile: locale === 'es' ? { above: weekday, day, below: month } : { above: `${weekday}, ${month}`, day },
    whole: upperFirst(formatDate(start, locale, 'whole')),
    short: [weekday, ...date].join(', '),
    ...(hasTime && { start: timeOf(start, locale) }),
    ...(hasTime && end && { end: timeOf(end, locale) }),
    ...(doors && { doors: timeOf(doors, locale) }),
    ...(isLong && end && sessions.length === 0 && { until: formatDate(end, locale, 'whole') }),
    meetings: sessions.length > 1 ? sessions.map((one) => upperFirst(formatDay(one, locale, 'short'))) : [],
    over: overAt(dates).toISOString(),
  };
}

/** No line break inside a time. */
const timeOf = (instant: Date, locale: Locale) => formatTime(instant, locale).replaceAll(' ', '\u00a0');

function otherTimes({ dates, id, name, path, isOnline, city, seats }: OtherDate, locale: Locale): OtherTimes {
  return {
    ...{ id, name, isOnline, short: formatDay(dates.start, locale, 'short') },
    ...(dates.hasTime && { start: timeOf(dates.start, locale) }),
    ...(path && { path }),
    ...(city && { city }),
    ...(seats && { seats }),
  };
}
