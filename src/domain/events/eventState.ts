import type { NetworkEvent, OtherDate } from '#src/domain/entities/NetworkEvent.ts';
import { instantOf, localMoment, PACIFIC_TIME } from '#src/domain/hours/zone.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import type { EventDates } from './eventDates.ts';

/** How somebody takes part: the surest way there is. */
export type SignUp =
  | { kind: 'online'; url: string }
  | { kind: 'phone'; phone: string }
  /** All places are taken; there is a list of those who would come, online or by phone. */
  | { kind: 'waiting'; url: string }
  | { kind: 'waitingByPhone'; phone: string }
  /** All places are taken. */
  | { kind: 'full' }
  /** Nobody signs up: one comes. */
  | { kind: 'come' };

/** The way to take part in an event that is not over: online, else by phone, else one just comes. */
export function signUpOf({
  seats,
  hasWaitingList,
  registerUrl,
  phone,
}: Pick<NetworkEvent, 'seats' | 'hasWaitingList' | 'registerUrl' | 'phone'>): SignUp {
  const call = formatPhone(phone) === undefined ? undefined : phone;
  if (seats && seats.left <= 0) {
    if (!hasWaitingList) return { kind: 'full' };
    if (registerUrl) return { kind: 'waiting', url: registerUrl };
    return call ? { kind: 'waitingByPhone', phone: call } : { kind: 'full' };
  }
  if (registerUrl) return { kind: 'online', url: registerUrl };
  return call ? { kind: 'phone', phone: call } : { kind: 'come' };
}

/** When an event is over: at its end, or when nobody told one, at the end of its Pacific day. */
export function overAt({ start, end }: EventDates): Date {
  if (end) return end;
  const { day } = localMoment(start.getTime(), PACIFIC_TIME);
  return new Date(instantOf(day + 1, 0, PACIFIC_TIME));
}

export const isOver = (dates: EventDates, now: Date): boolean => overAt(dates).getTime() <= now.getTime();

/** Other dates still to come, the next first. */
export function comingDates(others: readonly OtherDate[], now: Date): OtherDate[] {
  return others
    .filter(({ dates }) => dates.start.getTime() > now.getTime())
    .sort((a, b) => a.dates.start.getTime() - b.dates.start.getTime());
}

/** The next date with a place: after the event where it is not over yet. Undefined when nobody knows one. */
export function nextDate(
  { dates, otherDates }: Pick<NetworkEvent, 'dates' | 'otherDates'>,
  now: Date,
): OtherDate | undefined {
  const after = new Date(Math.max(now.getTime(), dates.start.getTime()));
  const coming = comingDates(otherDates, after);
  return coming.find(({ seats }) => !seats || seats.left > 0) ?? coming[0];
}
