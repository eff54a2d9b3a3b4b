import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

/** The columns of the clinicians' file as it is published since 2023. */
const HEADER = [
  ...[
    'NPI',
    'Ind_PAC_ID',
    'Ind_enrl_ID',
    'Provider Last Name',
    'Provider First Name',
    'Provider Middle Name',
  ],
  ...['suff', 'gndr', 'Cred', 'Med_sch', 'Grd_yr', 'pri_spec', 'sec_spec_1', 'sec_spec_2', 'sec_spec_3'],
  ...['sec_spec_4', 'sec_spec_all', 'Telehlth', 'Facility Name', 'org_pac_id', 'num_org_mem', 'adr_ln_1'],
  ...[
    'adr_ln_2',
    'ln_2_sprs',
    'City/Town',
    'State',
    'ZIP Code',
    'Telephone Number',
    'ind_assgn',
    'grp_assgn',
  ],
  'adrs_id',
];

const FIRST = 'ADELA BRISA CORIN DARIO ELVIN FARAH GRETA HALIM INES JONAS KAYA LEVON'.split(' ');
const LAST = 'ALDERMAN BROOKS CASTELLO DUARTE EVERLY FENWICK GARROW HOLLIS IVERS JUNCO'.split(' ');
const SYLLABLES = 'BRA DEN FOR GAL HUR KES LIN MOR NEV OST PEL QUI RAN SUL TOR VES WEN YAR ZOL'.split(' ');
const STREETS = 'ALDER BIRCH CEDAR DOGWOOD ELM FIR GINKGO HAZEL IRONWOOD JUNIPER'.split(' ');
const SPECIALTIES = [
  'INTERNAL MEDICINE',
  'FAMILY PRACTICE',
  'CARDIOVASCULAR DISEASE (CARDIOLOGY)',
  'NURSE PRACTITIONER',
];
const TOWNS: readonly [city: string, state: string, zip: string][] = [
  ['SACRAMENTO', 'CA', '958161234'],
  ['FRESNO', 'CA', '93720'],
  ['RENO', 'NV', '895014321'],
  ['BOSTON', 'MA', '021144321'],
  ['CHICAGO', 'IL', '606111234'],
];
const CREDENTIALS = ['MD', 'DO', 'NP', 'PA', 'PHD'];

/** The n-th of a list, over and over. */
const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Cells of a row by column; the grammar makes a person of a number, always the same one. */
export function clinicianCells(n: number): Record<string, string> {
  const last = `${of(SYLLABLES, n)}${of(SYLLABLES, Math.floor(n / 19))}${of(LAST, Math.floor(n / 361))}`;
  const [city, state, zip] = of(TOWNS, Math.floor(n / 7));
  const group = Math.floor(n / 40);
  return {
    NPI: String(1_000_000_000 + n * 7),
    Ind_PAC_ID: String(4_000_000_000 + n),
    'Provider Last Name': last,
    'Provider First Name': of(FIRST, n),
    'Provider Middle Name': n % 3 === 0 ? of(FIRST, n + 5).slice(0, 1) : '',
    gndr: n % 2 === 0 ? 'F' : 'M',
    Cred: of(CREDENTIALS, n),
    Med_sch: n % 4 === 0 ? 'OTHER' : `UNIVERSITY OF ${of(SYLLABLES, n)}FORD`,
    Grd_yr: String(1975 + (n % 45)),
    pri_spec: of(SPECIALTIES, n),
    sec_spec_1: n % 5 === 0 ? of(SPECIALTIES, n + 1) : '',
    'Facility Name': `${of(STREETS, group)} ${of(SYLLABLES, group)} MEDICAL GROUP INC`,
    org_pac_id: String(600_000_000 + group),
    num_org_mem: '40',
    adr_ln_1: `${100 + (n % 900)} ${of(STREETS, group)} ST`,
    adr_ln_2: n % 6 === 0 ? `STE ${1 + (n % 30)}` : '',
    'City/Town': city,
    State: state,
    'ZIP Code': zip,
    'Telephone Number': `916${String(2_000_000 + (n % 7_900_000)).padStart(7, '0')}`,
    ind_assgn: 'Y',
    grp_assgn: 'Y',
  };
}

/** What is otherwise in a row, by column. */
export type Change = (n: number) => Readonly<Record<string, string | undefined>>;

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The lines of a clinicians' file, the header first. `change` says what is otherwise in a row. */
export function* clinicianLines(rows: number, change: Change = () => ({})): Generator<string> {
  yield HEADER.join(',');
  for (let n = 0; n < rows; n += 1) {
    const cells: Record<string, string | undefined> = { ...clinicianCells(n), ...change(n) };
    yield HEADER.map((column) => cell(cells[column] ?? '')).join(',');
  }
}

/** Writes such a file without holding it in memory. */
export async function writeClinicians(path: string, rows: number, change?: Change): Promise<void> {
  const out = createWriteStream(path);
  let part = '';
  for (const line of clinicianLines(rows, change)) {
    part += `${line}\n`;
    if (part.length < 1_000_000) continue;
    if (!out.write(part)) await once(out, 'drain');
    part = '';
  }
  out.end(part);
  await once(out, 'finish');
}
