import { buildClinician } from '#src/platform/import/buildClinician.ts';
import type { ClinicianOffice } from '#src/platform/import/buildClinician.ts';
import { buildFacility } from '#src/platform/import/buildFacility.ts';
import type { ParsedFile } from '#src/platform/import/Candidate.ts';
import { applyRule } from '#src/platform/import/columnSets/transforms.ts';
import type { TransformName } from '#src/platform/import/columnSets/ColumnSet.ts';
import { recordOf, recordsOf, textOf } from './records.ts';
import type { JsonRecord } from './records.ts';

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
        reason: `an error body, not data: ${textOf(errors[0]?.['description'])}`,
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

function takeResult(result: JsonRecord, row: number, parsed: ParsedFile): void {
  const basic = recordOf(result['basic']);
  const number = String(result['number'] ?? '');
  const label = textOf(basic['name']) || number;
  const reject = (reason: string) => void parsed.rejected.push({ row, label, reason });
  if (!/^[12]\d{9}$/.test(number)) return reject('no NPI');
  if (textOf(basic['status']) && textOf(basic['status']) !== 'A') return reject('the number is deactivated');
  const read = (as: TransformName, field: string, ...cells: unknown[]): string | undefined => {
    const from = cells.map((_, index) => String(index));
    const reading = applyRule(
      { from, as },
      new Map(cells.map((cell, index) => [String(index), textOf(cell)])),
    );
    if (reading.untrusted) parsed.flags.push({ row, field, kind: 'untrusted', reason: reading.untrusted });
    return reading.value as string | undefined;
  };
  const offices: ClinicianOffice[] = [];
  const addresses = [
    ...recordsOf(result['addresses']).filter((address) => address['address_purpose'] === 'LOCATION'),
    ...recordsOf(result['practiceLocations']),
  ];
  for (const address of addresses) {
    const line1 = read('addressLine', 'address.line1', address['address_1']);
    const city = read('city', 'address.city', address['city']);
    const region = read('region', 'address.region', address['state']);
    if (!line1 || !city || !region || textOf(address['country_code']) !== 'US') continue;
    offices.push({
      line1,
      line2: read('addressLine', 'address.line2', address['address_2']),
      city,
      region,
      postalCode: read('postalCode', 'address.postalCode', address['postal_code']),
      phone: read('phone', 'mainPhone', address['telephone_number']),
      fax: read('phone', 'fax', address['fax_number']),
    });
  }
  const taxonomies = recordsOf(result['taxonomies']);
  const ordered = [
    ...taxonomies.filter((one) => one['primary'] === true),
    ...taxonomies.filter((one) => one['primary'] !== true),
  ];
  const kinds = [...new Set(ordered.map((one) => textOf(one['desc'])).filter(Boolean))];
  const keys = [{ source: 'npi', key: number }];
  if (result['enumeration_type'] === 'NPI-2') {
    const [office] = offices;
    const name = read('placeName', 'name', basic['organization_name']);
    if (!name || !office) return reject('no name or no practice address');
    const type = places.find(([pattern]) => pattern.test(kinds[0] ?? ''))?.[1];
    if (!type) return reject(`'${kinds[0] ?? ''}' is not a type of location the site lists`);
    const built = buildFacility({
      ...office,
      row,
      source,
      keys,
      id: `npi-${number}`,
      name,
      locationTypes: [type],
    });
    parsed.candidates.push(built.candidate);
    parsed.flags.push(...built.flags);
    return;
  }
  const firstName = read('personName', 'firstName', basic['first_name']);
  const lastName = read('personName', 'lastName', basic['last_name']);
  if (!firstName || !lastName) return reject('no full name');
  const built = buildClinician({
    row,
    source,
    keys,
    id: `npi-${number}`,
    npi: number,
    firstName,
    middleName: read('personName', 'middleName', basic['middle_name']),
    lastName,
    suffix: read('personName', 'suffix', basic['name_suffix']),
    gender: read('gender', 'gender', basic['gender']),
    credential: textOf(basic['credential']) || undefined,
    specialties: kinds.filter((kind) => !/^(student|specialist$)/i.test(kind)),
    offices,
    hospitals: [],
  });
  parsed.candidates.push(...built.candidates);
  parsed.flags.push(...built.flags);
}
