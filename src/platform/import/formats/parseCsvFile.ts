import { buildClinician } from '#src/platform/import/buildClinician.ts';
import { buildFacility } from '#src/platform/import/buildFacility.ts';
import type { ParsedFile, SourceKey } from '#src/platform/import/Candidate.ts';
import { columnSetsFor } from '#src/platform/import/columnSets/allColumnSets.ts';
import type { ColumnSet, FieldRule, KeyRule } from '#src/platform/import/columnSets/ColumnSet.ts';
import { applyRule } from '#src/platform/import/columnSets/transforms.ts';
import { ImportProblem } from '#src/platform/import/ImportProblem.ts';
import { readCsv } from '#src/platform/import/readCsv.ts';
import type { CsvRow } from '#src/platform/import/readCsv.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { isUnknown } from '#src/platform/import/repair/isUnknown.ts';

/** Reads a CSV file of a known column set. Throws ImportProblem for a broken file and for unknown columns. */
export async function parseCsvFile(file: string): Promise<ParsedFile> {
  let sets: ColumnSet[] = [];
  const parsed: ParsedFile = {
    file,
    title: 'CSV',
    read: 0,
    candidates: [],
    rejected: [],
    closed: [],
    flags: [],
    notes: [],
  };
  const rows = readCsv(file, (header) => {
    sets = columnSetsFor(header);
    const [first] = sets;
    if (!first) {
      throw new ImportProblem(
        file,
        `has columns no known kind of file has (${header.slice(0, 6).join(', ').slice(0, 100)} …). ` +
          'Describe them in a column set',
        1,
      );
    }
    parsed.title = first.title;
  });
  const titles = new Set<string>();
  for await (const row of rows) {
    parsed.read += 1;
    const set = sets.find(
      ({ only }) => !only || only.matches.test(row.cells.get(only.column.toLowerCase()) ?? ''),
    );
    if (!set) {
      parsed.rejected.push({
        row: row.line,
        label: labelOf(row),
        reason: 'a kind of place this list is not known to have',
      });
      continue;
    }
    titles.add(set.title);
    takeRow(set, row, parsed);
  }
  if (titles.size > 0) parsed.title = [...titles].join(', ');
  if (parsed.read === 0) parsed.notes.push('the file has a header and no rows');
  return parsed;
}

const labelOf = (row: CsvRow) =>
  [...row.cells.values()].find((cell) => /[A-Za-z]{3}/.test(cell))?.slice(0, 60) ?? '';

function readKey(rule: KeyRule, row: CsvRow): SourceKey | undefined {
  const cell = row.cells.get(rule.from.toLowerCase()) ?? '';
  if (isUnknown(cell) || (rule.pad !== undefined && /^0+$/.test(cell))) return undefined;
  const key = cell
    .replace(/\.0$/, '')
    .padStart(rule.pad ?? 0, '0')
    .toUpperCase();
  return rule.pattern.test(key) ? { source: rule.source, key } : undefined;
}

function takeRow(set: ColumnSet, row: CsvRow, parsed: ParsedFile): void {
  const reject = (reason: string) => parsed.rejected.push({ row: row.line, label: labelOf(row), reason });
  const closed =
    set.closed && set.closed.matches.test(row.cells.get(set.closed.column.toLowerCase()) ?? '')
      ? set.closed
      : undefined;
  const flag = (field: string, kind: 'untrusted' | 'note', reason: string) =>
    !closed && parsed.flags.push({ row: row.line, field, kind, reason });
  const value = <T>(field: string, rule: FieldRule | undefined): T | undefined => {
    if (!rule) return undefined;
    const reading = applyRule(rule, row.cells);
    if (reading.untrusted) flag(field, 'untrusted', reading.untrusted);
    if (reading.note) flag(field, 'note', reading.note);
    return reading.value as T | undefined;
  };
  const keys = set.keys.map((rule) => readKey(rule, row));
  const [own] = keys;
  if (!own) return void reject(`no usable ${set.keys[0].from}`);
  const known = keys.filter((key): key is SourceKey => key !== undefined);
  const address = {
    line1: value<string>('address.line1', set.fields.line1),
    city: value<string>('address.city', set.fields.city),
    region: value<string>('address.region', set.fields.region),
  };
  if (!address.line1 || !address.city || !address.region) return void reject('no complete address');
  const { line1, city, region } = address;
  const line2 = value<string>('address.line2', set.fields.line2);
  const postalCode = value<string>('address.postalCode', set.fields.postalCode);
  const phone = value<string>('mainPhone', set.fields.phone);
  if (set.kind === 'facility') {
    const { fields } = set;
    const name = value<string>('name', fields.name);
    if (!name) return void reject('no name');
    const type = value<string>('c_locationType', fields.locationType);
    if (!type) return void reject('a kind of place this list is not known to have');
    const coordinate = value<Point>('yextDisplayCoordinate', fields.coordinate);
    const built = buildFacility({
      row: row.line,
      source: set.name,
      keys: known,
      id: `${own.source}-${own.key.toLowerCase()}`,
      name,
      otherName: value<string>('c_otherName', fields.otherName),
      line1,
      line2,
      city,
      region,
      postalCode,
      phone,
      coordinate,
      coordinateDistrust: fields.coordinate?.distrust,
      locationTypes: [type],
      hasEmergencyRoom: value<boolean>('c_hasER', fields.hasEmergencyRoom),
      website: value<string>('websiteUrl', fields.website),
    });
    if (closed) {
      parsed.closed.push(built.candidate);
      return void reject(closed.reason);
    }
    parsed.candidates.push(built.candidate);
    parsed.flags.push(...built.flags);
    return;
  }
  const { fields } = set;
  const firstName = value<string>('firstName', fields.firstName);
  const lastName = value<string>('lastName', fields.lastName);
  if (!firstName || !lastName) return void reject('no full name');
  const organization = value<string>('organization', fields.organization);
  const organizationKey = set.organizationKey && readKey(set.organizationKey, row);
  const hospitals = set.hospitals.flatMap((pair) => {
    const ccn = (row.cells.get(pair.number.toLowerCase()) ?? '').trim();
    if (!/^\d{5}[\dA-Z]?$/i.test(ccn)) return [];
    const hospital = applyRule({ from: [pair.name], as: 'placeName' }, row.cells).value as string | undefined;
    return [{ ccn: ccn.padStart(6, '0').toUpperCase(), name: hospital }];
  });
  const built = buildClinician({
    row: row.line,
    source: set.name,
    keys: known,
    id: `npi-${own.key}`,
    npi: own.key,
    firstName,
    middleName: value<string>('middleName', fields.middleName),
    lastName,
    suffix: value<string>('suffix', fields.suffix),
    gender: value<string>('gender', fields.gender),
    credential: value<string>('credential', fields.credential),
    school: value<string>('c_medSchool', fields.school),
    specialties: value<string[]>('c_providerSpecialties', fields.specialties) ?? [],
    organization: organization && organizationKey ? { key: organizationKey, name: organization } : undefined,
    offices: [{ organization, line1, line2, city, region, postalCode, phone }],
    hospitals,
  });
  parsed.candidates.push(...built.candidates);
  parsed.flags.push(...built.flags);
}
