import type { SafeHtml } from '#src/domain/entities/common.ts';
import { open } from '#src/domain/hours/testing/writtenHours.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';

const html = (text: string) => text as SafeHtml;
const day = (start: string, end: string) => open(`${start}-${end}`);

/** A provider of whom the directory knows nothing but the name. */
export function bareProvider(overrides: Partial<Provider> = {}): Provider {
  return {
    entityTypeId: 'healthcareProfessional',
    id: 'prov0',
    uid: '1',
    locale: 'en',
    slug: 'ana-lee',
    path: '/find-provider/ana-lee-prov0',
    name: 'Ana Lee',
    titles: [],
    isPhysician: false,
    isOfMedicalGroup: false,
    onlineServices: [],
    worksWithResidents: false,
    languages: [],
    procedures: [],
    conditions: [],
    reasons: [],
    publications: [],
    forms: [],
    medSchools: [],
    internships: [],
    residencies: [],
    fellowships: [],
    licensure: [],
    education: [],
    awards: [],
    plans: [],
    specialties: [],
    affiliates: [],
    offices: [],
    openScheduling: false,
    schedules: [],
    ...overrides,
  };
}

/** A provider with everything the page can show; falls to rung 7 of the booking ladder (a call). */
export function providerFixture(overrides: Partial<Provider> = {}): Provider {
  return bareProvider({
    id: 'prov1',
    uid: '9001',
    slug: 'dr-amara-okafor',
    path: '/find-provider/dr-amara-okafor-prov1',
    name: 'Amara Okafor, MD',
    titles: ['MD', 'MPH'],
    gender: 'Female',
    ageRange: '18 + years',
    isPhysician: true,
    isOfMedicalGroup: true,
    acceptingNewPatients: true,
    reputationId: 'rep1',
    fiveStar: 4.86,
    offersVideoVisit: true,
    chartApp: 'MyHealthOnline',
    onlineServices: ['Rx refills', 'test results', 'telepathy'],
    worksWithResidents: true,
    brightcoveVideoId: '6012345',
    carePhilosophy: html('<p>Most of my job is listening.</p>'),
    freeTextLabel: 'Your first visit',
    freeText: html('<p>Dr. Okafor looks after whole families.</p>'),
    personalInterest: html('<p>Sailing</p>'),
    communityActivities: html('<p>Free clinic</p>'),
    additionalAddressInfo: 'Please check in on the second floor.',
    languages: [
      { name: 'Spanish', proficiency: 'Fluent' },
      { name: 'Igbo', proficiency: 'Unknown' },
    ],
    procedures: [{ id: 'p1', name: 'Skin biopsy' }],
    conditions: [
      { id: 'c2', name: 'Diabetes' },
      { id: 'c1', name: 'Asthma', path: '/health/asthma' },
    ],
    reasons: [{ id: 'r1', name: 'Checkup' }],
    publications: [
      {
        title: 'Listening first',
        date: '2019',
        coauthors: 'Lee A',
        url: 'https://journal.example/1',
        publication: 'Annals of Care',
      },
    ],
    forms: [
      { href: '/-/media/forms/history.pdf', text: 'Health history' },
      { href: 'javascript:alert(1)', text: 'No form' },
    ],
    formsIntro: html('<p>Please fill these in at home.</p>'),
    medSchools: ['Northlake University, 2009'],
    internships: ['Bay Hospital, 2010'],
    residencies: ['Bay Hospital, 2013'],
    fellowships: ['Coast Hospital, 2014'],
    licensure: ['California license'],
    education: ['BA, Northlake'],
    specialTraining: 'Ultrasound',
    awards: Array.from({ length: 8 }, (_, index) => ({
      id: `a${index}`,
      name: `Award ${index + 1}`,
      presenter: 'Council',
      years: '2024',
    })),
    plans: [
      { name: 'Zephyr PPO', payorName: 'Zephyr' },
      { name: 'Alder HMO', payorName: 'Alder' },
      { name: 'alder  HMO', payorName: 'Alder' },
    ],
    specialties: [
      {
        id: 's1',
        name: 'Family Medicine',
        path: '/find-doctor/specialty/family-medicine',
        status: 'Open',
        hidesBooking: false,
        hidesReferral: false,
        boardCertification: 'Certified',
      },
    ],
    affiliates: [
      { id: 'g', name: 'Bay Medical Group', orgType: 'Medical Group', showsReferral: false },
      {
        id: 'h',
        name: 'Bay Hospital',
        orgType: 'Hospital',
        showsReferral: false,
        path: '/health-plan/hospital/bay-h',
      },
      { id: 'i', name: 'Coast IPA', orgType: 'IPA', showsReferral: false },
    ],
    offices: [
      {
        id: 'o1',
        name: 'Harbor Street Clinic',
        path: '/find-location/facility/harbor-o1',
        address: {
          line1: '214 Harbor Street',
          city: 'Alder Bay',
          region: 'CA',
          postalCode: '94900',
          countryCode: 'US',
        },
        coordinate: { latitude: 37.8, longitude: -122.4 },
        phone: '+14155550141',
        fax: '+14155550149',
        hours: { week: { saturday: day('09:00', '17:00'), monday: day('08:00', '20:00') }, holidays: [] },
      },
      { id: 'o2', name: 'Nowhere Office', phone: '+14155550142' },
    ],
    ...overrides,
  });
}

/** What rung 4 of the ladder asks for. */
export const openScheduling: Partial<Provider> = {
  openScheduling: true,
  schedulingId: 'E1',
  schedules: [{ departmentId: 'D1', visitTypeId: '2000', daysToFirstSlot: 1 }],
  get offices() {
    return providerFixture().offices.slice(0, 1);
  },
};
