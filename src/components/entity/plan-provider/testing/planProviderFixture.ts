import type { PlanAddress, PlanProvider } from '#src/domain/entities/PlanProvider.ts';

const address = (
  id: string,
  line1: string,
  city: string,
  latitude: number,
  longitude: number,
): PlanAddress => ({
  id,
  name: `${city} Family Care`,
  address: { line1, city, region: 'CA', postalCode: '94618', countryCode: 'US' },
  coordinate: { latitude, longitude },
  phone: '+15105550146',
  fax: '+15105550195',
});

/** A provider of the plan with all the page can show. */
export function planProviderFixture(overrides: Partial<PlanProvider> = {}): PlanProvider {
  return {
    entityTypeId: 'ce_shpProvider',
    id: 'shpp0001',
    uid: '114170',
    locale: 'en',
    slug: 'casey-navarrete',
    path: '/find-provider/casey-navarrete-shpp0001',
    name: 'Casey Navarrete, MD',
    title: 'MD',
    providerType: 'Physician',
    specialties: ['Family Medicine'],
    isPrimaryCare: true,
    acceptingNewPatients: true,
    status: 'Accepting new patients',
    statusExtra: 'call the office to confirm',
    gender: 'Nonbinary',
    languages: ['Thai', 'English'],
    offersGenderAffirmingCare: true,
    hospitals: ['Alder Bay Hospital'],
    medicalGroups: ['Redwood Physicians', 'Bayside Physicians'],
    surgeryCenters: ['Bay Surgery Center'],
    certifications: ['Board certified in family medicine'],
    npi: '9200000001',
    licenseNumber: 'X100007',
    providerNumber: 'MP700001',
    addresses: [
      address('a1', '1350 Buckeye Way', 'Oakland', 37.85, -122.25),
      address('a2', '208 Hawthorn Drive', 'Davis', 38.54, -121.74),
    ],
    related: {
      specialties: [{ hidesBooking: false, hidesReferral: false }],
      affiliates: [],
      offices: [
        { phone: '+15105550146', coordinate: { latitude: 37.85, longitude: -122.25 } },
        { phone: '+15105550147', coordinate: { latitude: 38.54, longitude: -121.74 } },
      ],
      bookingUrl: 'https://book.example.org/1',
      openScheduling: false,
      schedules: [],
      fiveStar: 4.6,
      image: { url: 'https://photos.example.org/c.jpg', alternateText: 'Casey Navarrete' },
    },
    updatedAt: '2026-11-17',
    ...overrides,
  };
}

/** A provider of the plan of whom the directory knows nothing but the name. */
export const barePlanProvider = (overrides: Partial<PlanProvider> = {}): PlanProvider => ({
  entityTypeId: 'ce_shpProvider',
  id: 'shpp0',
  uid: '1',
  locale: 'en',
  slug: 'bare',
  path: '/find-provider/bare-shpp0',
  name: 'Bare Provider',
  specialties: [],
  isPrimaryCare: false,
  languages: [],
  offersGenderAffirmingCare: false,
  hospitals: [],
  medicalGroups: [],
  surgeryCenters: [],
  certifications: [],
  addresses: [],
  ...overrides,
});
