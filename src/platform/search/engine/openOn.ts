import type { CompiledHours, WallClock } from './openHours.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Minute of the day at which a place must be open to count as open in that part of it. */
const PARTS = { morning: 9 * 60, afternoon: 15 * 60, evening: 18 * 60 + 30, late: 21 * 60 + 30 } as const;
const DAY = 1440;

export type OpenDay = (typeof WEEKDAYS)[number] | 'today' | 'tomorrow' | 'weekend';
export type OpenPart = keyof typeof PARTS;

/** When a place is to be open: on a day, in a part of it (of today where no day is said), or day and night. */
export type OpenOn = { kind: 'always' } | { kind: 'day'; day: OpenDay; part?: OpenPart };

const isDay = (text: string): text is OpenDay =>
  ['today', 'tomorrow', 'weekend', ...WEEKDAYS].some((day) => day === text);
const isPart = (text: string): text is OpenPart => Object.hasOwn(PARTS, text);

/** Reads what `$openAt` says beside "now": "always", "saturday", "late", "saturday morning". Undefined for anything else. */
export function readOpenOn(text: string): OpenOn | undefined {
  if (text === 'always') return { kind: 'always' };
  const [first = '', second, ...more] = text.split(' ');
  if (more.length > 0) return undefined;
  if (isPart(first) && second === undefined) return { kind: 'day', day: 'today', part: first };
  if (!isDay(first)) return undefined;
  if (second === undefined) return { kind: 'day', day: first };
  return isPart(second) ? { kind: 'day', day: first, part: second } : undefined;
}

/**
 * Whether a place is open then; false when nobody knows. A day is the next of its name, today included, with the hours of
 * its date where it has some. Today's hours count while they are not over.
 */
export function isOpenOn(hours: CompiledHours, clock: WallClock, when: OpenOn): boolean {
  if (when.kind === 'always') return hours.week.every((day) => coversDay(day));
  return daysAhead(when.day, clock).some((ahead) => {
    const date = new Date(Date.parse(`${clock.date}T12:00:00Z`) + ahead * 86_400_000)
      .toISOString()
      .slice(0, 10);
    if (hours.reopen !== undefined && date < hours.reopen) return false;
    const spans = date in hours.dates ? hours.dates[date] : hours.week[(clock.weekday + ahead) % 7];
    const earliest = ahead === 0 ? clock.minute : 0;
    return pairs(spans).some(([start, end]) => {
      if (when.part === undefined) return end > earliest;
      return start <= PARTS[when.part] && PARTS[when.part] < end;
    });
  });
}

function daysAhead(day: OpenDay, { weekday }: WallClock): number[] {
  const until = (name: (typeof WEEKDAYS)[number]) => (WEEKDAYS.indexOf(name) - weekday + 7) % 7;
  switch (day) {
    case 'today':
      return [0];
    case 'tomorrow':
      return [1];
    case 'weekend':
      return [until('saturday'), until('sunday')];
    default:
      return [until(day)];
  }
}

const coversDay = (spans: number[] | null): boolean =>
  pairs(spans).some(([start, end]) => start === 0 && end >= DAY - 1);

/** Spans as pairs of start and end. */
function pairs(spans: readonly number[] | null | undefined): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < (spans?.length ?? 0); at += 2) all.push([spans?.[at] ?? 0, spans?.[at + 1] ?? 0]);
  return all;
}
