import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { importFiles } from './importFiles.ts';
import { ImportProblem } from './ImportProblem.ts';
import { formatReport } from './ImportReport.ts';
import type { FileReport } from './ImportReport.ts';

const fixture = (name: string) => join(__dirname, 'fixtures', name);
const facilities = [
  'hifld-hospitals.csv',
  'cms-hospitals.csv',
  'synthea-facilities.csv',
  'hifld-urgent-care.csv',
  'npi-facilities.csv',
  'datasf.csv',
].map(fixture);
const everything = [
  ...facilities,
  ...[
    'physician-compare.csv',
    'cms-clinicians.csv',
    'plannet.ndjson',
    'studies.json',
    'citations.json',
    'topics.json',
    'npi-answers.json',
    'yext.json',
  ].map(fixture),
];

let store: Store;
let folder: string;
beforeEach(() => {
  store = openStore(':memory:', { pollMs: 0 });
  folder = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const run = async (...names: string[]): Promise<FileReport[]> =>
  (await importFiles(store, names.map(fixture))).files;
const body = (id: string, locale: 'en' | 'es' = 'en') => store.entities.get(id, locale)?.body;
const flagsOf = (report: FileReport | undefined) =>
  (report?.flagged ?? []).map(({ row, field, kind }) => `${row} ${field} ${kind}`);
const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
/** Everything the store holds of entities, for comparing before and after. */
const contents = () =>
  JSON.stringify([
    store.database.prepare('SELECT id, locale, type, body, updated_at FROM entity ORDER BY id, locale').all(),
    store.database.prepare('SELECT * FROM import_link ORDER BY 1, 2').all(),
    store.database.prepare('SELECT * FROM fact ORDER BY 1, 2').all(),
  ]);

describe('facility files', () => {
  it('repairs a HIFLD row and rejects a closed place', async () => {
    const [report] = await run('hifld-hospitals.csv');
    expect(report).toMatchObject({ read: 3, created: 2, updated: 0, unchanged: 0, joined: 0 });
    expect(report?.rejected).toEqual([
      { row: 3, label: 'OLD QUARRY HOSPITAL', code: 'closed', about: '', reason: 'the place is closed' },
    ]);
    expect(body('hifld-0000100001')).toEqual({
      name: 'St. Alder Med Ctr',
      slug: 'st-alder-med-ctr',
      address: {
        line1: '100 So. Harbor Avenue',
        city: 'Sacramento',
        region: 'CA',
        postalCode: '95816',
        countryCode: 'US',
      },
      c_locationType: ['Hospital'],
      yextDisplayCoordinate: { latitude: 38.5725, longitude: -121.468 },
      timezone: 'America/Los_Angeles',
      websiteUrl: { url: 'http://www.alder.example/' },
    });
    // The number lost its zeros; the name keeps its numeral.
    expect(body('hifld-0000100003')).toMatchObject({
      name: 'McKinley Park Hospital II',
      c_otherName: 'Park Hospital',
      mainPhone: '+15104421000',
      address: { line1: '22 East 33rd St' },
    });
  });

  it('joins one hospital under three spellings and fills its gaps', async () => {
    const [hifld, cms, synthea] = await run(
      'hifld-hospitals.csv',
      'cms-hospitals.csv',
      'synthea-facilities.csv',
    );
    expect(hifld?.created).toBe(2);
    expect(cms).toMatchObject({ read: 3, created: 1, updated: 2, joined: 2 });
    expect(synthea).toMatchObject({ read: 2, created: 1, updated: 0, unchanged: 1, joined: 1 });
    const id = 'hifld-0000100001';
    expect(store.importLinks.find('ccn', '059001')).toBe(id);
    expect(store.importLinks.of(id)).toHaveLength(2);
    expect(body(id)).toMatchObject({ name: 'St. Alder Med Ctr', mainPhone: '+19164422000', c_hasER: true });
    // A town's coordinate is no hospital's, whichever file brings it.
    expect(flagsOf(synthea)).toContain('2 yextDisplayCoordinate untrusted');
    expect(body(id)).toMatchObject({ yextDisplayCoordinate: { latitude: 38.5725, longitude: -121.468 } });
  });

  it('leaves out coordinates that are far off or disputed, and reports conflicts', async () => {
    const [, cms] = await run('hifld-hospitals.csv', 'cms-hospitals.csv');
    expect(body('ccn-059002')).toMatchObject({
      name: 'Coast View Hospital',
      address: { city: 'San Francisco' },
    });
    expect(body('ccn-059002')).not.toHaveProperty('yextDisplayCoordinate');
    expect(body('hifld-0000100003')).not.toHaveProperty('yextDisplayCoordinate');
    expect(cms?.flagged.map(({ row, field, kind, reason }) => `${row} ${field} ${kind}: ${reason}`)).toEqual([
      '3 yextDisplayCoordinate untrusted: 37.769857, -123.032229 is 32 miles from the centre of ZIP 94117',
      "4 name conflict: is 'McKinley Park Hospital II', here 'McKinley Park Hospital'",
      "4 mainPhone conflict: is '+15104421000', here '+15104421001'",
      '4 yextDisplayCoordinate untrusted: hifld-hospitals and cms-hospitals put this place 6.9 miles apart',
    ]);
  });

  it('does not reopen what another source calls closed', async () => {
    const old = write(
      'old.csv',
      readFileSync(fixture('cms-hospitals.csv'), 'utf8').split('\n')[0] +
        '\n059009,OLD QUARRY HOSP,7 QUARRY RD,FRESNO,CA,93720,FRESNO,5594426000,Acute Care Hospitals,P,true,3,\n',
    );
    const { files } = await importFiles(store, [fixture('hifld-hospitals.csv'), old]);
    expect(files[1]?.rejected).toEqual([
      {
        ...{ row: 2, label: 'Old Quarry Hosp', code: 'closed-elsewhere', about: 'hifld-hospitals' },
        reason: 'closed, according to hifld-hospitals',
      },
    ]);
  });

  it('refines an urgent care centre with suite and ZIP+4, in either order', async () => {
    await run('synthea-facilities.csv', 'hifld-urgent-care.csv');
    const address = {
      line1: '300 Elm Court',
      line2: 'Suite 4B',
      city: 'Davis',
      region: 'CA',
      postalCode: '95616-1234',
      countryCode: 'US',
    };
    expect(body('synthea-urgent-care-77')).toMatchObject({ address, c_locationType: ['Urgent Care'] });
    const [, second] = await run('hifld-urgent-care.csv', 'synthea-facilities.csv');
    expect(second).toMatchObject({ created: 0, updated: 0 });
    expect(body('synthea-urgent-care-77')).toMatchObject({ address });
  });

  it('flags fillers, points abroad, one point for two streets, and broken rows of an NPI list', async () => {
    const [report] = await run('npi-facilities.csv');
    expect(report).toMatchObject({ read: 7, created: 4, joined: 1 });
    expect(report?.rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '7 no usable npi',
      '8 a kind of place this list is not known to have',
    ]);
    expect(flagsOf(report)).toEqual([
      '2 mainPhone untrusted',
      '3 yextDisplayCoordinate untrusted',
      '4 yextDisplayCoordinate untrusted',
      '5 yextDisplayCoordinate untrusted',
      '6 yextDisplayCoordinate untrusted',
      '8 c_locationType untrusted',
    ]);
    expect(body('npi-1900000011')).toEqual({
      name: 'River Bend Surgery Center, LLC',
      slug: 'river-bend-surgery-center-llc',
      address: {
        line1: '12 River Rd',
        line2: 'Ste 200',
        city: 'Sacramento',
        region: 'CA',
        postalCode: '95816',
        countryCode: 'US',
      },
      c_locationType: ['Surgery Center'],
      timezone: 'America/Los_Angeles',
      yextDisplayCoordinate: { latitude: 38.572, longitude: -121.467 },
    });
    // Two rows with one number: one entity, with the longer ZIP.
    expect(body('npi-1900000033')).toMatchObject({ address: { postalCode: '93720-9999' } });
  });

  it('copes with a byte order mark, CRLF, double encoding and mechanical capitals', async () => {
    const [report] = await run('datasf.csv');
    expect(report).toMatchObject({ created: 1, rejected: [], flagged: [] });
    expect(body('datasf-5')).toMatchObject({
      name: "Mission-UCSF Children's Clinic",
      address: { line1: '3850 17th Street', city: 'San Francisco', region: 'CA' },
      yextDisplayCoordinate: { latitude: 37.7627, longitude: -122.4318 },
      c_locationType: ['Care Center'],
    });
  });
});

describe('clinician files', () => {
  it('[R-113] makes one provider of several rows, with groups, hospitals, specialties and offices', async () => {
    const [report, second] = await run('physician-compare.csv', 'cms-clinicians.csv');
    expect(report).toMatchObject({ read: 2, joined: 1, rejected: [] });
    expect(report?.createdByType).toEqual({
      ce_specialty: 2,
      ce_providerTitle: 1,
      ce_affiliate: 2,
      location: 2,
      healthcareProfessional: 1,
    });
    expect(flagsOf(report)).toEqual(['2 c_affiliate → ccn-affiliate:059999 dangling']);
    const provider = body('npi-1900000110');
    expect(provider).toMatchObject({
      name: "Quilla D O'Mallory Jr.",
      firstName: 'Quilla',
      lastName: "O'Mallory",
      slug: 'dr-quilla-d-omallory-jr',
      gender: 'Female',
      c_isPhysician: true,
      c_affiliate: [{ $ref: 'affiliate-pac-0648573568' }, { $ref: 'ccn-affiliate-059001' }],
      c_providerSpecialties: [
        { specialty: { $ref: 'specialty-internal-medicine' } },
        { specialty: { $ref: 'specialty-geriatric-medicine' } },
      ],
    });
    expect(provider?.['c_offices']).toHaveLength(2);
    // The 2022 file knows the school and writes the name without its apostrophe.
    expect(provider).toMatchObject({ c_medSchool: 'University of the Example Coast' });
    expect(second).toMatchObject({ joined: 1 });
  });

  it('reads NPI registry answers and rejects recorded error bodies', async () => {
    const [report] = await run('npi-answers.json');
    expect(report).toMatchObject({ read: 3 });
    expect(report?.rejected.map(({ row, label, reason }) => `${row} ${label}: ${reason}`)).toEqual([
      "2 WIND ANESTHESIA LLC: 'Anesthesiology' is not a type of location the site lists",
      '3 two.json: an error body, not data: No valid search criteria provided',
    ]);
    expect(body('npi-1900000330')).toMatchObject({ name: 'Marta McAllard', c_isPhysician: true });
  });

  it('does not create a specialty the directory already has by name', async () => {
    store.entities.put([
      {
        id: 'spec-7',
        type: 'ce_specialty',
        locale: 'en',
        body: { name: 'Internal Medicine', slug: 'internal-medicine', c_hideReferralOnProviders: true },
      },
    ]);
    await run('cms-clinicians.csv');
    expect(body('npi-1900000110')).toMatchObject({
      c_providerSpecialties: [{ specialty: { $ref: 'spec-7' } }],
    });
    expect(body('spec-7')).toEqual({
      name: 'Internal Medicine',
      slug: 'internal-medicine',
      c_hideReferralOnProviders: true,
    });
  });
});

describe('FHIR Plan-Net', () => {
  it('reports what it made, drops made-up hours, and flags dangling links', async () => {
    const [report] = await run('plannet.ndjson');
    expect(report?.read).toBe(17);
    expect(report?.createdByType).toEqual({
      ce_affiliate: 2,
      ce_healthPlanPayor: 1,
      ce_providerTitle: 2,
      healthcareFacility: 5,
      ce_service: 1,
      ce_specialty: 1,
      ce_language: 1,
      healthcareProfessional: 1,
      ce_healthPlan: 1,
    });
    expect(report?.rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '9 the place is closed',
      '10 no street address: an area, not a place to go to',
      "14 the role's practitioner Practitioner/gone is not in the file",
      '17 the site shows nothing of a Endpoint',
    ]);
    expect(report?.notes).toEqual([
      'all 6 locations are said to be open around the clock; no hours are taken',
    ]);
    expect(flagsOf(report)).toEqual(
      [
        '4 hours untrusted',
        '4 address.postalCode note',
        '5 hours untrusted',
        '6 hours untrusted',
        '6 yextDisplayCoordinate untrusted',
        '7 hours untrusted',
        '8 hours untrusted',
        '11 location dangling',
        '12 c_affiliate → fhir:Organization/gone dangling',
      ].sort((a, b) => Number(a.split(' ')[0]) - Number(b.split(' ')[0])),
    );
  });

  it('maps what the site shows of places, people and plans', async () => {
    await run('plannet.ndjson');
    expect(body('fhir-loc-1')).toMatchObject({
      name: 'Place Number 1 Pharmacy',
      mainPhone: '+18604426001 x12',
      address: { line1: '10 Maple St', city: 'Hartford', region: 'CT', postalCode: '06103-1234' },
      c_locationType: ['Pharmacy (Outpatient)'],
      c_affiliate: [{ $ref: 'fhir-org-1' }],
      c_relatedServices: [
        {
          service: { $ref: 'service-pharmacy' },
          hours: {
            monday: { openIntervals: [{ start: '08:00', end: '18:00' }] },
            friday: { openIntervals: [{ start: '08:00', end: '18:00' }] },
          },
        },
      ],
      timezone: 'America/New_York',
    });
    // Days the source does not name are not said to be closed.
    expect(JSON.stringify(body('fhir-loc-1'))).not.toContain('isClosed');
    expect(body('fhir-loc-1')).not.toHaveProperty('hours');
    expect(body('fhir-loc-2')).toMatchObject({ c_affiliate: [{ $ref: 'fhir-org-1' }] });
    expect(body('fhir-p-1')).toMatchObject({
      name: 'Oren Vexley Jr.',
      c_isPhysician: true,
      c_primaryTitle: [{ $ref: 'title-md' }],
      c_secondaryTitles: [{ $ref: 'title-facep' }],
      gender: 'Male',
      acceptingNewPatients: false,
      c_providerSpecialties: [{ specialty: { $ref: 'specialty-internal-medicine' } }],
      c_additionalLanguages: [{ language: { $ref: 'language-spanish' }, availability: 'Conversational' }],
      c_offices: [
        {
          officeOrFacility: [{ $ref: 'fhir-loc-1' }],
          hours: { tuesday: { openIntervals: [{ start: '09:00', end: '12:00' }] } },
        },
      ],
    });
    expect(body('fhir-p-1')).not.toHaveProperty('c_affiliate');
    expect(body('fhir-plan-1')).toEqual({
      name: 'Birch Coast Bronze PPO Plan',
      slug: 'birch-coast-bronze-ppo-plan',
      c_healthPlanDisplayName: 'Birch Coast Bronze PPO Plan',
      c_healthPlanProductName: 'Commercial PPO',
      c_payorRelationship: [{ $ref: 'fhir-payer-1' }],
      c_healthPlanAffiliates: [{ $ref: 'fhir-org-1' }],
    });
    expect(body('title-md')).toEqual({ name: 'MD', slug: 'md', c_abbreviation: 'MD' });
  });

  it('takes a network for what people accept plans through, never for a hospital or group', async () => {
    await run('plannet.ndjson');
    expect(body('fhir-net-1')).toMatchObject({
      c_affiliateOrgType: 'HMO Network',
      c_affiliateHealthPlans: [{ $ref: 'fhir-plan-1' }],
    });
    expect(body('fhir-p-1')).toMatchObject({
      c_healthcareProfessionalHealthPlanAffiliate: [{ $ref: 'fhir-net-1' }],
      c_healthPlanFacet: ['Birch Insurance'],
    });
    for (const id of ['fhir-loc-1', 'fhir-loc-2', 'fhir-p-1', 'fhir-plan-1']) {
      const { c_affiliate: groups, c_healthPlanAffiliates: affiliates } = body(id) ?? {};
      expect(JSON.stringify([groups, affiliates])).not.toContain('fhir-net-1');
    }
  });

  it('reads the same resources from a Bundle', async () => {
    const resources = readFileSync(fixture('plannet.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ resource: JSON.parse(line) as unknown }));
    const bundle = write(
      'bundle.json',
      JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: resources }),
    );
    await run('plannet.ndjson');
    const { files } = await importFiles(store, [bundle]);
    expect(files[0]).toMatchObject({ created: 0, updated: 0, read: 17 });
  });
});

describe('research, topics and Yext entities', () => {
  it('[R-150] maps trial states to the states the site knows', async () => {
    const [report] = await run('studies.json');
    const state = (id: string) => body(id)?.['c_recruitingStatus'];
    expect(['nct-90000001', 'nct-90000002', 'nct-90000003', 'nct-90000004'].map(state)).toEqual([
      'Recruiting',
      'Completed Has Results',
      undefined,
      'Closed to Enrollment',
    ]);
    expect(report).toMatchObject({ read: 5, rejected: [{ row: 5 }] });
    expect(body('nct-90000001')).toMatchObject({
      c_clinicalType: 'Clinical',
      c_shortName: 'Short title of NCT90000001',
      c_funder: 'Example Sponsor',
      c_description: '<p>Summary with 5 &gt; 4 and &lt;b&gt;tags&lt;/b&gt;.</p>',
      c_eligibilityRecruitments: expect.stringContaining('<li>Age &gt;= 18 [years]</li>') as unknown,
      c_researchTopics: [{ $ref: 'topic-low-back-pain' }],
      c_researchLocations: [{ $ref: 'research-location-alder-clinic-fresno' }],
      c_trialsURL: 'https://clinicaltrials.gov/study/NCT90000001',
    });
    expect(body('research-location-alder-clinic-fresno')).toMatchObject({
      c_emailAddress: 'study@alder.example',
    });
    // A sponsor is not a person.
    expect(body('nct-90000001')?.['c_investigators']).toHaveLength(1);
  });

  it('reads citations with dates as exact as they are known', async () => {
    const [report] = await run('citations.json');
    const date = (id: string) => body(id)?.['c_publicationDate'];
    expect(['pmid-90000001', 'pmid-90000002', 'pmid-90000003', 'pmid-90000004'].map(date)).toEqual([
      '2019-01-15',
      '2019-04',
      '2013-02',
      '2020',
    ]);
    expect(report?.rejected).toHaveLength(1);
    expect(body('pmid-90000001')).toMatchObject({
      name: 'A translated title',
      c_authors: ['Tarnow I'],
      c_journals: ['Example Journal'],
      c_pubmedURL: 'https://pubmed.ncbi.nlm.nih.gov/90000001/',
    });
    expect(body('pmid-90000003')).toMatchObject({ c_description: '<p>Text &amp; more</p>' });
  });

  it('reads health topics', async () => {
    const [report] = await run('topics.json');
    expect(report).toMatchObject({ read: 2, created: 1, rejected: [{ row: 2 }] });
    expect(body('medlineplus-0000900')).toMatchObject({
      name: 'Example Ache',
      c_synonyms: ['Bellyache'],
      c_description: '<p>It hurts.</p><p>Get help if</p><ul><li>It is sudden</li><li>It stays</li></ul>',
    });
  });

  it('reads Yext entities in both languages and leaves out hours of another shape', async () => {
    const [report] = await run('yext.json');
    expect(report).toMatchObject({
      read: 3,
      created: 3,
      rejected: [
        {
          row: 3,
          label: 'odd',
          field: 'type',
          ...{ code: 'unknown-type', about: 'restaurant' },
          reason: "'restaurant' is not an entity type of the directory",
        },
      ],
    });
    expect(flagsOf(report)).toEqual(['1 locale note', '2 hours.monday untrusted']);
    expect(body('yext-place1')).toMatchObject({ timezone: 'America/New_York' });
    expect(body('yext-place1')).toMatchObject({
      name: 'Orchard Clinic',
      description: 'Orchard Clinic in New York ',
      hours: { sunday: { isClosed: true } },
    });
    expect(body('yext-place1', 'es')).toMatchObject({
      name: 'Clínica Orchard',
      address: { city: 'New York' },
    });
    expect(body('yext-doc1')).toEqual({ name: 'Oda Prell', slug: 'oda-prell' });
  });
});

describe('runs', () => {
  it('finds everything unchanged the second time, together and one by one', async () => {
    await importFiles(store, everything);
    const before = store.database
      .prepare('SELECT id, locale, body, updated_at FROM entity ORDER BY id, locale')
      .all();
    const again = await importFiles(store, everything);
    for (const file of again.files)
      expect([file.file, file.created, file.updated]).toEqual([file.file, 0, 0]);
    for (const file of everything) {
      const { files } = await importFiles(store, [file]);
      expect([file, files[0]?.created, files[0]?.updated]).toEqual([file, 0, 0]);
    }
    expect(
      store.database.prepare('SELECT id, locale, body, updated_at FROM entity ORDER BY id, locale').all(),
    ).toEqual(before);
  });

  it('leaves no link that leads nowhere', async () => {
    await importFiles(store, everything);
    const refs = store.database
      .prepare('SELECT body FROM entity')
      .all()
      .flatMap((row) =>
        [...String(row['body']).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ''),
      );
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((ref) => !store.entities.get(ref))).toEqual([]);
  });

  it('keeps the order of offices when one source has several and another adds one', async () => {
    const clinicians = write(
      'more.csv',
      `${readFileSync(fixture('cms-clinicians.csv'), 'utf8').replace('100 S HARBOR AVENUE,STE 5', '55 PINE ST,')}`,
    );
    const files = [fixture('physician-compare.csv'), clinicians];
    await importFiles(store, files);
    expect(body('npi-1900000110')?.['c_offices']).toHaveLength(3);
    const again = await importFiles(store, files);
    expect(again.files.map(({ created, updated }) => created + updated)).toEqual([0, 0]);
  });

  it('takes a corrected file of the same source', async () => {
    await run('hifld-urgent-care.csv');
    const corrected = write(
      'corrected.csv',
      readFileSync(fixture('hifld-urgent-care.csv'), 'utf8').replace('530-442-4000', '530-442-4111'),
    );
    const { files } = await importFiles(store, [corrected]);
    expect(files[0]).toMatchObject({ updated: 1, flagged: [] });
    expect(body('hifld-urgent-care-9001')).toMatchObject({ mainPhone: '+15304424111' });
  });

  it('reports the same in a dry run and changes nothing', async () => {
    const before = contents();
    const dry = await importFiles(store, everything, { dryRun: true });
    expect(contents()).toBe(before);
    const real = await importFiles(store, everything);
    expect(dry.files).toEqual(real.files);
    expect(formatReport(dry)).toContain('Dry run: nothing was changed.');
    expect(formatReport(real)).toMatch(/cms-hospitals\.csv\s+3\s+1\s+2\s+0\s+2\s+0\s+4\n/);
  });

  it('stores nothing of any file when one is broken', async () => {
    const before = contents();
    const broken = write('broken.csv', 'a,b\n1\n');
    await expect(importFiles(store, [fixture('datasf.csv'), broken])).rejects.toThrow(ImportProblem);
    expect(contents()).toBe(before);
  });

  it('undoes a file when storing fails half-way', async () => {
    const before = contents();
    const work = importFiles(store, [fixture('plannet.ndjson')], {
      onProgress: (_, done) => {
        if (done === 10) throw new Error('power cut');
      },
    });
    await expect(work).rejects.toThrow('power cut');
    expect(contents()).toBe(before);
  });
});

describe('hostile files', () => {
  const header = readFileSync(fixture('npi-facilities.csv'), 'utf8').split('\n')[0] ?? '';
  const good = readFileSync(fixture('npi-facilities.csv'));

  it.each<[string, string | Buffer, number | undefined, RegExp]>([
    ['an empty file', '', undefined, /is empty/],
    ['white space only', ' \n\n', undefined, /nothing but white space/],
    ['unknown columns', 'alpha,beta\n1,2\n', 1, /no known kind of file/],
    ['a column named twice', `${header},NPI\n`, 1, /names the column 'NPI' twice/],
    [
      'a row of 2 MB',
      `${header}\n,1900000011,"${'x'.repeat(2 * 1024 * 1024)}",,,,,,,,,\n`,
      undefined,
      /longer than 1048576 bytes/,
    ],
    ['a quote never closed', `${header}\n,1900000011,"RIVER BEND,12 RIVER RD\n`, undefined, /never closed/],
    [
      'a stray quote',
      `${header}\n,1900000011,"RIVER" BEND,1,2,3,4,5,6,7,8,9\n`,
      2,
      /a quote stands where none may be/,
    ],
    [
      'half a file',
      good.subarray(0, Math.floor(good.length / 2)),
      4,
      /has \d+ cells where the header has 12/,
    ],
    ['NUL bytes', Buffer.concat([good, Buffer.from([0x41, 0, 0x42])]), 9, /NUL byte/],
    ['a file cut inside a character', Buffer.concat([good, Buffer.from([0xc3])]), 9, /cut off/],
    ['JSON cut off', '{"a": [1,\n2', 2, /not valid JSON, or is cut off/],
    ['a JSON syntax error', '[\n{"a": 1},\n{"a" 1}]', 3, /not valid JSON/],
    ['a JSON depth bomb', '['.repeat(200_000), 1, /deeper than 64 levels/],
    [
      'an NDJSON depth bomb',
      `{"resourceType":"Location","id":"a"}\n{"a":${'['.repeat(100)}${']'.repeat(100)}}\n`,
      2,
      /deeper than 64 levels/,
    ],
    ['NDJSON cut off', '{"resourceType":"Location","id":"a"}\n{"resourceType":"Loc', 2, /cut off/],
    ['JSON of another kind', '[{"hello":"world"}]', undefined, /no known kind/],
    ['mixed NDJSON', '{"resourceType":"Location","id":"a"}\n{"x":1}\n', undefined, /mixes FHIR/],
  ])('refuses %s, names file and line, and changes nothing', async (_, content, line, reason) => {
    const before = contents();
    const path = write('file.txt', content);
    const problem = await importFiles(store, [path]).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ImportProblem);
    const { file, message, line: at } = problem as ImportProblem;
    expect(message).toMatch(reason);
    expect(file).toBe(path);
    if (line !== undefined) expect(at).toBe(line);
    expect(contents()).toBe(before);
  });

  it('says so when a file is missing or a folder', async () => {
    await expect(importFiles(store, [join(folder, 'none.csv')])).rejects.toThrow(/none\.csv: cannot be read/);
    await expect(importFiles(store, [folder])).rejects.toThrow(/is not a file/);
  });

  it('takes a header without rows as nothing to do', async () => {
    const { files } = await importFiles(store, [write('header.csv', `${header}\n`)]);
    expect(files[0]).toMatchObject({ read: 0, created: 0, notes: ['the file has a header and no rows'] });
  });

  it('does not let a record reach the prototype of objects', async () => {
    const evil =
      '[{"id":"e1","meta":{"entityType":{"id":"location"}},"name":"E","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]';
    await importFiles(store, [write('evil.json', evil)]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(body('yext-e1')).toEqual({ name: 'E', slug: 'e' });
  });
});
