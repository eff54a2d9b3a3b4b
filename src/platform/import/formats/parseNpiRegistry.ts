import { buildClinician } from '#src/platform/import/buildClinician.ts';
import type { ClinicianOffice } from '#src/platform/import/buildClinician.ts';
import { buildFacility } from '#src/platform/import/buildFacility.ts';
import type { ParsedFile } from '#src/platform/import/Candidate.ts';
import { applyRule } from '#src/platform/import/columnSets/transforms.ts';
import type { TransformName } from '#src/platform/import/columnSets/ColumnSet.ts';
import { recordOf, recordsOf, textOf } from './records.ts';
import type { JsonRecord } from './records.ts';
import { refusal } from '../refusals.ts';
import type { Refusal } from '../refusals.ts';

const source = 'npi-registry';
/** Kinds of organisation (taxonomy name) that are a type of location on the site; others are no place of care it lists. */
const places: readonly [RegExp, string][] = [
  [/urgent care/i, 'Urgent Care'],
  [/ambulatory surgical/i, 'Surgery Center'],
  [/pharmacy/i, 'Pharmacy (Outpatient)'],
  [/physical therap|rehabilitation/i, 'Physical Therapy and Rehab'],
  [/laborator/i, 'Lab'],
  [/radiology|imaging/i, 'Imaging'],
  [/hospital/i, 'Hospital'],
  [/clinic|medicine|pediatrics|practice|surgery|care/i, 'Care Center'],
];

/**
 * Answers of the NPI registry's API: one answer, a list, or a set of recorded ones by name. Error bodies are
 * rejected as what they are; an empty answer gives nothing.
 */
export function parseNpiRegistry(
  file: string,
  answers: readonly (readonly [name: string, answer: JsonRecord])[],
): ParsedFile {
  const parsed: ParsedFile = {
    file,
    title: 'NPI registry answers',
    read: 0,
    candidates: [],
    rejected: [],
    closed: [],
    flags: [],
    notes: [],
  };
  let row = 0;
  for (const [name, answer] of answers) {
    const errors = recordsOf(answer['Errors']);
    if (errors.length > 0) {
      row += 1;
      parsed.read += 1;
      parsed.rejected.push({
        row,
        label: name,
        ...refusal('error-body', textOf(errors[0]?.['description'])),
      });
      continue;
    }
    for (const result of recordsOf(answer['results'])) {
      row += 1;
      parsed.read += 1;
      takeResult(result, row, parsed);
    }
  }
  return parsed;
}

/** One result while it is read: what its cells say, and where refusals and flags go. */
class ResultReader {
  readonly result: JsonRecord;
  readonly basic: JsonRecord;
  readonly number: string;
  readonly row: number;
  readonly #parsed: ParsedFile;

  constructor(result: JsonRecord, row: number, parsed: ParsedFile) {
    this.result = result;
    this.basic = recordOf(result['basic']);
    this.number = String(result['number'] ?? '');
    this.row = row;
    this.#parsed = parsed;
  }

  /** A value repaired as a cell of its kind; what can't be believed is flagged. */
  read(as: TransformName, field: string, cell: unknown): string | undefined {
    const reading = applyRule({ from: ['0'], as }, new Map([['0', textOf(cell)]]));
    if (reading.untrusted)
      this.#parsed.flags.push({ row: this.row, field, kind: 'untrusted', reason: reading.untrusted });
    return reading.value as string | undefined;
  }

  reject(why: Refusal, field?: string): void {
    const label = textOf(this.basic['name']) || this.number;
    this.#parsed.rejected.push({ row: this.row, label, ...why, ...(field && { field }) });
  }
}

function takeResult(result: JsonRecord, row: number, parsed: ParsedFile): void {
  const reader = new ResultReader(result, row, parsed);
  const { basic, number } = reader;
  if (!/^[12]\d{9}$/.test(number)) return reader.reject(refusal('no-npi'), 'number');
  if (textOf(basic['status']) && textOf(basic['status']) !== 'A')
    return reader.reject(refusal('inactive-number'), 'number');
  const offices = officesOf(reader);
  const kinds = kindsOf(result);
  if (result['enumeration_type'] === 'NPI-2') {
    const built = organizationOf(reader, offices, kinds);
    if (!built) return;
    parsed.candidates.push(built.candidate);
    parsed.flags.push(...built.flags);
    return;
  }
  const built = clinicianOf(reader, offices, kinds);
  if (!built) return;
  parsed.candidates.push(...built.candidates);
  parsed.flags.push(...built.flags);
}

/** Where somebody practises: complete addresses in the United States. */
function officesOf(reader: ResultReader): ClinicianOffice[] {
  const { result } = reader;
  const addresses = [
    ...recordsOf(result['addresses']).filter((address) => address['address_purpose'] === 'LOCATION'),
    ...recordsOf(result['practiceLocations']),
  ];
  return addresses.flatMap((address): ClinicianOffice[] => {
    const line1 = reader.read('addressLine', 'address.line1', address['address_1']);
    const city = reader.read('city', 'address.city', address['city']);
    const region = reader.read('region', 'address.region', address['state']);
    if (!line1 || !city || !region || textOf(address['country_code']) !== 'US') return [];
    return [
      {
        line1,
        line2: reader.read('addressLine', 'address.line2', address['address_2']),
        city,
        region,
        postalCode: reader.read('postalCode', 'address.postalCode', address['postal_code']),
        phone: reader.read('phone', 'mainPhone', address['telephone_number']),
        fax: reader.read('phone', 'fax', address['fax_number']),
      },
    ];
  });
}

/** What somebody does, in the registry's words, the primary ones first. */
function kindsOf(result: JsonRecord): string[] {
  const taxonomies = recordsOf(result['taxonomies']);
  const ordered = [
    ...taxonomies.filter((one) => one['primary'] === true),
    ...taxonomies.filter((one) => one['primary'] !== true),
  ];
  return [...new Set(ordered.map((one) => textOf(one['desc'])).filter(Boolean))];
}

function organizationOf(
  reader: ResultReader,
  [office]: readonly ClinicianOffice[],
  [kind = '']: readonly string[],
) {
  const { row, number } = reader;
  const name = reader.read('placeName', 'name', reader.basic['organization_name']);
  if (!name || !office) return void reader.reject(refusal('no-name-or-address'), 'name');
  const type = places.find(([pattern]) => pattern.test(kind))?.[1];
  if (!type) return void reader.reject(refusal('unlisted-kind', kind), 'type');
  const keys = [{ source: 'npi', key: number }];
  return buildFacility({ ...office, row, source, keys, id: `npi-${number}`, name, locationTypes: [type] });
}

function clinicianOf(reader: ResultReader, offices: ClinicianOffice[], kinds: readonly string[]) {
  const { basic, number } = reader;
  const firstName = reader.read('personName', 'firstName', basic['first_name']);
  const lastName = reader.read('personName', 'lastName', basic['last_name']);
  if (!firstName || !lastName) return void reader.reject(refusal('no-full-name'), 'name');
  return buildClinician({
    row: reader.row,
    source,
    keys: [{ source: 'npi', key: number }],
    id: `npi-${number}`,
    npi: number,
    firstName,
    middleName: reader.read('personName', 'middleName', basic['middle_name']),
    lastName,
    suffix: reader.read('personName', 'suffix', basic['name_suffix']),
    gender: reader.read('gender', 'gender', basic['gender']),
    credential: textOf(basic['credential']) || undefined,
    specialties: kinds.filter((kind) => !/^(student|specialist$)/i.test(kind)),
    offices,
    hospitals: [],
  });
}
