const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Date of a publication as exact as the source knows it: 'yyyy-MM-dd', 'yyyy-MM' or 'yyyy'. Takes PubMed's
 * { Year, Month: '04' | 'Apr', Day }, its MedlineDate ('2019 Mar-Apr'), and lower-case members. Undefined without
 * a year. A day or month the source does not give is never made up.
 */
export function publicationDate(value: unknown): string | undefined {
  if (typeof value === 'string') return fromText(value);
  if (value === null || typeof value !== 'object') return undefined;
  const parts = new Map<string, string>();
  for (const [key, part] of Object.entries(value)) parts.set(key.toLowerCase(), String(part).trim());
  const year = parts.get('year') ?? '';
  if (!/^\d{4}$/.test(year) || year === '0001') return fromText(parts.get('medlinedate') ?? '');
  const month = monthNumber(parts.get('month') ?? '');
  if (month === undefined) return year;
  const day = Number(parts.get('day') ?? '');
  const exact =
    Number.isInteger(day) && day >= 1 && day <= new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  return exact ? `${year}-${two(month)}-${two(day)}` : `${year}-${two(month)}`;
}

const two = (number: number) => String(number).padStart(2, '0');

function monthNumber(text: string): number | undefined {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}

function fromText(text: string): string | undefined {
  const found = /^(\d{4})(?:[-\s](\d{1,2}|[A-Za-z]{3,9}))?(?:[-\s](\d{1,2})(?!\d))?/.exec(text.trim());
  if (!found?.[1]) return undefined;
  return publicationDate({ Year: found[1], Month: found[2] ?? '', Day: found[3] ?? '' });
}
