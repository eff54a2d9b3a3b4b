import { parse } from 'csv-parse/sync';
import { buildClinician } from '#src/platform/import/buildClinician.ts';
import { buildFacility } from '#src/platform/import/buildFacility.ts';
import type { Deactivation, ParsedFile, SourceKey } from '#src/platform/import/Candidate.ts';
import { columnSetsFor, nearestSet } from '#src/platform/import/columnSets/allColumnSets.ts';
import { Cells, Columns } from '#src/platform/import/columnSets/Columns.ts';
import type {
  ClinicianColumns,
  ColumnSet,
  FacilityColumns,
  FieldRule,
  KeyRule,
} from '#src/platform/import/columnSets/ColumnSet.ts';
import { applyRule, taxonomyCodes, usDate } from '#src/platform/import/columnSets/transforms.ts';
import { ImportProblem } from '#src/platform/import/ImportProblem.ts';
import type { TextFile } from '#src/platform/import/inspectText.ts';
import type { OpenedFile, Piece, Taken } from '#src/platform/import/OpenedFile.ts';
import { readCsv } from '#src/platform/import/readCsv.ts';
import type { CsvRow, Delimiter } from '#src/platform/import/readCsv.ts';
import { readText } from '#src/platform/import/readText.ts';
import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { isUnknown } from '#src/platform/import/repair/isUnknown.ts';
import { refusal } from '../refusals.ts';
import type { Refusal } from '../refusals.ts';

/** Rows of one file that may be taken. */
const maximumRows = 2_000_000;
/** A file of more than that is stored in pieces of so many rows. */
const usualRowsAPiece = 2000;
/** How many pieces a file is stored in at least, if in pieces at all. */
const leastPieces = 2.5;
/** Rows after which it is told how far the first look has come. */
const rowsALook = 20_000;

const DELIMITERS: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

const emptyPart = (file: string, title: string): ParsedFile => ({
  ...{ file, title, read: 0 },
  ...{ candidates: [], rejected: [], closed: [], flags: [], notes: [] },
});

/**
 * Looks a CSV file of a known column set through to its end. Throws ImportProblem for a broken file and for unknown
 * columns. Only then its rows are read for what they say, in as many pieces as it needs.
 */
export async function openCsvFile(text: TextFile, taken: Taken): Promise<OpenedFile> {
  const csv = await CsvFile.open(text, taken);
  const { file, fingerprint } = text;
  const { title, rows } = csv;
  const { rowsAPiece = usualRowsAPiece } = taken;
  const isOnePiece = rows <= leastPieces * rowsAPiece;
  return {
    ...{
      file,
      title,
      rows,
      isOnePiece,
      pieces: (after) => csv.pieces(after, isOnePiece ? rows : rowsAPiece),
    },
    fingerprint: taken.states ? `${fingerprint} ${[...taken.states].sort().join()}` : fingerprint,
  };
}

/** A column set with its columns' places in the file at hand. */
interface PlacedSet {
  set: ColumnSet;
  columns: Columns;
}

/** What the first look through a file has found. */
interface Found {
  rows: number;
  /** Rows of states that were not asked for. */
  elsewhere: number;
  titles: Set<string>;
  /** Rows that speak of other rows, and so are needed before them. */
  early: ParsedFile;
  /** Hospitals by the number under which some row names them. */
  hospitals: Map<string, string>;
}

class CsvFile {
  readonly #text: TextFile;
  readonly #states: ReadonlySet<string> | undefined;
  readonly #delimiter: Delimiter;
  #sets: PlacedSet[] = [];
  readonly #found: Found;

  private constructor(text: TextFile, delimiter: Delimiter, { states }: Taken) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#states = states;
    const early = emptyPart(text.file, 'CSV');
    this.#found = { rows: 0, elsewhere: 0, titles: new Set(), early, hospitals: new Map() };
  }

  static async open(text: TextFile, taken: Taken): Promise<CsvFile> {
    const csv = new CsvFile(text, delimiterOf(await startOf(text)), taken);
    await csv.#look(taken.onLook);
    return csv;
  }

  get rows(): number {
    return this.#found.rows;
  }

  get title(): string {
    const { titles } = this.#found;
    return titles.size > 0 ? [...titles].join(', ') : (this.#sets[0]?.set.title ?? 'CSV');
  }

  /** The rows behind so many, in pieces; the first one says what was odd about the file as a whole. */
  async *pieces(after: number, size: number): AsyncGenerator<Piece> {
    const { early, rows } = this.#found;
    const title = this.title;
    let part = emptyPart(this.#text.file, title);
    if (after === 0) {
      part.closed.push(...early.closed);
      part.notes.push(...this.#notes());
    }
    let at = 0;
    for await (const row of this.#rows()) {
      at += 1;
      if (at <= after) continue;
      this.#take(row, part);
      if ((at - after) % size === 0 || at === rows) {
        yield { parsed: part, through: at };
        part = emptyPart(this.#text.file, title);
      }
    }
    if (rows === 0) yield { parsed: part, through: 0 };
  }

  #rows(): AsyncGenerator<CsvRow> {
    const { file } = this.#text;
    return readCsv(this.#text, this.#delimiter, (header) => {
      this.#sets = columnSetsFor(header).map((set) => ({ set, columns: new Columns(set, header) }));
      if (this.#sets.length === 0) throw new ImportProblem(file, unknownColumns(header), 1);
    });
  }

  async #look(onLook: Taken['onLook']): Promise<void> {
    const { file } = this.#text;
    const found = this.#found;
    for await (const row of this.#rows()) {
      found.rows += 1;
      if (found.rows % rowsALook === 0) onLook?.(file, found.rows);
      const placed = this.#setOf(row);
      if (!placed) continue;
      const cells = new Cells(placed.columns, row.record);
      if (this.#isElsewhere(placed.set, cells)) {
        found.elsewhere += 1;
        continue;
      }
      if (found.rows - found.elsewhere > maximumRows)
        throw new ImportProblem(file, `has more than ${maximumRows} rows. Split it into parts`, row.line);
      const { set } = placed;
      found.titles.add(set.title);
      if (set.kind === 'clinician') this.#rememberHospitals(set, cells);
      // A place that the end of a list calls closed must not be opened by its beginning.
      if (isClosed(set, cells)) takeRow(set, row, cells, found.early, found.hospitals);
    }
  }

  #rememberHospitals(set: ClinicianColumns, cells: Cells): void {
    const { hospitals } = this.#found;
    for (const { number, name } of set.hospitals) {
      const ccn = hospitalNumber(cells.get(number));
      if (ccn === undefined || hospitals.has(ccn)) continue;
      const named = applyRule({ from: [name], as: 'placeName' }, cells).value;
      if (typeof named === 'string') hospitals.set(ccn, named);
    }
  }

  /** The set a row is of: sets of the same columns are told apart by a cell. */
  #setOf({ record }: CsvRow): PlacedSet | undefined {
    return (
      this.#sets.find(({ set: { only }, columns }) => {
        if (!only) return true;
        return only.matches.test(cleanText(record[columns.place(only.column)] ?? ''));
      }) ??
      // A number out of use has nothing left by which one could tell what it stood for.
      this.#sets.find(({ set, columns }) => deactivationOf(set, new Cells(columns, record)) !== undefined)
    );
  }

  #isElsewhere(set: ColumnSet, cells: Cells): boolean {
    if (!this.#states || set.kind === 'deactivations') return false;
    const state = cleanText(
      set.fields.region.from.map((name) => cells.get(name) ?? '').join(''),
    ).toUpperCase();
    return state !== '' && !this.#states.has(state);
  }

  #take(row: CsvRow, part: ParsedFile): void {
    const placed = this.#setOf(row);
    if (!placed) {
      part.read += 1;
      const refused = { row: row.line, label: labelOf(row), field: 'type' };
      part.rejected.push({ ...refused, ...refusal('unknown-kind') });
      return;
    }
    const cells = new Cells(placed.columns, row.record);
    if (this.#isElsewhere(placed.set, cells)) return;
    part.read += 1;
    const closed = part.closed.length;
    takeRow(placed.set, row, cells, part, this.#found.hospitals);
    // Told already, before all others.
    part.closed.length = closed;
  }

  #notes(): string[] {
    const { rows, elsewhere } = this.#found;
    const { encoding } = this.#text;
    const notes: string[] = [];
    if (encoding !== 'UTF-8') notes.push(`read as ${encoding}`);
    if (this.#delimiter !== ',') notes.push(`${DELIMITERS[this.#delimiter]} between the cells`);
    if (rows === 0) notes.push('the file has a header and no rows');
    if (elsewhere > 0) notes.push(`${elsewhere} rows of other states passed over`);
    return notes;
  }
}

/** The beginning of a file, with its header in it. */
async function startOf(text: TextFile): Promise<string> {
  let start = '';
  for await (const piece of readText(text)) {
    start = (start + piece).trimStart();
    if (start.length > 64 * 1024 || start.includes('\n')) break;
  }
  return start;
}

/** What stands between the cells: that with which the header is most like one that is known, else has most columns. */
function delimiterOf(start: string): Delimiter {
  const rated = (Object.keys(DELIMITERS) as Delimiter[]).map((delimiter) => {
    const header = headerOf(start, delimiter);
    return { delimiter, share: nearestSet(header).share, columns: header.length };
  });
  return rated.reduce((best, one) =>
    one.share > best.share || (one.share === best.share && one.columns > best.columns) ? one : best,
  ).delimiter;
}

function headerOf(start: string, delimiter: Delimiter): string[] {
  try {
    const [header = []] = parse(start, {
      ...{ bom: true, delimiter, to: 1 },
      ...{ relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
    });
    return header.map(cleanText);
  } catch {
    return [];
  }
}

function unknownColumns(header: readonly string[]): string {
  const first = header.slice(0, 6).join(', ').slice(0, 100);
  const { set, missing, share } = nearestSet(header);
  if (share < 0.5) return `has columns no known kind of file has (${first} …). Describe them in a column set`;
  const wanted = missing
    .map((name) => [name, ...(set.alsoCalled?.[name] ?? [])].map((one) => `'${one}'`).join(' / '))
    .join(', ');
  return `is most like ${set.title}, but has no column ${wanted}`;
}

const labelOf = ({ record }: CsvRow) =>
  cleanText(record.find((cell) => /[A-Za-z]{3}/.test(cell)) ?? '').slice(0, 60);

const isClosed = ({ closed }: ColumnSet, cells: Cells): boolean =>
  closed !== undefined && closed.matches.test(cleanText(cells.get(closed.column) ?? ''));

/** The day since when a number is out of use, as far as it was not given out again; as 'yyyy-MM-dd'. */
function deactivationOf(set: ColumnSet, cells: Cells): string | undefined {
  if (!set.deactivated) return undefined;
  const on = usDate(cells.get(set.deactivated.on));
  const again = reactivationOf(set, cells);
  return on === undefined || (again !== undefined && again >= on) ? undefined : on;
}

const reactivationOf = ({ deactivated }: ColumnSet, cells: Cells): string | undefined =>
  deactivated?.again === undefined ? undefined : usDate(cells.get(deactivated.again));

/** A certification number with the zeros a spreadsheet ate. */
function hospitalNumber(cell: string | undefined): string | undefined {
  const number = (cell ?? '').trim();
  return /^\d{5}[\dA-Z]?$/i.test(number) ? number.padStart(6, '0').toUpperCase() : undefined;
}

function readKey(rule: KeyRule, cells: Cells): SourceKey | undefined {
  const cell = cleanText(cells.get(rule.from) ?? '');
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
  readonly cells: Cells;
  readonly #parsed: ParsedFile;
  readonly #isClosed: boolean;

  constructor(row: CsvRow, cells: Cells, parsed: ParsedFile, isClosed: boolean) {
    this.row = row;
    this.cells = cells;
    this.#parsed = parsed;
    this.#isClosed = isClosed;
  }

  /** The value a rule reads; what is odd about it is flagged, unless the place is closed anyway. */
  value<T>(field: string, rule: FieldRule | undefined): T | undefined {
    if (!rule) return undefined;
    const reading = applyRule(rule, this.cells);
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

/** Puts what a row says into a part of its file. */
function takeRow(
  set: ColumnSet,
  row: CsvRow,
  cells: Cells,
  parsed: ParsedFile,
  hospitals: ReadonlyMap<string, string>,
): void {
  const closed = isClosed(set, cells);
  const reader = new RowReader(row, cells, parsed, closed);
  const on = deactivationOf(set, cells);
  if (set.kind === 'deactivations' || on !== undefined) {
    const key = readKey(set.keys[0], cells);
    if (!key) return reader.reject(refusal('no-key', set.keys[0].from), set.keys[0].from);
    if (on === undefined) return reader.reject(refusal('no-key', set.deactivated?.on ?? ''), 'number');
    const one: Deactivation = { row: row.line, key, on, source: set.name };
    (parsed.deactivated ??= []).push(one);
    return reader.reject(refusal('inactive-number'), 'number');
  }
  const placed = readPlaced(set, reader);
  if (!placed) return;
  if (set.kind === 'clinician') {
    const built = clinicianOf(set, reader, placed, hospitals);
    if (!built) return;
    const inUseSince = reactivationOf(set, cells);
    if (inUseSince !== undefined) for (const one of built.candidates) one.inUseSince = inUseSince;
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
  const inUseSince = reactivationOf(set, cells);
  if (inUseSince !== undefined) built.candidate.inUseSince = inUseSince;
  parsed.candidates.push(built.candidate);
  parsed.flags.push(...built.flags);
}

/** Keys, address and phone; undefined where the row was refused for want of them. */
function readPlaced(set: FacilityColumns | ClinicianColumns, reader: RowReader): Placed | undefined {
  const keys = set.keys.map((rule) => readKey(rule, reader.cells));
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
  if (!type) return void reader.reject(kindRefusal(set, reader), 'type');
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

/** Why a place is of no kind the site lists: by its code, where the list has codes. */
function kindRefusal({ fields: { locationType } }: FacilityColumns, { cells }: RowReader): Refusal {
  if (locationType.as !== 'taxonomyPlace') return refusal('unknown-kind');
  const [code = ''] = taxonomyCodes(locationType.from.map((name) => cleanText(cells.get(name) ?? '')));
  return refusal('unlisted-kind', code);
}

function clinicianOf(
  set: ClinicianColumns,
  reader: RowReader,
  placed: Placed,
  named: ReadonlyMap<string, string>,
) {
  const { fields } = set;
  const { row, cells } = reader;
  const { own, keys, ...address } = placed;
  const firstName = reader.value<string>('firstName', fields.firstName);
  const lastName = reader.value<string>('lastName', fields.lastName);
  if (!firstName || !lastName) return void reader.reject(refusal('no-full-name'), 'name');
  const organization = reader.value<string>('organization', fields.organization);
  const organizationKey = set.organizationKey && readKey(set.organizationKey, cells);
  const hospitals = set.hospitals.flatMap((pair) => {
    const ccn = hospitalNumber(cells.get(pair.number));
    if (ccn === undefined) return [];
    const hospital = applyRule({ from: [pair.name], as: 'placeName' }, cells).value as string | undefined;
    return [{ ccn, name: hospital ?? named.get(ccn) }];
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
