type Language = 'en' | 'es';
/** An instant: as the platform writes it, or as the browser counts it. */
type At = string | number | Date;

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', options);

/** Instants as the clock of a site shows them, in the words of one language. */
export interface Clock {
  /** What people call its zone: "Pacific Time". */
  zoneName: string;
  /** "6:00 AM" */
  time: (at: At) => string;
  /** "Nov 23, 6:00 AM", with its year where that is another than the one of `now`; '' for none. */
  moment: (at: At | null, now?: At) => string;
  /** To the second, with the year: "Nov 23, 2026, 6:00:00 AM". */
  exact: (at: At) => string;
  /** "Nov 23, 2026" */
  date: (at: At) => string;
  /** "November 23", with its year where that is another than the one of `now`. */
  longDay: (at: At, now?: At) => string;
  /** "Monday" */
  weekday: (at: At) => string;
  /** The day as the platform writes it: 2026-11-23. */
  day: (at: At) => string;
}

/** The clock of a zone. No other way leads from an instant to words: who looks from elsewhere reads the site's time, too. */
export function clockOf(zone: string, language: Language): Clock {
  const write = (at: At, options: Intl.DateTimeFormatOptions) =>
    format(language, { ...options, timeZone: zone }).format(new Date(at));
  const year = (at: At) => day(at).slice(0, 4);
  const day = (at: At) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at));
  /** Whether the year has to be said. */
  const yearOf = (at: At, now: At) => (year(at) === year(now) ? {} : { year: 'numeric' as const });
  return {
    zoneName:
      format(language, { timeZone: zone, timeZoneName: 'longGeneric' })
        .formatToParts(0)
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
    time: (at) => write(at, { timeStyle: 'short' }),
    moment: (at, now = new Date()) =>
      at === null
        ? ''
        : write(at, {
            ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
            ...yearOf(at, now),
          }),
    exact: (at) => write(at, { dateStyle: 'medium', timeStyle: 'medium' }),
    date: (at) => write(at, { dateStyle: 'medium' }),
    longDay: (at, now = new Date()) => write(at, { month: 'long', day: 'numeric', ...yearOf(at, now) }),
    weekday: (at) => write(at, { weekday: 'long' }),
    day,
  };
}

/** A time of a wall clock: "Mon, Nov 23, 6:00 AM". */
export const wallWords = (local: string, language: Language): string =>
  format(language, {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: 'UTC',
  }).format(new Date(`${local}:00Z`));

/** A day: "Dec 5", with its year where that is another than the one of `today`. */
export const dayWords = (day: string, language: Language, today = day): string =>
  format(language, {
    ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

/** A day with its weekday: "Monday, November 23". */
export const weekdayWords = (day: string, language: Language): string =>
  format(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
