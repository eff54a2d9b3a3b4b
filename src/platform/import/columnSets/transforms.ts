import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { isUnknown } from '#src/platform/import/repair/isUnknown.ts';
import { repairPhone } from '#src/platform/import/repair/repairPhone.ts';
import { repairPostalCode } from '#src/platform/import/repair/repairPostalCode.ts';
import { isShouted, titleCase, unshout } from '#src/platform/import/repair/titleCase.ts';
import type { FieldRule, TransformName } from './ColumnSet.ts';
import { PLACE_OF_CODE, SPECIALTY_OF_CODE } from './taxonomyNames.ts';

/** A value, nothing, or a value that may not be used; `note` goes into the report without harm to the value. */
export interface Reading {
  value?: unknown;
  untrusted?: string;
  note?: string;
}

const nothing: Reading = {};
const text = (value: string): Reading => (isUnknown(value) ? nothing : { value });

function number(cell: string): number | undefined {
  if (isUnknown(cell)) return undefined;
  const value = Number(cell);
  return Number.isFinite(value) ? value : NaN;
}

function point(latitude: number | undefined, longitude: number | undefined): Reading {
  if (latitude === undefined || longitude === undefined) return nothing;
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return { untrusted: 'not a pair of numbers' };
  return { value: { latitude, longitude } };
}

/** The codes of pairs of cells, code and switch, the one whose switch is on before the others. */
export function taxonomyCodes(cells: readonly string[]): string[] {
  const pairs: { code: string; isPrimary: boolean }[] = [];
  for (let at = 0; at < cells.length; at += 2) {
    const code = cells[at] ?? '';
    if (code !== '') pairs.push({ code, isPrimary: cells[at + 1] === 'Y' });
  }
  return pairs.sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ code }) => code);
}

const transforms: Record<TransformName, (cells: string[], rule: FieldRule) => Reading> = {
  placeName: ([cell = '']) => text(unshout(cell)),
  placeNameAlways: ([cell = '']) => text(titleCase(cell)),
  personName: ([cell = '']) => text(isShouted(cell) || cell.length === 1 ? titleCase(cell, 'person') : cell),
  plainText: ([cell = '']) => text(cell),
  addressLine: ([cell = '']) =>
    text(unshout(cell.replace(/\bP\.?\s*O\.?\s+BOX\b/gi, 'PO BOX').replace(/\s+\/\s+/g, ', '), 'address')),
  city: ([cell = '']) => text(unshout(cell.replace(/^city and county of /i, ''), 'address')),
  region: ([cell = '']) =>
    /^[A-Za-z]{2}$/.test(cell)
      ? { value: cell.toUpperCase() }
      : isUnknown(cell)
        ? nothing
        : { untrusted: 'not a state code' },
  postalCode: ([cell = '', plus4 = '']) => {
    const zip = repairPostalCode(cell, isUnknown(plus4) ? '' : plus4);
    if (zip.kind === 'zip') return zip.note ? { value: zip.value, note: zip.note } : { value: zip.value };
    return zip.kind === 'absent' ? nothing : { untrusted: zip.reason };
  },
  phone: ([cell = '']) => {
    const phone = repairPhone(cell);
    if (phone.kind === 'phone') return { value: phone.value };
    return phone.kind === 'absent' ? nothing : { untrusted: `${phone.reason}: ${cell.slice(0, 30)}` };
  },
  coordinate: ([latitude = '', longitude = '']) => point(number(latitude), number(longitude)),
  wktPoint: ([cell = '']) => {
    if (isUnknown(cell)) return nothing;
    const found = /^POINT\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i.exec(cell);
    return found ? point(number(found[2] ?? ''), number(found[1] ?? '')) : { untrusted: 'not a POINT' };
  },
  yesNo: ([cell = '']) => {
    if (/^(y|yes|true|1)$/i.test(cell)) return { value: true };
    if (/^(n|no|false|0)$/i.test(cell)) return { value: false };
    return nothing;
  },
  website: ([cell = '']) => {
    if (isUnknown(cell)) return nothing;
    const address = /^https?:\/\//i.test(cell) ? cell : `http://${cell}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url?.hostname.includes('.')
      ? { value: url.href }
      : { untrusted: `not a web address: ${cell.slice(0, 60)}` };
  },
  gender: ([cell = '']) => {
    if (/^(m|male)$/i.test(cell)) return { value: 'Male' };
    if (/^(f|female)$/i.test(cell)) return { value: 'Female' };
    return nothing;
  },
  lookup: ([cell = ''], rule) => {
    const value = rule.map?.[cell];
    if (value !== undefined) return { value };
    return isUnknown(cell)
      ? nothing
      : { untrusted: `'${cell.slice(0, 60)}' is not a value this list is known to have` };
  },
  fixed: (_, rule) => ({ value: rule.map?.[''] }),
  specialtyList: (cells) => {
    const names = cells.filter((cell) => !isUnknown(cell)).map((cell) => unshout(cell));
    return names.length > 0 ? { value: [...new Set(names)] } : nothing;
  },
  taxonomyList: (cells) => {
    const names = taxonomyCodes(cells).flatMap((code) => SPECIALTY_OF_CODE.get(code) ?? []);
    return names.length > 0 ? { value: [...new Set(names)] } : nothing;
  },
  // What an organisation is first of all: a hospital that also runs a pharmacy is none.
  taxonomyPlace: (cells) => {
    const [first = ''] = taxonomyCodes(cells);
    const value = PLACE_OF_CODE.get(first);
    return value === undefined ? nothing : { value };
  },
  year: ([cell = '']) => (/^(19|20)\d\d$/.test(cell) ? { value: cell } : nothing),
};

/** A day in the way of the country's lists, '03/28/2024', as 'yyyy-MM-dd'. */
export function usDate(cell: string | undefined): string | undefined {
  const text = cleanText(cell ?? '');
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text.slice(0, 10);
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reads the cells a rule names. */
export function applyRule(rule: FieldRule, cells: { get(column: string): string | undefined }): Reading {
  return transforms[rule.as](
    rule.from.map((column) => cleanText(cells.get(column) ?? '')),
    rule,
  );
}
