import { localMoment, PACIFIC_TIME } from './zone.ts';

/**
 * A minute of the day as a clock time: en "8 pm", "8:30 am", "12 pm" (noon), "12 am" (midnight, also for
 * 1440); es "8 p. m.", "8:30 a. m.". Minutes above 1440 wrap. The hour is reckoned here, not by Intl: some Intl data
 * prints Spanish noon as "0:00 p. m.", and server and browser must print the same text.
 */
export function formatMinutes(minutes: number, locale: string): string {
  const minuteOfDay = ((Math.floor(minutes) % 1440) + 1440) % 1440;
  const hour = Math.floor(minuteOfDay / 60) % 12 || 12;
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  const isMorning = minuteOfDay < 720;
  const time = `${hour}${minute === '00' ? '' : `:${minute}`}`;
  // No line break inside "8 p. m." or "8 pm".
  if (locale.toLowerCase().startsWith('es')) return `${time}\u00a0${isMorning ? 'a.\u00a0m.' : 'p.\u00a0m.'}`;
  return `${time}\u00a0${isMorning ? 'am' : 'pm'}`;
}

/** The clock time of an instant in a zone, as `formatMinutes` writes it. */
export function formatTime(instant: Date, locale: string, timeZone: string = PACIFIC_TIME): string {
  return formatMinutes(localMoment(instant.getTime(), timeZone).minute, locale);
}
