/** A zone as people say it, the same in summer and winter: "Eastern Time", "hora oriental". */
export function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(`${locale}-US`, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
