import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { importFiles } from './importFiles.ts';
import type { ImportOptions } from './importFiles.ts';
import type { FileReport } from './ImportReport.ts';
import { clinicianLines } from './testSupport/clinicianFile.ts';
import { nppesAddress, nppesFile, nppesHeader } from './testSupport/nppesFile.ts';

let store: Store;
let folder: string;
beforeEach(() => {
  store = openStore(':memory:', { pollMs: 0 });
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
const take = async (content: string | Buffer, options?: ImportOptions): Promise<FileReport> => {
  files += 1;
  const path = join(folder, `file-${files}.txt`);
  writeFileSync(path, content);
  const report = await importFiles(store, [path], options);
  return report.files[0]!;
};
const body = (id: string) => store.entities.get(id)?.body;

const HOSPITALS = `"Facility ID","Facility Name","Address","City/Town","State","ZIP Code","County/Parish","Telephone Number","Hospital Type","Hospital Ownership","Emergency Services","Meets criteria for birthing friendly designation","Hospital overall rating","Hospital overall rating footnote"
"229001","SAINT ALDER MEDICAL CENTER","100 HARBOR AVE","BOSTON","MA","02114","SUFFOLK","(617) 442-2000","Acute Care Hospitals","Voluntary non-profit - Private","Yes","Y","4",""
`;

describe('files as they are published today', () => {
  it('reads the hospitals with towns, counties and telephones under their new names', async () => {
    const report = await take(HOSPITALS);
    expect(report).toMatchObject({ title: 'CMS Hospital General Information', created: 1, rejected: [] });
    expect(body('ccn-229001')).toMatchObject({
      name: 'Saint Alder Medical Center',
      address: { line1: '100 Harbor Ave', city: 'Boston', region: 'MA', postalCode: '02114' },
      mainPhone: '+16174422000',
      c_hasER: true,
      timezone: 'America/New_York',
    });
  });

  it('reads the clinicians with their columns written out, and as the interface of the catalogue names them', async () => {
    const lines = [...clinicianLines(3)];
    const report = await take(lines.join('\n'));
    expect(report).toMatchObject({ title: 'CMS Doctors and Clinicians', read: 3, rejected: [] });
    expect(body('npi-1000000000')).toMatchObject({
      name: 'Adela F Brabraalderman',
      c_affiliate: [{ $ref: 'affiliate-pac-0600000000' }],
    });
    const [header = '', ...rows] = lines;
    const named = header.toLowerCase().replace(/[ /]/g, (mark) => (mark === ' ' ? '_' : ''));
    expect(named).toContain('provider_last_name');
    expect(named).toContain('citytown');
    const again = await take([named, ...rows].join('\n'));
    expect(again).toMatchObject({ created: 0, updated: 0, rejected: [] });
  });

  it('reads the hospitals of the homeland map with all columns it has now', async () => {
    const header =
      'X,Y,OBJECTID,ID,NAME,ADDRESS,CITY,STATE,ZIP,ZIP4,TELEPHONE,TYPE,STATUS,POPULATION,COUNTY,COUNTYFIPS,COUNTRY,LATITUDE,LONGITUDE,NAICS_CODE,NAICS_DESC,SOURCE,SOURCEDATE,VAL_METHOD,VAL_DATE,WEBSITE,STATE_ID,ALT_NAME,ST_FIPS,OWNER,TTL_STAFF,BEDS,TRAUMA,HELIPAD';
    const row =
      '-8100000,4800000,7,0000700001,NORTH QUAY HOSPITAL,12 QUAY RD,TUCSON,AZ,85701,NOT AVAILABLE,(520) 442-2000,GENERAL ACUTE CARE,OPEN,-999,PIMA,04019,USA,32.2217,-110.9748,622110,GENERAL MEDICAL,http://x.example,2020,OTHER,2020,http://quay.example,NOT AVAILABLE,NOT AVAILABLE,04,NON-PROFIT,-999,40,NOT AVAILABLE,N';
    const report = await take(`${header}\n${row}\n`);
    expect(report).toMatchObject({ title: 'HIFLD hospitals', created: 1, rejected: [] });
    expect(body('hifld-0000700001')).toMatchObject({
      name: 'North Quay Hospital',
      yextDisplayCoordinate: { latitude: 32.2217, longitude: -110.9748 },
    });
  });

  it('names the nearest kind and the column it lacks, under all its names', async () => {
    await expect(take(HOSPITALS.replace('"Telephone Number"', '"Call us"'))).rejects.toThrow(
      "line 1: is most like CMS Hospital General Information, but has no column 'Phone Number' / 'Telephone Number'",
    );
    const header = nppesHeader().filter((name) => !/Deactivation Date|^Entity Type/.test(name));
    await expect(take(nppesFile([], header))).rejects.toThrow(
      "is most like NPPES numbers of people, but has no column 'Entity Type Code', 'NPI Deactivation Date'",
    );
    await expect(take('alpha,beta\n1,2\n')).rejects.toThrow(
      'has columns no known kind of file has (alpha, beta …)',
    );
  });
});

describe('numbers of the national registry', () => {
  const person = {
    NPI: '1900000500',
    'Entity Type Code': '1',
    'Provider Last Name (Legal Name)': 'QUILLFORD',
    'Provider First Name': 'IRENE',
    'Provider Credential Text': 'M.D.',
    'Provider Sex Code': 'F',
    'Healthcare Provider Taxonomy Code_1': '207R00000X',
    'Healthcare Provider Primary Taxonomy Switch_1': 'N',
    'Healthcare Provider Taxonomy Code_2': '207RC0000X',
    'Healthcare Provider Primary Taxonomy Switch_2': 'Y',
    'Healthcare Provider Taxonomy Code_3': '390200000X',
    ...nppesAddress('12 QUAY RD', 'RENO', 'NV', '895014321'),
  };
  const place = {
    NPI: '1900000600',
    'Entity Type Code': '2',
    'Provider Organization Name (Legal Business Name)': 'NORTH QUAY URGENT CARE LLC',
    'Healthcare Provider Taxonomy Code_1': '261QU0200X',
    'Healthcare Provider Primary Taxonomy Switch_1': 'Y',
    ...nppesAddress('14 QUAY RD', 'RENO', 'NV', '89501'),
  };
  const outOfUse = { NPI: '1900000500', 'NPI Deactivation Date': '03/28/2026' };

  it('reads people with their kinds of work, the first one first, and places whose kind the site lists', async () => {
    const bank = { ...place, NPI: '1900000601', 'Healthcare Provider Taxonomy Code_1': '332G00000X' };
    const report = await take(nppesFile([person, place, bank]));
    expect(report).toMatchObject({
      title: 'NPPES numbers of people, NPPES numbers of organisations',
      rejected: [{ row: 4, code: 'unlisted-kind', about: '332G00000X' }],
    });
    expect(body('npi-1900000500')).toMatchObject({
      name: 'Irene Quillford',
      gender: 'Female',
      npi: '1900000500',
      c_providerSpecialties: [
        { specialty: { $ref: 'specialty-cardiology' } },
        { specialty: { $ref: 'specialty-internal-medicine' } },
      ],
    });
    expect(body('npi-1900000600')).toMatchObject({
      name: 'North Quay Urgent Care LLC',
      c_locationType: ['Urgent Care'],
    });
  });

  it('takes the rows of some states only, and says how many it passed over', async () => {
    const other = { ...person, NPI: '1900000501', ...nppesAddress('1 A ST', 'BOSTON', 'MA', '02114') };
    const report = await take(nppesFile([person, other]), { states: new Set(['NV']) });
    expect(report).toMatchObject({ read: 1, rejected: [] });
    expect(report.notes).toContain('1 rows of other states passed over');
    expect(body('npi-1900000501')).toBeUndefined();
  });

  it('removes a provider whose number is out of use, and an older list does not bring it back', async () => {
    await take(nppesFile([person]));
    expect(body('npi-1900000500')).toBeDefined();
    const report = await take(nppesFile([outOfUse]));
    expect(report).toMatchObject({ read: 1, rejected: [{ row: 2, code: 'inactive-number' }] });
    expect(report.flagged.map(({ reason }) => reason)).toEqual([
      'the number is out of use since 2026-03-28; npi-1900000500 was removed',
    ]);
    expect(body('npi-1900000500')).toBeUndefined();
    const older = await take(nppesFile([person, place]));
    expect(older.rejected).toMatchObject([{ row: 2, code: 'inactive-number' }]);
    expect(older.createdByType).toEqual({ healthcareFacility: 1 });
    expect(body('npi-1900000500')).toBeUndefined();
  });

  it('takes a number that was given out again', async () => {
    await take(nppesFile([outOfUse]));
    const dates = { 'NPI Deactivation Date': '03/28/2026', 'NPI Reactivation Date': '05/02/2026' };
    const report = await take(nppesFile([{ ...person, ...dates }]));
    expect(report.rejected).toEqual([]);
    expect(body('npi-1900000500')).toBeDefined();
    // From then on lists that say nothing of dates are believed again.
    expect((await take(nppesFile([person]))).rejected).toEqual([]);
  });

  it('keeps whom the network entered or changed itself, and tells of them; from the list of numbers, too', async () => {
    await take(nppesFile([person]));
    const { type, locale, body: was } = store.entities.get('npi-1900000500')!;
    store.entities.put([{ id: 'npi-1900000500', type, locale, body: { ...was, c_bio: 'Welcome.' } }]);
    const report = await take(
      'NPI\tNPPES Deactivation Date\n1900000500\t03/28/2026\n1900000999\t01/02/2020\n',
    );
    expect(report).toMatchObject({ title: 'NPPES deactivated numbers', read: 2 });
    expect(report.flagged.map(({ reason }) => reason)).toEqual([
      'the number is out of use since 2026-03-28; the directory still has it as npi-1900000500',
    ]);
    expect(body('npi-1900000500')).toMatchObject({ c_bio: 'Welcome.' });
  });
});

describe('however a file is written', () => {
  const header = 'NPI,lst_nm,frst_nm,gndr,Cred,pri_spec,adr_ln_1,cty,st,zip';
  const row = '1900000110,PEÑA,JOSÉ,M,MD,INTERNAL MEDICINE,"7 SECOND ST, REAR",DAVIS,CA,95616';
  const text = `${header}\r\n${row}\r\n`;
  const delimited = (mark: string) =>
    text.replace('"7 SECOND ST, REAR"', '7 SECOND ST').replaceAll(',', mark);

  it.each<[string, string | Buffer, string[]]>([
    ['UTF-8', text, []],
    ['UTF-8 with its mark', `\ufeff${text}`, []],
    ['UTF-16, low byte first', Buffer.from(`\ufeff${text}`, 'utf16le'), ['read as UTF-16LE']],
    ['UTF-16, high byte first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), ['read as UTF-16BE']],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), ['read as UTF-16LE']],
    ['Windows-1252', Buffer.from(text, 'latin1'), ['read as Windows-1252']],
    ['semicolons', delimited(';'), ['semicolons between the cells']],
    ['tabs', delimited('\t'), ['tabs between the cells']],
    ['vertical bars', delimited('|'), ['vertical bars between the cells']],
    [
      'UTF-16 and tabs, as a spreadsheet saves “Unicode text”',
      Buffer.from(`\ufeff${delimited('\t')}`, 'utf16le'),
      ['read as UTF-16LE', 'tabs between the cells'],
    ],
  ])('is read, and told: %s', async (_, content, notes) => {
    const report = await take(content);
    expect(report).toMatchObject({ created: 4, rejected: [], notes });
    expect(body('npi-1900000110')).toMatchObject({ firstName: 'José', lastName: 'Peña' });
  });

  it('reads the signs of Windows-1252 that Latin-1 has not', async () => {
    const written = text.replace('7 SECOND ST', 'ST. MARY\u0092S WAY 7 \u0096');
    await take(Buffer.from(written, 'latin1'));
    const office = [...store.entities.iterate('location', 'en')][0];
    expect((office?.body['address'] as { line1: string }).line1).toBe('St. Mary’s Way 7 –, Rear');
  });

  it('refuses UTF-8 with a damaged letter instead of taking it for something else', async () => {
    const damaged = Buffer.from(`${text}${text.split('\r\n')[1]}`);
    damaged[damaged.lastIndexOf(0xc3)] = 0xff;
    await expect(take(damaged)).rejects.toThrow('line 3: holds bytes that are no text in UTF-8');
  });
});
