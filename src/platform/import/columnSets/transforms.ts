import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { isUnknown } from '#src/platform/import/repair/isUnknown.ts';
import { repairPhone } from '#src/platform/import/repair/repairPhone.ts';
import { repairPostalCode } from '#src/platform/import/repair/repairPostalCode.ts';
import { isShouted, titleCase, unshout } from '#src/platform/import/repair/titleCase.ts';
import type { FieldRule, TransformName } from './ColumnSet.ts';

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
  year: ([cell = '']) => (/^(19|20)\d\d$/.test(cell) ? { value: cell } : nothing),
};

/** Reads the cells a rule names. */
export function applyRule(rule: FieldRule, cells: ReadonlyMap<string, string>): Reading {
  return transforms[rule.as](
    rule.from.map((column) => cleanText(cells.get(column.toLowerCase()) ?? '')),
    rule,
  );
}
