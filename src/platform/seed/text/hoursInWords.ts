import { both } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import type { DayHours } from '../calendar.ts';
import { spelledDay } from './spelledDay.ts';

const WEEK = [
  ['monday', both('Monday', 'lunes')],
  ['tuesday', both('Tuesday', 'martes')],
  ['wednesday', both('Wednesday', 'miércoles')],
  ['thursday', both('Thursday', 'jueves')],
  ['friday', both('Friday', 'viernes')],
  ['saturday', both('Saturday', 'sábado')],
  ['sunday', both('Sunday', 'domingo')],
] as const;

/** A time of the day as each language writes it, in one line: "8:30 am", "8:30 a. m.". */
function clock(time: string): Bilingual {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 || 12;
  const said = `${twelve}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return both(
    `${said}\u00a0${hour < 12 ? 'am' : 'pm'}`,
    `${said}\u00a0${hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.'}`,
  );
}

function dayInWords(day: DayHours): Bilingual {
  if (day.isClosed || day.openIntervals.length === 0) return both('closed', 'cerrado');
  const spans = day.openIntervals.map(({ start, end }) =>
    start === '00:00' && end === '23:59'
      ? both('open 24 hours', 'abierto las 24 horas')
      : both(
          `${clock(start).en}\u00a0to\u00a0${clock(end).en}`,
          `de\u00a0${clock(start).es} a\u00a0${clock(end).es}`,
        ),
  );
  return both(spans.map(({ en }) => en).join(' and\u00a0'), spans.map(({ es }) => es).join(' y\u00a0'));
}

/**
 * The week of hours in the vendor's shape, a line for days in a row that are alike: "Monday to Friday: 8 am to 5 pm". Before it
 * the day a closed place opens again; nothing where nobody knows the hours of every day.
 */
export function hoursInWords(hours: Record<string, unknown> | undefined): Bilingual[] {
  if (!hours || WEEK.some(([day]) => hours[day] === undefined)) return [];
  const groups: { first: Bilingual; last: Bilingual; said: Bilingual }[] = [];
  for (const [key, day] of WEEK) {
    const said = dayInWords(hours[key] as DayHours);
    const before = groups.at(-1);
    if (before?.said.en === said.en) before.last = day;
    else groups.push({ first: day, last: day, said });
  }
  return [...reopening(hours['reopenDate']), ...groups.map(lineOf)];
}

/** Whether a day is the one after another: two days are no span. */
const follows = (day: Bilingual, next: Bilingual): boolean =>
  WEEK.findIndex(([, name]) => name === next) === WEEK.findIndex(([, name]) => name === day) + 1;

function lineOf({ first, last, said }: { first: Bilingual; last: Bilingual; said: Bilingual }): Bilingual {
  if (first.en === 'Monday' && last.en === 'Sunday')
    return both(`Every day: ${said.en}`, `Todos los días: ${said.es}`);
  const days =
    first === last
      ? both(first.en, upper(first.es))
      : follows(first, last)
        ? both(`${first.en} and ${last.en}`, `${upper(first.es)} y ${last.es}`)
        : both(`${first.en} to ${last.en}`, `De ${first.es} a ${last.es}`);
  return both(`${days.en}: ${said.en}`, `${days.es}: ${said.es}`);
}
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function reopening(date: unknown): Bilingual[] {
  if (typeof date !== 'string') return [];
  const day = spelledDay(date);
  return [both(`Closed until ${day.en}`, `Cerrado hasta el ${day.es}`)];
}
