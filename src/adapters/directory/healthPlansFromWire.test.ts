import fc from 'fast-check';
import { affiliateFromWire, healthPlanFromWire, payorFromWire } from './healthPlansFromWire.ts';
import { planProviderFromWire } from './planProviderFromWire.ts';

const problems: string[] = [];
const note = (field: string) => void problems.push(field);
beforeEach(() => {
  problems.length = 0;
});

const payor = { id: 'payor1', uid: 11, name: 'Blue River', slug: 'blue-river' };
const plan = { id: 'plan2', uid: 12, name: 'Gold 80 2026', slug: 'gold' };

it('[D-037, D-040, Q-232] reads every field of a plan', () => {
  const read = healthPlanFromWire(
    {
      ...plan,
      c_healthPlanProductName: 'Gold 80',
      c_healthPlanDisplayName: 'Blue River Gold',
      c_healthPlanNotes: ['One', '', 'Two'],
      c_healthPlanDisclaimerOverride: { html: '<p>Call.<script>x</script></p>' },
      c_payor: [{ id: 'other', uid: 9, name: 'Other' }],
      c_payorRelationship: [payor, { id: 'payor2', uid: 13, name: 'Second' }],
      c_healthPlanAffiliates: [
        { id: 'a1', uid: 1, name: 'Oak Hospital', slug: 'oak', c_affiliateOrgType: 'Hospital' },
        { id: 'a2', uid: 2, name: 'Elm Group', c_affiliateOrgType: 'IPA' },
        { id: 'a3', uid: 3, name: 'Gone', c_isDeleted: true },
        { uid: 4 },
      ],
      c_planType: 'HMO',
      c_planMarket: 'Employers',
      c_planPageURL: '/plans/gold',
      c_planYear: 2027,
      meta: { updateTimestamp: '2026-11-01T00:00:00Z' },
    },
    'en',
    note,
  );
  expect(read).toEqual({
    planType: 'HMO',
    market: 'Employers',
    planPage: '/plans/gold',
    facts: { year: 2027, premiums: [], shares: [] },
    entityTypeId: 'ce_healthPlan',
    id: 'plan2',
    uid: '12',
    locale: 'en',
    slug: 'gold',
    path: '/health-plan/plan/blue-river-payor1/gold-plan2',
    name: 'Gold 80 2026',
    displayName: 'Blue River Gold',
    productName: 'Gold 80',
    payor: { id: 'payor1', name: 'Blue River', path: '/health-plan/plan/blue-river-payor1' },
    notes: ['One', 'Two'],
    disclaimer: '<p>Call.</p>',
    affiliates: [
      { id: 'a1', name: 'Oak Hospital', orgType: 'Hospital', path: '/health-plan/hospital/oak-a1' },
      { id: 'a2', name: 'Elm Group', orgType: 'IPA', path: '/health-plan/med-group/elm-group-a2' },
    ],
    updatedAt: '2026-11-01T00:00:00Z',
  });
  expect(problems).toEqual([]);
});

it('an affiliate comes with its plans, each under its payor', () => {
  const read = affiliateFromWire(
    {
      id: 'a1',
      uid: 1,
      name: 'Oak',
      c_affiliateOrgType: 'Hospital',
      c_affiliateHealthPlans: [{ ...plan, c_payorRelationship: payor }, 'nothing'],
    },
    'en',
    note,
  );
  expect(read).toMatchObject({ path: '/health-plan/hospital/oak-a1', orgType: 'Hospital' });
  expect(read.plans).toEqual([
    {
      id: 'plan2',
      uid: '12',
      name: 'Gold 80 2026',
      payorName: 'Blue River',
      payorPath: '/health-plan/plan/blue-river-payor1',
      path: '/health-plan/plan/blue-river-payor1/gold-plan2',
    },
  ]);
});

it('[D-196, D-197] reads every field of a plan provider; an address without one is left out', () => {
  const read = planProviderFromWire(
    {
      id: 'shpp1',
      uid: 5,
      name: 'Casey Navarrete, NP',
      slug: 'casey',
      acceptingNewPatients: false,
      c_startDate: '2027-01-01',
      c_shpAddresses: [
        {
          id: 'x1',
          name: 'Pear Clinic',
          address: { line1: '1 Plaza', city: 'Davis', region: 'CA', postalCode: '95616', countryCode: 'US' },
          c_shpPhone: '+15105550155',
          c_shpFax: '+15105550156',
          yextDisplayCoordinate: { latitude: 38.5, longitude: -121.7 },
        },
        { id: 'x2', name: 'Nowhere' },
      ],
      c_shpDisplayComments: 'Accepting; call first',
      c_shpProviderID: 'MP1',
      c_shpProviderType: 'Nurse Practitioner',
      c_shpProviderTitle: 'NP',
      c_shpSpecialty: [{ id: 's', name: 'Pediatrics' }],
      c_isPrimaryCareProvider: true,
      c_shpNPI: 9200000001,
      c_stateLicenseNo: 'X1',
      c_shpLanguage: ['English', 'English', 'Thai'],
      gender: 'FEMALE',
      certifications: ['CPNP'],
      c_shpHospitalAffiliation: ['Oak'],
      c_shpMedicalGroupAffiliation: ['Elm'],
      c_shpASCAffiliation: ['Ash'],
      c_shpGenderAffirmingServices: true,
      c_shpLastUpdatedDate: '2026-11-17',
      c_shpRelatedProvider: [
        { id: 'p1', name: 'Casey', c_reputationRatingFiveStar: 4.5, c_offices: [{ practiceName: 'Pear' }] },
        { id: 'p2', name: 'Other' },
      ],
    },
    'en',
    note,
  );
  expect(read).toMatchObject({
    path: '/find-provider/casey-shpp1',
    acceptingNewPatients: false,
    startDate: '2027-01-01',
    status: 'Accepting',
    statusExtra: 'call first',
    providerNumber: 'MP1',
    providerType: 'Nurse Practitioner',
    title: 'NP',
    specialties: ['Pediatrics'],
    isPrimaryCare: true,
    npi: '9200000001',
    licenseNumber: 'X1',
    languages: ['English', 'Thai'],
    gender: 'FEMALE',
    certifications: ['CPNP'],
    hospitals: ['Oak'],
    medicalGroups: ['Elm'],
    surgeryCenters: ['Ash'],
    offersGenderAffirmingCare: true,
    updatedAt: '2026-11-17',
    related: { fiveStar: 4.5, offices: [{}], openScheduling: false },
  });
  expect(read.addresses).toEqual([
    {
      id: 'x1',
      name: 'Pear Clinic',
      address: { line1: '1 Plaza', city: 'Davis', region: 'CA', postalCode: '95616', countryCode: 'US' },
      coordinate: { latitude: 38.5, longitude: -121.7 },
      phone: '+15105550155',
      fax: '+15105550156',
    },
  ]);
  expect(problems).toEqual([]);
});

it.each([
  [{ id: 'p1', name: 'Gone', c_isDeleted: true }, []],
  [[{ id: 'p1' }], ['c_shpRelatedProvider']],
  ['p1', []],
])('a related provider %j is left out', (related, told) => {
  const read = planProviderFromWire({ id: '1', name: 'A', c_shpRelatedProvider: related }, 'en', note);
  expect([read.related, problems]).toEqual([undefined, told]);
});

describe('whatever the directory sends', () => {
  const fields = [
    'slug',
    'uid',
    'c_healthPlanProductName',
    'c_healthPlanDisplayName',
    'c_healthPlanNotes',
    'c_healthPlanDisclaimerOverride',
    'c_payor',
    'c_payorRelationship',
    'c_healthPlanAffiliates',
    'c_affiliateHealthPlans',
    'c_affiliateOrgType',
    'c_shpAddresses',
    'c_shpDisplayComments',
    'c_shpSpecialty',
    'c_shpLanguage',
    'c_shpRelatedProvider',
    'certifications',
    'gender',
    'meta',
  ];
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('<script>alert(1)</script>', { html: '<img src=x onerror=alert(1)>' }, [null, 7, {}]),
    fc.array(
      fc.record({ id: fc.jsonValue(), name: fc.jsonValue(), slug: fc.string() }, { requiredKeys: [] }),
    ),
  );
  const document = fc
    .record(Object.fromEntries(fields.map((field) => [field, anything])), { requiredKeys: [] })
    .map((wire) => ({ ...wire, id: '1', name: 'Name' }) as Record<string, unknown>);

  it.each([
    ['plan', healthPlanFromWire],
    ['payor', payorFromWire],
    ['affiliate', affiliateFromWire],
    ['plan provider', planProviderFromWire],
  ])('a %s is read, serialisable and without script', (_kind, read) => {
    fc.assert(
      fc.property(document, (wire) => {
        const entity = read(wire, 'en', () => undefined);
        expect(JSON.parse(JSON.stringify(entity))).toEqual(entity);
        expect(entity.path).toMatch(/^\/(health-plan|find-provider)\//);
        if ('disclaimer' in entity) expect(entity.disclaimer ?? '').not.toMatch(/<script|onerror/i);
      }),
    );
    expect(() => read({ id: '1' }, 'en', () => undefined)).toThrow('needs id and name');
  });
});
