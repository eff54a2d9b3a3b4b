import { CONTENT_PAGE } from '#src/platform/search/contentPages.ts';
import { factsOf } from './factsOf.ts';
import { gradeOf } from './gradeOf.ts';
import { readAnswers } from './readAnswers.ts';
import { readQueries } from './readQueries.ts';

const answers = readAnswers(`
heart
  specialty: Cardiology
  specialty 2: Internal Medicine
  service: Heart Rhythm Care
  about: heart failure
  page 2: /care/heart
any doctor
  kind: provider
clinic
  place: Urgent Care
insurer
  kind: plan
  kind 2: provider
`);
const want = (head: string) =>
  readQueries('test', `asked in: everything\n${head}\n  en: words`, answers)[0]!.want;
const facts = (type: string, body: Record<string, unknown>) => factsOf({ id: 'x', type, body })!;
const provider = (more: Record<string, unknown> = {}, specialty = 'Cardiology') =>
  facts('healthcareProfessional', {
    c_providerSpecialties: [{ specialty: [{ name: specialty }] }],
    ...more,
  });
const hours = {
  tuesday: { openIntervals: [{ start: '08:00', end: '20:00' }] },
  wednesday: { openIntervals: [{ start: '08:00', end: '20:00' }] },
  saturday: { isClosed: true },
};
const clinic = (more: Record<string, unknown>) =>
  facts('healthcareFacility', { c_locationType: ['Urgent Care'], timezone: 'America/Los_Angeles', ...more });

describe('the best fact gives the grade', () => {
  it.each([
    ['a provider of the specialty', provider(), 3],
    ['one of a neighbouring specialty', provider({}, 'Internal Medicine'), 2],
    ['another', provider({}, 'Podiatry'), 0],
    [
      'one of both',
      provider({
        c_providerSpecialties: [
          { specialty: [{ name: 'Internal Medicine' }] },
          { specialty: [{ name: 'Cardiology' }] },
        ],
      }),
      3,
    ],
    [
      'the page of the whole field',
      facts('ce_service', { c_specialty: [{ name: 'Cardiology' }], c_topLevelService: true }),
      2,
    ],
    ['a part of the field', facts('ce_service', { c_specialty: [{ name: 'Cardiology' }] }), 1],
    ['the very service', facts('ce_service', { name: 'Heart Rhythm Care' }), 3],
    [
      'a place that offers it',
      facts('healthcareFacility', { c_relatedServices: [{ name: 'Heart Rhythm Care' }] }),
      2,
    ],
    ['an answer about it', facts('ce_askAnExpert', { c_healthTopics: [{ name: 'Heart failure' }] }), 3],
    ['one that names it', facts('ce_askAnExpert', { name: 'What is heart failure?' }), 3],
    ['one that names half of it', facts('ce_askAnExpert', { name: 'A failure' }), 0],
    ['a story about it', facts('ce_patientStory', { c_healthTopics: [{ name: 'Heart Failure' }] }), 1],
    ['a page', facts(CONTENT_PAGE, { landingPageUrl: '/care/heart' }), 2],
    ['a part of a page', facts('ce_resource', { c_linkURL: '/care/heart#beat' }), 0],
  ])('%s', (_, entity, grade) => expect(gradeOf(entity, want('heart'))).toBe(grade));
});

describe('conditions all hold, or the entity is only related', () => {
  const sacramento = { yextDisplayCoordinate: { latitude: 38.58, longitude: -121.49 } };
  const spanish = { language: [{ name: 'Spanish' }] };
  const speaks = { c_additionalLanguages: [spanish] };
  const interpreted = { c_additionalLanguages: [{ ...spanish, availability: 'Interpreter available' }] };
  it.each([
    ['heart; language: Spanish', provider(speaks), 3],
    ['heart; language: Spanish', provider(), 1],
    ['heart; language: Spanish', provider(interpreted), 1],
    ['heart; language: Spanish; gender: Female', provider({ ...speaks, gender: 'Male' }), 1],
    ['heart; accepting', provider({ acceptingNewPatients: true }), 3],
    ['heart; accepting', provider({}), 1],
    ['heart; video', provider({ c_offersVideoVisit: true }), 3],
    ['heart; near: 95816', provider(sacramento), 3],
    ['heart; near: Sacramento', provider(sacramento), 3],
    ['heart; near: Fresno', provider(sacramento), 1],
    ['heart; payor: Lupine Assurance', provider({ c_healthPlanFacet: ['Lupine Assurance'] }), 3],
    ['any doctor; last name: Zuniga', provider({ lastName: 'Zúñiga' }), 3],
    ['any doctor; last name: Ruiz | Gil', provider({ lastName: 'Soto-Gil' }), 3],
    // The kind alone says nothing of somebody else.
    ['any doctor; last name: Zuniga', provider({ lastName: 'Soto' }), 0],
    ['any doctor; first name: Dae-jung', provider({ firstName: 'Dae Jung' }), 3],
    ['insurer; payor: Lupine Assurance', facts('ce_healthPlanPayor', { name: 'Lupine Assurance' }), 3],
    [
      'insurer; payor: Lupine Assurance',
      facts('ce_healthPlan', { c_payor: [{ name: 'Lupine Assurance' }] }),
      3,
    ],
    ['insurer; payor: Lupine Assurance', provider({ c_healthPlanFacet: ['Lupine Assurance'] }), 2],
    ['clinic; open: now', clinic({ hours }), 3],
    ['clinic; open: tomorrow', clinic({ hours }), 3],
    ['clinic; open: late', clinic({ hours }), 1],
    ['clinic; open: saturday', clinic({ hours }), 1],
    ['clinic; open: sunday', clinic({ hours }), 1],
    ['clinic; open: now', clinic({}), 1],
    [
      'heart; open: now',
      provider({ c_offices: [{ officeOrFacility: [{}] }, { officeOrFacility: [{ hours }] }] }),
      3,
    ],
    ['heart; open: saturday', provider({ c_offices: [{ officeOrFacility: [{ hours }] }] }), 1],
    ['heart; open: now', provider(), 1],
  ] as const)('%s', (head, entity, grade) => expect(gradeOf(entity, want(head))).toBe(grade));
});

it('what is deleted or of another kind is not judged', () => {
  expect(factsOf({ id: 'x', type: 'healthcareProfessional', body: { c_isDeleted: true } })).toBeUndefined();
  expect(factsOf({ id: 'x', type: 'ce_language', body: {} })).toBeUndefined();
});
