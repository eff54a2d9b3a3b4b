import fc from 'fast-check';
import { providerFromWire } from './providerFromWire.ts';

const least = { id: 'prov1', uid: 7, name: 'Amara Okafor, MD' };
const read = (extra: Record<string, unknown>) => {
  const problems: string[] = [];
  const provider = providerFromWire({ ...least, ...extra }, 'en', (field) => problems.push(field));
  return { provider, problems };
};
const link = (name: string, more = {}) => ({ id: name.toLowerCase(), name, ...more });
const place = (more = {}) => ({
  id: 'fac1',
  uid: 5,
  name: 'Harbor Center',
  slug: 'harbor-center',
  meta: { entityType: { id: 'healthcareFacility' } },
  address: { line1: '1 Shore St', city: 'Davis', region: 'CA', postalCode: '95618' },
  yextDisplayCoordinate: { latitude: 38.5, longitude: -121.7 },
  hours: { monday: { openIntervals: [{ start: '08:00', end: '17:00' }] } },
  mainPhone: '+15305550100',
  ...more,
});
const plan = (name: string, payor: string) => ({ name, c_payorRelationship: [{ name: payor }] });

describe('providerFromWire', () => {
  it('[D-172] reads names, demographics, media and text', () => {
    const { provider, problems } = read({
      firstName: 'Amara',
      slug: 'dr-amara-okafor',
      gender: 'Female',
      c_ageRange: 'Other Specify',
      c_ageRangeOther: 'From 13',
      c_primaryTitle: [link('MD', { c_abbreviation: 'MD' })],
      c_secondaryTitles: [link('MPH')],
      headshot: { url: 'https://img.example/a.jpg', alternateText: 'Portrait', width: 460, height: 460 },
      c_isPhysician: true,
      c_isSutterMedicalGroup: true,
      c_startDate: '2027-01-01',
      c_reputationId: 'rep1',
      c_reputationRatingFiveStar: 4.8,
      c_offersVideoVisit: false,
      c_patientChartApp: 'MyHealthOnline',
      c_onlineServices: ['Rx refills'],
      c_worksWithResidents: true,
      acceptingNewPatients: false,
      c_brightcoveVideoID: '601',
      c_carePhilosophy: '<p>Listen</p><script>x</script>',
      c_communityActivities: 'Free clinic',
      c_personalInterest: '<p>Sailing</p>',
      c_freeTextLabel: '<p>First <b>visit</b></p>',
      c_freeTextContent: '<p>Whole families</p>',
      additionalAddressInfo: 'Second floor',
    });
    expect(problems).toEqual([]);
    expect(provider).toMatchObject({
      entityTypeId: 'healthcareProfessional',
      uid: '7',
      path: '/find-provider/dr-amara-okafor-prov1',
      shortDescription: 'Whole families',
      titles: ['MD', 'MPH'],
      image: { url: 'https://img.example/a.jpg', alternateText: 'Portrait' },
      gender: 'Female',
      ageRange: 'Other Specify',
      ageRangeOther: 'From 13',
      isPhysician: true,
      isOfMedicalGroup: true,
      startDate: '2027-01-01',
      reputationId: 'rep1',
      fiveStar: 4.8,
      offersVideoVisit: false,
      chartApp: 'MyHealthOnline',
      onlineServices: ['Rx refills'],
      worksWithResidents: true,
      acceptingNewPatients: false,
      brightcoveVideoId: '601',
      carePhilosophy: '<p>Listen</p>',
      communityActivities: '<p>Free clinic</p>',
      personalInterest: '<p>Sailing</p>',
      freeTextLabel: 'First visit',
      freeText: '<p>Whole families</p>',
      additionalAddressInfo: 'Second floor',
    });
  });

  it('[S-208] reads what scheduling needs', () => {
    const { provider, problems } = read({
      c_epicProviderId: 'E17',
      c_epicOpenSchedulingEnabled: true,
      c_epicProviderScheduleList: {
        providerSchedule: [
          { epicDepartmentID: 'D1', visitTypeID: 'V1', daysToFirstAvailableSlot: '3' },
          { epicDepartmentID: 'D2', visitTypeID: 'V2', daysToFirstAvailableSlot: -1 },
        ],
      },
    });
    expect(problems).toEqual([]);
    expect(provider).toMatchObject({ schedulingId: 'E17', openScheduling: true });
    expect(provider.schedules).toEqual([
      { departmentId: 'D1', visitTypeId: 'V1', daysToFirstSlot: 3 },
      { departmentId: 'D2', visitTypeId: 'V2' },
    ]);
  });

  it('[R-113] a physician without a slug gets one with dr-', () => {
    expect(read({ c_isPhysician: true }).provider.slug).toBe('dr-amara-okafor-md');
    expect(read({}).provider.slug).toBe('amara-okafor-md');
  });

  it('[D-173] reads experience', () => {
    const { provider } = read({
      c_additionalLanguages: [{ language: [link('Igbo')], availability: 'Fluent' }],
      c_relatedProcedures: [link('Biopsy')],
      c_relatedConditions: [link('Asthma', { c_detailPageURL: '/health/asthma' })],
      c_relatedReasonsForVisit: [link('Checkup')],
      c_providerPublications: [
        { title: 'Care', date: 2019, coauthors: 'Lee', uRL: 'javascript:alert(1)', publication: 'Annals' },
        { date: '2020' },
      ],
      c_onlineForms: [
        { c_resourceLinkText: 'History', c_resourceFile: { url: '/-/media/h.pdf' } },
        { c_resourceLinkText: 'No link' },
      ],
      c_formsIntroText: 'At home',
    });
    expect(provider).toMatchObject({
      languages: [{ name: 'Igbo', proficiency: 'Fluent' }],
      procedures: [{ name: 'Biopsy' }],
      conditions: [{ name: 'Asthma', path: '/health/asthma' }],
      reasons: [{ name: 'Checkup' }],
      forms: [{ href: '/-/media/h.pdf', text: 'History' }],
      formsIntro: '<p>At home</p>',
    });
    expect(provider.publications).toEqual([
      { title: 'Care', date: '2019', coauthors: 'Lee', publication: 'Annals' },
    ]);
  });

  it('[D-174] reads qualifications', () => {
    const { provider } = read({
      c_medSchool: ['Northlake'],
      c_internship: ['Bay'],
      c_residency: ['Coast'],
      c_fellowship: ['Hill', 'Lake'],
      c_licensureCertification: ['License'],
      c_education: 'BA',
      c_specialTrainingPlain: 'Ultrasound',
      c_providerAwards: [{ id: 'a', name: 'Best', c_displayYears: '2024', c_awardPresenter: [link('Org')] }],
    });
    expect(provider).toMatchObject({
      medSchools: ['Northlake'],
      internships: ['Bay'],
      residencies: ['Coast'],
      fellowships: ['Hill', 'Lake'],
      licensure: ['License'],
      education: ['BA'],
      specialTraining: 'Ultrasound',
      awards: [{ id: 'a', name: 'Best', years: '2024', presenter: 'Org' }],
    });
  });

  it('[D-175, R-116, R-117, R-122] reads affiliates, and their plans for physicians', () => {
    const wire = {
      c_affiliate: [
        link('Bay', {
          c_affiliateOrgType: 'Hospital',
          c_showReferralOnProviders: true,
          landingPageUrl: '/h/bay',
        }),
      ],
      c_healthcareProfessionalHealthPlanAffiliate: [
        { name: 'A', c_affiliateHealthPlans: [plan('Zephyr PPO', 'Z'), plan('Alder HMO', 'A')] },
        { name: 'B', c_affiliateHealthPlans: [plan('Alder HMO', 'A'), plan('Alder HMO', 'B')] },
      ],
    };
    const physician = read({ ...wire, c_isPhysician: true }).provider;
    expect(physician.affiliates).toEqual([
      { id: 'bay', name: 'Bay', orgType: 'Hospital', showsReferral: true, path: '/h/bay' },
    ]);
    expect(physician.plans).toEqual([
      { name: 'Alder HMO', payorName: 'A' },
      { name: 'Alder HMO', payorName: 'B' },
      { name: 'Zephyr PPO', payorName: 'Z' },
    ]);
    expect(read(wire).provider.plans).toEqual([]);
  });

  it.each([
    ['all, where the directory tells no more', {}, ['Alder HMO', 'Birch PPO', 'Birch Senior']],
    ['those of the insurers it lists', { c_healthPlanFacet: ['BIRCH PPO'] }, ['Birch PPO', 'Birch Senior']],
    [
      'those it lists one by one',
      { c_healthPlanFacet: ['Birch'], c_acceptedHealthPlans: [{ id: 'p2', name: 'Birch PPO' }] },
      ['Birch PPO'],
    ],
  ])('[R-122] of the plans of a group, a physician takes %s', (_, told, names) => {
    const { plans } = read({
      c_isPhysician: true,
      c_healthcareProfessionalHealthPlanAffiliate: [
        {
          name: 'A',
          c_affiliateHealthPlans: [
            { id: 'p1', ...plan('Alder HMO', 'Alder') },
            { id: 'p2', ...plan('Birch PPO', 'Birch') },
            { id: 'p3', ...plan('Birch Senior', 'Birch') },
          ],
        },
      ],
      ...told,
    }).provider;
    expect(plans.map(({ name }) => name)).toEqual(names);
  });

  it('[D-176] reads specialties; the practice’s own status stands in', () => {
    const specialty = [link('Surgery', { c_defaultText: 'Call', c_hideBookAppointmentLink: true })];
    const { provider } = read({
      c_providerSpecialties: [
        { specialty, status: 'Open', practiceStatus: 'Closed', boardCertification: 'Eligible' },
        {
          specialty,
          practiceStatus: 'Closed',
          practiceAlternativeText: 'Full',
          boardAlternativeText: 'Soon',
        },
        { status: 'Open' },
      ],
    });
    expect(provider.specialties).toMatchObject([
      {
        name: 'Surgery',
        status: 'Open',
        hidesBooking: true,
        defaultText: 'Call',
        boardCertification: 'Eligible',
      },
      { name: 'Surgery', status: 'Closed', alternativeText: 'Full', boardText: 'Soon' },
    ]);
  });

  it('[D-177] reads offices; the entry’s own name, phone and hours come first', () => {
    const { provider } = read({
      c_offices: [
        {
          practiceName: 'Harbor Office',
          phoneNumber: '+15305550101',
          fAXNumber: '+15305550102',
          officeOrFacility: [place()],
        },
        {
          officeOrFacility: [
            place({ id: 'loc2', meta: { entityType: { id: 'location' } }, nearestToUser: 800 }),
          ],
        },
        { practiceName: 'Alone', address: { line1: '2 Shore St', city: 'Davis' } },
        {},
      ],
    });
    expect(provider.offices).toMatchObject([
      {
        id: 'fac1',
        name: 'Harbor Office',
        path: '/find-location/facility/harbor-center-fac1',
        phone: '+15305550101',
        fax: '+15305550102',
        coordinate: { latitude: 38.5 },
        hours: { week: { monday: { intervals: [{ start: 480, end: 1020 }] } } },
      },
      { id: 'loc2', name: 'Harbor Center', phone: '+15305550100', distance: { metres: 800 } },
      { id: 'office-3', name: 'Alone', address: { city: 'Davis' } },
    ]);
    expect(provider.offices).toHaveLength(3);
    expect(provider.offices[1]).not.toHaveProperty('path');
  });

  it('whether new patients are taken is only known when it is said', () => {
    expect(read({}).provider).not.toHaveProperty('acceptingNewPatients');
    const { provider, problems } = read({ acceptingNewPatients: 'maybe' });
    expect(provider).not.toHaveProperty('acceptingNewPatients');
    expect(problems).toEqual(['acceptingNewPatients']);
  });

  it('is no provider without id or name', () => {
    expect(() => providerFromWire({ id: 'x' }, 'en', () => {})).toThrow(
      'A healthcareProfessional needs id and name',
    );
  });

  it('whatever the other fields are, a provider comes out, and it can be written into a page', () => {
    const names = [
      ...[
        'slug',
        'headshot',
        'c_primaryTitle',
        'c_providerSpecialties',
        'c_offices',
        'c_affiliate',
        'gender',
      ],
      ...[
        'c_healthcareProfessionalHealthPlanAffiliate',
        'c_epicProviderScheduleList',
        'c_onlineForms',
        'c_isPhysician',
      ],
      ...[
        'c_additionalLanguages',
        'c_providerAwards',
        'c_providerPublications',
        'c_medSchool',
        'c_freeTextLabel',
      ],
      ...['c_reputationRatingFiveStar', 'acceptingNewPatients', 'c_appointmentBookingUrl', 'address', 'meta'],
    ];
    const garbage = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.anything({ maxDepth: 1 }),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(
          fc.constantFrom(
            'name',
            'id',
            'specialty',
            'officeOrFacility',
            'hours',
            'language',
            'url',
            'html',
            'providerSchedule',
            'c_affiliateHealthPlans',
            'address',
            'line1',
            'city',
          ),
          tie('value'),
        ),
      ),
    })).value;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), garbage), (wire) => {
        const { provider } = read(wire);
        expect(JSON.parse(JSON.stringify(provider))).toEqual(provider);
      }),
      { numRuns: 300 },
    );
  });
});
