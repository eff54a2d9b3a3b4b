import { DAY_MS, dayOfDate, weekdayIndex } from './zone.ts';

/** Observances a holiday entry can be named after. The entry itself carries only a date. */
export type HolidayName =
  | 'new-years-day'
  | 'martin-luther-king-day'
  | 'presidents-day'
  | 'cesar-chavez-day'
  | 'memorial-day'
  | 'juneteenth'
  | 'independence-day'
  | 'labor-day'
  | 'indigenous-peoples-day'
  | 'veterans-day'
  | 'thanksgiving-day'
  | 'day-after-thanksgiving'
  | 'christmas-eve'
  | 'christmas-day'
  | 'new-years-eve';

const FIXED: Record<string, HolidayName> = {
  '01-01': 'new-years-day',
  '03-31': 'cesar-chavez-day',
  '06-19': 'juneteenth',
  '07-04': 'independence-day',
  '11-11': 'veterans-day',
  '12-24': 'christmas-eve',
  '12-25': 'christmas-day',
  '12-31': 'new-years-eve',
};

/** Name of the US or Californian observance on a `yyyy-MM-dd` date, undefined when it is none we know. */
export function holidayName(date: string): HolidayName | undefined {
  const day = dayOfDate(date);
  if (day === undefined) return undefined;
  const fixed = FIXED[date.slice(5)];
  if (fixed) return fixed;
  const month = Number(date.slice(5, 7));
  const dayOfMonth = Number(date.slice(8));
  const weekday = weekdayIndex(day);
  const nth = Math.ceil(dayOfMonth / 7);
  if (weekday === 1) {
    if (month === 1 && nth === 3) return 'martin-luther-king-day';
    if (month === 2 && nth === 3) return 'presidents-day';
    if (month === 5 && dayOfMonth > 24) return 'memorial-day';
    if (month === 9 && nth === 1) return 'labor-day';
    if (month === 10 && nth === 2) return 'indigenous-peoples-day';
  }
  if (month === 11 && weekday === 4 && nth === 4) return 'thanksgiving-day';
  const previousDay = new Date((day - 1) * DAY_MS).getUTCDate();
  if (month === 11 && weekday === 5 && Math.ceil(previousDay / 7) === 4) return 'day-after-thanksgiving';
  return undefined;
}
