import { bareProvider, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { providerData } from './providerStructuredData.ts';

const where = { url: 'https://x.example/find-provider/a-1', origin: 'https://x.example', now: new Date() };

it('tells a physician as such, from what the page shows', () => {
  expect(providerData(providerFixture({ shortDescription: 'Whole families' }), where)).toMatchObject({
    '@type': 'Physician',
    name: 'Amara Okafor, MD, MPH',
    url: where.url,
    description: 'Whole families',
    medicalSpecialty: ['https://schema.org/PrimaryCare'],
    knowsAbout: ['Family Medicine'],
    telephone: '+14155550141',
    address: { '@type': 'PostalAddress', streetAddress: '214 Harbor Street', addressLocality: 'Alder Bay' },
    geo: { latitude: 37.8, longitude: -122.4 },
    knowsLanguage: ['Spanish', 'Igbo'],
    isAcceptingNewPatients: true,
    hospitalAffiliation: [{ '@type': 'Hospital', name: 'Bay Hospital' }],
  });
});

it.each([
  ['unknown', { specialties: [{ ...providerFixture().specialties[0]!, status: 'Unknown' }] }],
  ['of a provider still to start', { startDate: '2999-01-01' }],
])('says neither that new patients are taken nor that they are not, where it is %s', (_, more) => {
  expect(providerData(providerFixture(more), where)).not.toHaveProperty('isAcceptingNewPatients');
});

it('[R-161] knows no language that an interpreter or the staff speaks', () => {
  const interpreted = { name: 'Hmong', proficiency: 'Interpreter available' };
  const known = (...languages: { name: string; proficiency: string }[]) =>
    providerData(providerFixture({ languages }), where)['knowsLanguage'];
  expect(known(interpreted, { name: 'Igbo', proficiency: 'Fluent' })).toEqual(['Igbo']);
  expect(known(interpreted)).toBeUndefined();
});

it('says that no new patients are taken where the page says so', () => {
  const closed = providerFixture({ acceptingNewPatients: false });
  expect(providerData(closed, where)).toMatchObject({ isAcceptingNewPatients: false });
});

it('tells another profession as a person, and leaves out what is not known', () => {
  expect(providerData(bareProvider(), where)).toEqual({
    '@context': 'https://schema.org',
    '@id': `${where.url}#provider`,
    '@type': 'Person',
    name: 'Ana Lee',
    url: where.url,
    worksFor: { '@id': 'https://x.example/#organisation' },
  });
});
