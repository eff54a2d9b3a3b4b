const locale = (language: 'en' | 'es') => (language === 'es' ? 'es-US' : 'en-US');

/** A time of today: "6:00 AM". */
export const clockWords = (at: Date | number | undefined, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(locale(language), { timeStyle: 'short' }).format(at);

/** An instant as the site's clock shows it: "Nov 23, 6:00 AM". */
export const instantWords = (iso: string | null, language: 'en' | 'es', zone?: string): string =>
  iso === null
    ? ''
    : new Intl.DateTimeFormat(locale(language), {
        ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
        ...(zone && { timeZone: zone }),
      }).format(new Date(iso));

/** A time of a wall clock: "Mon, Nov 23, 6:00 AM". */
export const wallWords = (local: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(locale(language), {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: 'UTC',
  }).format(new Date(`${local}:00Z`));

/** A day: "Dec 5", with its year where that is another than the one of `today`. */
export const dayWords = (day: string, language: 'en' | 'es', today = day): string =>
  new Intl.DateTimeFormat(locale(language), {
    ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

/** The name of a zone as people say it: "Pacific Time". */
export const zoneWords = (zone: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(locale(language), { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
