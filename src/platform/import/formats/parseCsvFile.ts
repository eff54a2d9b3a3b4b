import { buildClinician } from '#src/platform/import/buildClinician.ts';
import { buildFacility } from '#src/platform/import/buildFacility.ts';
import type { ParsedFile, SourceKey } from '#src/platform/import/Candidate.ts';
import { columnSetsFor } from '#src/platform/import/columnSets/allColumnSets.ts';
import type {
  ClinicianColumns,
  ColumnSet,
  FacilityColumns,
  FieldRule,
  KeyRule,
} from '#src/platform/import/columnSets/ColumnSet.ts';
import { applyRule } from '#src/platform/import/columnSets/transforms.ts';
import { ImportProblem } from '#src/platform/import/ImportProblem.ts';
import { readCsv } from '#src/platform/import/readCsv.ts';
import type { CsvRow } from '#src/platform/import/readCsv.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { isUnknown } from '#src/platform/import/repair/isUnknown.ts';
import { refusal } from '../refusals.ts';
import type { Refusal } from '../refusals.ts';

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
        field: 'type',
        ...refusal('unknown-kind'),
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

/** One row while it is read: what its cells say, and where refusals and flags go. */
class RowReader {
  readonly row: CsvRow;
  readonly #parsed: ParsedFile;
  readonly #isClosed: boolean;

  constructor(row: CsvRow, parsed: ParsedFile, isClosed: boolean) {
    this.row = row;
    this.#parsed = parsed;
    this.#isClosed = isClosed;
  }

  /** The value a rule reads; what is odd about it is flagged, unless the place is closed anyway. */
  value<T>(field: string, rule: FieldRule | undefined): T | undefined {
    if (!rule) return undefined;
    const reading = applyRule(rule, this.row.cells);
    if (reading.untrusted) this.#flag(field, 'untrusted', reading.untrusted);
    if (reading.note) this.#flag(field, 'note', reading.note);
    return reading.value as T | undefined;
  }

  reject(why: Refusal, field?: string): void {
    const { line: row } = this.row;
    this.#parsed.rejected.push({ row, label: labelOf(this.row), ...why, ...(field && { field }) });
  }

  #flag(field: string, kind: 'untrusted' | 'note', reason: string): void {
    if (!this.#isClosed) this.#parsed.flags.push({ row: this.row.line, field, kind, reason });
  }
}

/** What rows of both kinds have. */
interface Placed {
  /** Key the entity is named by; also the first of `keys`. */
  own: SourceKey;
  keys: SourceKey[];
  line1: string;
  line2: string | undefined;
  city: string;
  region: string;
  postalCode: string | undefined;
  phone: string | undefined;
}

function takeRow(set: ColumnSet, row: CsvRow, parsed: ParsedFile): void {
  const closed =
    set.closed && set.closed.matches.test(row.cells.get(set.closed.column.toLowerCase()) ?? '')
      ? set.closed
      : undefined;
  const reader = new RowReader(row, parsed, closed !== undefined);
  const placed = readPlaced(set, reader);
  if (!placed) return;
  if (set.kind === 'clinician') {
    const built = clinicianOf(set, reader, placed);
    if (!built) return;
    parsed.candidates.push(...built.candidates);
    parsed.flags.push(...built.flags);
    return;
  }
  const built = facilityOf(set, reader, placed);
  if (!built) return;
  if (closed) {
    parsed.closed.push(built.candidate);
    return reader.reject(refusal('closed'));
  }
  parsed.candidates.push(built.candidate);
  parsed.flags.push(...built.flags);
}

/** Keys, address and phone; undefined where the row was refused for want of them. */
function readPlaced(set: ColumnSet, reader: RowReader): Placed | undefined {
  const keys = set.keys.map((rule) => readKey(rule, reader.row));
  const [own] = keys;
  if (!own) return void reader.reject(refusal('no-key', set.keys[0].from), set.keys[0].from);
  const line1 = reader.value<string>('address.line1', set.fields.line1);
  const city = reader.value<string>('address.city', set.fields.city);
  const region = reader.value<string>('address.region', set.fields.region);
  if (!line1 || !city || !region) return void reader.reject(refusal('no-address'), 'address');
  return {
    ...{ own, line1, city, region },
    keys: keys.filter((key): key is SourceKey => key !== undefined),
    line2: reader.value<string>('address.line2', set.fields.line2),
    postalCode: reader.value<string>('address.postalCode', set.fields.postalCode),
    phone: reader.value<string>('mainPhone', set.fields.phone),
  };
}

function facilityOf(set: FacilityColumns, reader: RowReader, placed: Placed) {
  const { fields } = set;
  const { own, ...place } = placed;
  const name = reader.value<string>('name', fields.name);
  if (!name) return void reader.reject(refusal('no-name'), 'name');
  const type = reader.value<string>('c_locationType', fields.locationType);
  if (!type) return void reader.reject(refusal('unknown-kind'), 'type');
  const coordinate = reader.value<Point>('yextDisplayCoordinate', fields.coordinate);
  return buildFacility({
    ...place,
    row: reader.row.line,
    source: set.name,
    id: `${own.source}-${own.key.toLowerCase()}`,
    name,
    otherName: reader.value<string>('c_otherName', fields.otherName),
    coordinate,
    coordinateDistrust: fields.coordinate?.distrust,
    locationTypes: [type],
    hasEmergencyRoom: reader.value<boolean>('c_hasER', fields.hasEmergencyRoom),
    website: reader.value<string>('websiteUrl', fields.website),
  });
}

function clinicianOf(set: ClinicianColumns, reader: RowReader, placed: Placed) {
  const { fields } = set;
  const { row } = reader;
  const { own, keys, ...address } = placed;
  const firstName = reader.value<string>('firstName', fields.firstName);
  const lastName = reader.value<string>('lastName', fields.lastName);
  if (!firstName || !lastName) return void reader.reject(refusal('no-full-name'), 'name');
  const organization = reader.value<string>('organization', fields.organization);
  const organizationKey = set.organizationKey && readKey(set.organizationKey, row);
  const hospitals = set.hospitals.flatMap((pair) => {
    const ccn = (row.cells.get(pair.number.toLowerCase()) ?? '').trim();
    if (!/^\d{5}[\dA-Z]?$/i.test(ccn)) return [];
    const hospital = applyRule({ from: [pair.name], as: 'placeName' }, row.cells).value as string | undefined;
    return [{ ccn: ccn.padStart(6, '0').toUpperCase(), name: hospital }];
  });
  return buildClinician({
    row: row.line,
    source: set.name,
    keys,
    id: `npi-${own.key}`,
    npi: own.key,
    firstName,
    middleName: reader.value<string>('middleName', fields.middleName),
    lastName,
    suffix: reader.value<string>('suffix', fields.suffix),
    gender: reader.value<string>('gender', fields.gender),
    credential: reader.value<string>('credential', fields.credential),
    school: reader.value<string>('c_medSchool', fields.school),
    specialties: reader.value<string[]>('c_providerSpecialties', fields.specialties) ?? [],
    organization: organization && organizationKey ? { key: organizationKey, name: organization } : undefined,
    offices: [{ organization, ...address }],
    hospitals,
  });
}
