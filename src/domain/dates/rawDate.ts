/** A date as the content platform stores it: 20260309T000000Z; with hyphens and colons it is read, too. */
const RAW = /^(\d{4})-?(\d\d)-?(\d\d)(T.*)?$/;

/** The day of a stored date, as a date field of a form has it; '' for none and for the year one, which stands for none. */
export function rawDay(raw: string): string {
  const [, year, month, day] = RAW.exec(raw.trim()) ?? [];
  return year === undefined || year === '0001' ? '' : `${year}-${month}-${day}`;
}

/** A day as the platform stores it, with the time of day that was stored before; '' for none. */
export function rawDate(day: string, before: string): string {
  const [, year, month, date] = RAW.exec(day) ?? [];
  if (year === undefined) return '';
  const [, oldYear, , , time] = RAW.exec(before.trim()) ?? [];
  const kept = oldYear !== '0001' && time ? time.replace(/[-:]|\.\d+/g, '') : 'T000000Z';
  return `${year}${month}${date}${kept}`;
}
