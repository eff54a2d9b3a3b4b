import {
  healthPlanFixture,
  affiliateFixture,
  payorFixture,
} from '#src/components/entity/plan/testing/planFixtures.ts';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { entityStructuredData } from './entityStructuredData.ts';

const where = {
  url: 'https://www.example.org/x',
  origin: 'https://www.example.org',
  now: new Date('2026-11-21T20:00:00Z'),
};
const about = (entity: Parameters<typeof entityStructuredData>[0]) =>
  entityStructuredData(entity, where)[0] as Record<string, unknown>;

it('a plan is an insurance plan by the name its page goes by', () => {
  expect(about(healthPlanFixture())).toMatchObject({
    '@type': 'HealthInsurancePlan',
    name: 'Heronwood HMO Gold',
    alternateName: 'Heronwood HMO',
    url: where.url,
  });
  const bare = healthPlanFixture();
  delete bare.productName;
  expect(about(bare)).not.toHaveProperty('alternateName');
});

it('a payor is an organisation; a hospital and a medical group say what they are', () => {
  expect(about(payorFixture())).toMatchObject({ '@type': 'Organization', name: 'Heronwood Health' });
  expect(about(affiliateFixture())).toMatchObject({ '@type': 'Hospital' });
  expect(about(affiliateFixture({ orgType: 'IPA' }))).toMatchObject({ '@type': 'MedicalOrganization' });
});

it('a provider of the plan, a physician or a person of another profession', () => {
  expect(about(planProviderFixture())).toMatchObject({
    '@type': 'Physician',
    medicalSpecialty: ['https://schema.org/PrimaryCare'],
    knowsAbout: ['Family Medicine'],
    address: { '@type': 'PostalAddress', addressLocality: 'Oakland' },
    usNPI: '9200000001',
    hospitalAffiliation: [{ '@type': 'Hospital', name: 'Alder Bay Hospital' }],
  });
  const nurse = about(planProviderFixture({ providerType: 'Nurse Practitioner', gender: 'Female' }));
  expect(nurse).toMatchObject({ '@type': 'Person', jobTitle: 'Family Medicine', gender: 'Female' });
  expect(nurse).not.toHaveProperty('medicalSpecialty');
});

it('says when the page was last changed, when known', () => {
  const page = (updatedAt?: string) =>
    entityStructuredData(payorFixture(updatedAt === undefined ? {} : { updatedAt }), where).at(-1);
  expect(page('2026-11-17T08:00:00Z')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': 'https://www.example.org/x#page',
    url: 'https://www.example.org/x',
    dateModified: '2026-11-17T08:00:00.000Z',
  });
  expect(page()).toMatchObject({ '@type': 'Organization' });
  expect(page('soon')).toMatchObject({ '@type': 'Organization' });
});
