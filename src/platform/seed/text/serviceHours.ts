import { WEEK } from '../calendar.ts';

interface Day {
  isClosed?: boolean;
  openIntervals?: readonly { start: string; end: string }[];
}
type Hours = Record<string, unknown>;

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};
/** From start to end in minutes; an end before the start lies on the next day. */
function spansOf(day: Day | undefined): [start: number, end: number][] {
  return (day?.openIntervals ?? []).map(({ start, end }) => {
    const from = minutes(start);
    const to = minutes(end);
    return [from, to <= from ? to + 1440 : to];
  });
}
const clock = (at: number): string =>
  `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

function shared(service: Day | undefined, place: Day | undefined): Day {
  const openIntervals = spansOf(service).flatMap(([from, to]) =>
    spansOf(place).flatMap(([opens, closes]) => {
      const start = Math.max(from, opens);
      const end = Math.min(to, closes);
      return start < end ? [{ start: clock(start), end: clock(end) }] : [];
    }),
  );
  return openIntervals.length > 0 ? { openIntervals } : { isClosed: true };
}

/**
 * The hours of a service as far as its place is open: nobody is seen behind a locked door. Holidays are the place's own. Those of a
 * place whose hours nobody knows stay as they are.
 */
export function withinPlace(service: Hours | undefined, place: Hours | undefined): Hours | undefined {
  if (!service || !place) return service;
  const holidays = place['holidayHours'];
  return {
    ...Object.fromEntries(
      WEEK.map((day) => [day, shared(service[day] as Day | undefined, place[day] as Day | undefined)]),
    ),
    ...(holidays !== undefined && { holidayHours: holidays }),
  };
}
