import { isUnknown } from './isUnknown.ts';

/** A ZIP code as '94117' or '94117-2377', absent, or not to be trusted. `note` says what was mended beyond writing. */
export type PostalCodeRepair =
  | { kind: 'zip'; value: string; note?: string }
  | { kind: 'absent' }
  | { kind: 'untrusted'; reason: string };

/** Reads a ZIP in nine digits, with hyphen, or short of leading zeros that a spreadsheet ate. */
export function repairPostalCode(text: string, plus4 = ''): PostalCodeRepair {
  if (isUnknown(text)) return { kind: 'absent' };
  const digits = text.trim().replace(/\.0+$/, '').replace(/[\s-]/g, '');
  if (!/^\d{3,9}$/.test(digits) || digits.length === 6 || digits.length === 7) {
    return { kind: 'untrusted', reason: `'${text.slice(0, 20)}' is not a ZIP code` };
  }
  const padded = digits.padStart(digits.length > 5 ? 9 : 5, '0');
  const five = padded.slice(0, 5);
  if (five === '00000' || five === '99999') return { kind: 'untrusted', reason: `${five} is a filler` };
  const more = padded.slice(5) || (/^\d{4}$/.test(plus4.trim()) ? plus4.trim() : '');
  const value = more && more !== '0000' ? `${five}-${more}` : five;
  return padded.length === digits.length
    ? { kind: 'zip', value }
    : { kind: 'zip', value, note: `leading zero restored: ${digits} read as ${value}` };
}
