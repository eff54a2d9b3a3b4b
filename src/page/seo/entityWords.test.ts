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
import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';
import { headProblems } from '#tests/support/headProblems.ts';
import { entityDescription, entityTitle } from './entityWords.ts';

describe('an entity’s title and description are made of its own facts', () => {
  it.each<[string, Entity, 'en' | 'es', string, RegExp]>([
    [
      'a provider: specialty and town',
      providerFixture(),
      'en',
      'Amara Okafor, MD, MPH – Family Medicine, Alder Bay',
      /^Amara Okafor, MD, MPH practices Family Medicine in Alder Bay\. Office: 214 Harbor Street.* Phone 415-555-0141\. Speaks Spanish and Igbo\.$/,
    ],
    [
      'in the page’s language',
      providerFixture(),
      'es',
      'Amara Okafor, MD, MPH – Family Medicine, Alder Bay',
      /^Amara Okafor, MD, MPH: family medicine en Alder Bay\. Consultorio: .* Habla Spanish e igbo\.$/,
    ],
    [
      'a provider of the plan',
      planProviderFixture(),
      'en',
      expect.stringMatching(/ – Family Medicine, Oakland$/) as unknown as string,
      /practices Family Medicine in Oakland\. Office: /,
    ],
    [
      'a publication: first author, year, journal, abstract',
      publicationFixture(),
      'en',
      'Sleep and the heart: a cohort study – Ogawa M, 2025',
      /^Annals of Team Medicine, 2025\. By Ogawa M, Nguyen R and others\. People who sleep well/,
    ],
    [
      'an investigator: topics, institute, town',
      investigatorFixture(),
      'en',
      expect.stringMatching(/^Odalys Dinh, MBBS – /) as unknown as string,
      /^Odalys Dinh, MBBS does research on heart health and sleep\./,
    ],
    [
      'a plan: type and payor, and who takes it',
      healthPlanFixture({ planType: 'HMO' }),
      'en',
      'Heronwood HMO Gold – Heronwood Health',
      /^Heronwood HMO Gold: HMO plan of Heronwood Health\. /,
    ],
    ['a payor', payorFixture(), 'es', 'Heronwood Health – planes que aceptamos', /Heronwood|./],
    [
      'an affiliate: how many plans',
      affiliateFixture(),
      'en',
      expect.stringMatching(/ – health plans accepted$/) as unknown as string,
      /accepts|which health plans/,
    ],
    [
      'a story: what it is about',
      storyFixture(),
      'en',
      expect.stringMatching(/^A second spring for Ann/) as unknown as string,
      /./,
    ],
    [
      'volunteer work: where and when',
      volunteerFixture(),
      'en',
      'Therapy dog team, Davis – Evenings, Harbor Hospital and more',
      /^Volunteer as .*\. At Harbor Hospital and Pier Clinic\. Evenings, 5 pm to 8 pm\./,
    ],
    [
      'an answer: who gives it',
      answerFixture(),
      'en',
      expect.stringMatching(/ – Ines Ortega$/) as unknown as string,
      /Answered by Ines Ortega.* and Pat Reed/,
    ],
  ])('%s', (_, entity, locale, title, description) => {
    expect(entityTitle(entity, locale)).toEqual(title);
    expect(entityDescription(entity, locale)).toMatch(description);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'place, days and department, never whom to ask',
      {
        c_healthcareFacility: volunteerFixture()
          .locations.slice(0, 1)
          .map(({ data }) => data),
      },
      'Cuddler, Davis – Evenings, Patient experience, Harbor Hospital',
    ],
    ['several places as such', {}, 'Cuddler, Davis – Evenings, Harbor Hospital and more'],
    [
      'each shift by its days',
      {
        c_healthcareFacility: undefined,
        c_volunteerShift: '<ul><li>Weekday mornings, 9 am to noon.</li><li>Saturdays: all day</li></ul>',
      },
      'Cuddler, Davis – Saturdays, Patient experience, Weekday mornings',
    ],
    [
      'a place that names the town',
      {
        c_healthcareFacility: {
          id: 'fac9',
          name: 'Davis Care Center',
          slug: 'davis',
          address: { line1: '1 A St', city: 'Davis', region: 'CA', postalCode: '95616' },
        },
      },
      'Cuddler – Evenings, Patient experience, Davis Care Center',
    ],
    [
      'what has room where the place has not',
      {
        c_healthcareFacility: {
          id: 'fac9',
          name: 'Harbor and Davis Memorial Hospital and Care Center',
          slug: 'davis',
          address: { line1: '1 A St', city: 'Davis', region: 'CA', postalCode: '95616' },
        },
      },
      'Cuddler, Davis – Patient experience, Evenings',
    ],
    [
      'the department alone',
      { c_healthcareFacility: undefined, c_volunteerShift: undefined },
      'Cuddler, Davis – Patient experience',
    ],
    [
      'whom to ask where nothing else is known',
      {
        c_healthcareFacility: undefined,
        c_volunteerShift: undefined,
        c_departmentOrSpecialty: undefined,
      },
      'Cuddler, Davis – Kim Park',
    ],
  ])('volunteer roles of one name are told apart by %s', (_, wire, title) => {
    const role = volunteerFixture({ name: 'Cuddler, Davis', ...wire });
    expect(entityTitle(role, 'en')).toBe(title);
    expect(entityDescription(role, 'en')).not.toMatch(/^.{0,60}Kim Park/);
  });

  it('what a place is goes by its name in the page’s language, one place at a time', () => {
    for (const [types, en, es] of [
      [['Pharmacy (Outpatient)'], 'Pharmacy (Outpatient)', 'farmacia ambulatoria'],
      [
        ['Care Center', 'Walk-In Care'],
        'Care Center and Walk-In Care',
        'centro de atención y atención sin cita',
      ],
      [['Lab', 'Imaging'], 'Lab and Imaging', 'laboratorio e imágenes médicas'],
      [['Sleep Lab'], 'Sleep Lab', 'sleep lab'],
    ] as const) {
      const place = facilityFixture({ locationTypes: [...types] });
      expect(entityDescription(place, 'en')).toContain(`: ${en}, `);
      expect(entityDescription(place, 'es')).toContain(`: ${es}, `);
    }
    for (const type of LOCATION_TYPES) {
      const words = entityDescription(facilityFixture({ locationTypes: [type] }), 'es');
      if (type !== 'Hospital') expect(words).not.toContain(`: ${type}, `);
    }
  });

  it('a part of a hospital goes by its full name', () => {
    const parentLocation = { id: 'fac1', name: 'Harbor Hospital' };
    const part = (name: string) => facilityFixture({ name, displayName: 'Emergency Room', parentLocation });
    expect(entityTitle(part('Harbor Hospital Emergency Room'), 'en')).toMatch(
      /^Harbor Hospital Emergency Room/,
    );
    expect(entityTitle(part('ER 7'), 'en')).toMatch(/^Emergency Room at Harbor Hospital/);
    expect(entityTitle(part('ER 7'), 'es')).toMatch(/^Emergency Room en Harbor Hospital/);
    const named = facilityFixture({
      name: 'Harbor Urgent Care',
      displayName: 'Harbor Urgent Care',
      parentLocation,
    });
    expect(entityTitle(named, 'en')).not.toContain('Harbor Hospital');
  });

  it.each<[string, Entity]>([
    ['a provider', bareProvider()],
    ['a provider of the plan', barePlanProvider()],
    ['a facility', bareFacility()],
    ['a story', bareStory()],
    ['a question', bareAnswer()],
    ['volunteer work', bareVolunteer()],
    ['a plan', barePlan()],
    ['a study', studyFixture()],
    ['a trial', trialFixture()],
    ['a publication', publicationFixture({ authors: [], journals: [], publicationDate: '0001-01-01' })],
  ])('of %s of which little is known nothing is made up and nothing is empty', (_, entity) => {
    for (const locale of ['en', 'es'] as const) {
      const words = {
        address: entity.path,
        group: locale,
        title: entityTitle(entity, locale),
        description: `${entityDescription(entity, locale) ?? ''}`,
      };
      expect(words.description).not.toBe('');
      expect(headProblems([{ ...words, description: words.description.padEnd(20, '.') }])).toEqual([]);
    }
  });
});

it('the check of heads finds what is empty, long, unfilled, badly cut and repeated', () => {
  const head = (address: string, title: string, description?: string) => ({
    address,
    group: 'en',
    title,
    description,
  });
  expect(
    headProblems([
      head('/a', '', 'A description of the page'),
      head('/b', 'b'.repeat(66), 'Another description of the page'),
      head('/c', 'C'),
      head('/d', '{city}', 'A page about {city}, and more'),
      head('/e', 'E', 'Words of a page that are cut ,…'),
      head('/f', 'Same', 'The first of two equal titles'),
      head('/g', 'Same', 'The second of two equal titles'),
    ]).map((problem) => problem.slice(0, 34)),
  ).toEqual([
    '/a: no title',
    `/b: title of 66: ${'b'.repeat(17)}`,
    '/c: description ""',
    '/d: unfilled: {city} / A page abou',
    '/e: cut badly: E / Words of a page',
    'same title en: Same: /f /g',
  ]);
});
