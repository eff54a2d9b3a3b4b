import fc from 'fast-check';
import { READERS } from '#src/adapters/directory/entityReaders.ts';
import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { bareFacility, facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import {
  barePlanProvider,
  planProviderFixture,
} from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { bareProvider, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import {
  affiliateFixture,
  barePlan,
  healthPlanFixture,
  payorFixture,
} from '#src/components/entity/plan/testing/planFixtures.ts';
import {
  investigatorFixture,
  publicationFixture,
  studyFixture,
  trialFixture,
} from '#src/components/entity/research/testing/researchFixtures.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { structuredDataProblems } from '#tests/support/schemaOrg.ts';
import { entityStructuredData } from './entityStructuredData.ts';
import { breadcrumbData, organisationData, webSiteData } from './siteStructuredData.ts';

const where = {
  url: 'https://site.test/page',
  origin: 'https://site.test',
  now: new Date('2026-11-21T20:00:00Z'),
  image: 'https://site.test/share/en/page.png',
};
const problemsOf = (entity: Entity) => entityStructuredData(entity, where).flatMap(structuredDataProblems);

describe('the check itself finds', () => {
  it.each([
    ['an unknown type', { '@type': 'Clinic' }, '@type: Clinic'],
    ['a property of another type', { '@type': 'Person', name: 'A', geo: {} }, 'Person.geo: no such property'],
    ['markup in a text', { '@type': 'Person', name: '<b>A</b>' }, 'Person.name: "<b>A</b>"'],
    ['an address of no host', { '@type': 'Thing', url: '/a' }, 'Thing.url: "/a"'],
    ['a node of a wrong type', { '@type': 'Place', geo: { '@type': 'Person', name: 'A' } }, 'where GeoCo'],
    ['a missing property', { '@type': 'Person' }, 'Person without name'],
    ['a place where there is none', { '@type': 'DiagnosticLab', geo: {} }, 'DiagnosticLab.geo: no such'],
  ])('%s', (_, node, problem) => {
    expect(structuredDataProblems({ '@context': 'https://schema.org', ...node }).join('; ')).toContain(
      problem,
    );
  });
});

describe('structured data is of schema.org’s vocabulary', () => {
  const updatedAt = '2026-11-01T10:00:00Z';
  it.each<[string, Entity]>([
    ['a facility', facilityFixture({ updatedAt })],
    [
      'a facility of every type',
      facilityFixture({ locationTypes: ['Hospital', 'Lab', 'Pharmacy (Outpatient)'] }),
    ],
    ['a lab', facilityFixture({ locationTypes: ['Lab'] })],
    ['a facility of which little is known', bareFacility()],
    ['a physician', providerFixture({ updatedAt })],
    ['another provider', providerFixture({ isPhysician: false })],
    ['a provider of whom little is known', bareProvider()],
    ['a physician of the plan', planProviderFixture({ providerType: 'Physician' })],
    ['another provider of the plan', planProviderFixture({ providerType: 'Nurse Practitioner' })],
    ['a provider of the plan of whom little is known', barePlanProvider()],
    ['a plan', healthPlanFixture({ updatedAt })],
    ['a plan of which little is known', barePlan()],
    ['a payor', payorFixture()],
    ['an affiliate', affiliateFixture()],
    ['a publication', publicationFixture({ updatedAt })],
    ['a study', studyFixture()],
    ['a trial', trialFixture()],
    ['an investigator', investigatorFixture()],
    ['a story', storyFixture()],
    ['a story of which little is known', bareStory()],
    ['an answer', answerFixture()],
    ['a question without an answer', bareAnswer()],
    ['volunteer work', volunteerFixture()],
    ['volunteer work that is taken', volunteerFixture({ c_status: 'NOT_RECRUITING' })],
    ['volunteer work of which little is known', bareVolunteer()],
  ])('%s', (_, entity) => expect(problemsOf(entity)).toEqual([]));

  it('the site, its organisation and its breadcrumb', () => {
    for (const variant of ['main', 'plan'] as const) {
      const site = { variant, origin: 'https://site.test', name: 'Site', searchPath: '/search' };
      const crumbs = breadcrumbData(
        [
          { title: 'Home', path: '/' },
          { title: 'Locations', path: '/find-location' },
        ] as never,
        (path) => site.origin + path,
      );
      for (const block of [organisationData(site), webSiteData(site), crumbs]) {
        expect(structuredDataProblems(block)).toEqual([]);
      }
    }
  });

  it('whatever the directory writes', () => {
    fc.assert(
      fc.property(
        document,
        fc.constantFrom(...Object.keys(READERS)),
        fc.boolean(),
        (wire, type, isSpanish) => {
          const read = READERS[type as Entity['entityTypeId']];
          expect(problemsOf(read(wire, isSpanish ? 'es' : 'en', () => undefined))).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

const text = fc.oneof(
  fc.constantFrom('Harbor', 'Zoë “Zo” O’Neil-Peña', 'מרפאת הנמל', '1 < 2 & 3', ' ', ''),
  fc.string({ maxLength: 12 }).filter((some) => !some.includes('<')),
);
const html = fc.constantFrom('<p>Bold <b>words</b> &amp; more</p>', '<p></p>', 'plain', '<script>x</script>');
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 2 }),
);
const address = fc.record({
  line1: fc.constant('1 Pier Road'),
  line2: fc.option(text, { nil: undefined }),
  city: fc.constant('Davis'),
  region: fc.constant('CA'),
  postalCode: fc.constant('95616'),
  countryCode: fc.constant('US'),
});
const interval = fc.constantFrom(
  { start: '08:00', end: '17:00' },
  { start: '20:00', end: '02:00' },
  { start: '00:00', end: '23:59' },
  { start: '9', end: 'noon' },
);
const day = fc.record({ isClosed: fc.boolean(), openIntervals: fc.array(interval, { maxLength: 2 }) });
const hours = fc.record({
  monday: day,
  sunday: day,
  holidayHours: fc.array(
    fc.record({ date: fc.constantFrom('2026-11-26', '2026-12-25', '2026-02-30'), isClosed: fc.boolean() }),
    { maxLength: 3 },
  ),
  reopenDate: fc.option(fc.constantFrom('2026-12-24', 'soon'), { nil: undefined }),
});
const link = fc.constantFrom('https://a.example/x', '/inside', 'javascript:alert(1)', 'no link', '');
const image = fc.record({ url: link, alternateText: text });
const named = fc.array(
  fc.record({
    id: fc.constantFrom('a1', 'b2'),
    name: fc.constantFrom('Zoë', 'A <1'),
    slug: text,
    c_isDeleted: fc.boolean(),
    address,
  }),
  { maxLength: 3 },
);
const date = fc.constantFrom(
  '2026-01-05',
  '2026-01-05T10:00:00Z',
  '0001-01-01T00:00:00Z',
  'yesterday',
  '2026-13-40',
);

/** A document with any of the fields that structured data is made of, well and badly written. */
const document = fc
  .record(
    Object.fromEntries(
      Object.entries({
        slug: text,
        description: text,
        c_shortDescription: text,
        c_displayName: text,
        c_otherName: text,
        c_locationType: fc.array(fc.constantFrom('Lab', 'Hospital', 'Imaging', 'Spa'), { maxLength: 3 }),
        address,
        hours,
        yextDisplayCoordinate: fc.record({ latitude: fc.double(), longitude: fc.constant(-122.4) }),
        mainPhone: fc.constantFrom('+14155550142', 'call us', ''),
        fax: text,
        headshot: image,
        c_image: image,
        c_isPhysician: fc.boolean(),
        c_providerSpecialties: fc.array(fc.record({ specialty: named, status: text }), { maxLength: 2 }),
        c_additionalLanguages: named,
        c_affiliate: named,
        c_providerAwards: named,
        c_parentLocation: named,
        c_authors: fc.array(text, { maxLength: 3 }),
        c_journals: fc.array(text, { maxLength: 2 }),
        c_publicationDate: date,
        c_publishedDate: date,
        c_description: html,
        c_pubmedURL: link,
        c_trialsURL: link,
        c_pubMedResultsURL: link,
        c_researchTopics: named,
        c_researchInstitute: named,
        c_researchLocations: named,
        c_clinicalType: fc.constantFrom('Clinical', 'Non Clinical'),
        c_recruitingStatus: fc.constantFrom('Recruiting', 'Completed', 'Open', ''),
        c_funder: text,
        c_emailAddress: text,
        c_healthTopics: named,
        c_subTitle: text,
        c_questionParaphrased: html,
        c_expertResponse: html,
        c_person: named,
        c_subheadDescriptionV2: html,
        c_volunteerDescription: html,
        applicationUrl: link,
        c_status: text,
        c_healthcareFacility: named,
        c_shpAddresses: fc.array(fc.record({ id: text, address, c_shpPhone: text }), { maxLength: 2 }),
        c_shpSpecialty: fc.array(text, { maxLength: 2 }),
        c_shpLanguage: fc.array(text, { maxLength: 2 }),
        c_shpProviderType: fc.constantFrom('Physician', 'Other'),
        c_shpHospitalAffiliation: fc.array(text, { maxLength: 2 }),
        c_shpNPI: text,
        gender: fc.constantFrom('Female', 'NONBINARY', 'x'),
        c_healthPlanDisplayName: text,
        c_healthPlanProductName: text,
        c_affiliateOrgType: fc.constantFrom('Hospital', 'IPA'),
        meta: fc.record({ updateTimestamp: date }),
      }).map(([name, value]) => [name, fc.oneof({ arbitrary: value, weight: 9 }, anything)]),
    ),
    { requiredKeys: [] },
  )
  .map((fields) => ({ ...fields, id: 'a1', uid: 7, name: 'Zoë O’Neil-Peña' }));
