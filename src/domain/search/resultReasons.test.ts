import fc from 'fast-check';
import { nearPlace, nearPosition } from './nearFilter.ts';
import { MOST_REASONS, resultReasons } from './resultReasons.ts';
import type { SearchResult } from './SearchAnswer.ts';
import { EMPTY_SEARCH_STATE, type SearchState } from './searchState.ts';

const found = (data: Record<string, unknown>, more: Partial<SearchResult> = {}): SearchResult => ({
  id: '1',
  data,
  ...more,
});
const asking = (more: Partial<SearchState>): SearchState => ({ ...EMPTY_SEARCH_STATE, ...more });
const facet = (fieldId: string, ...values: (string | boolean)[]) => ({ fieldId, values, others: [] });
const kinds = (result: SearchResult, state: SearchState) =>
  resultReasons(result, state).map(({ kind }) => kind);

const of = (entityType: string, data: Record<string, unknown>, more: Partial<SearchResult> = {}) =>
  found(data, { entityType, ...more });
const DOCTOR = 'healthcareProfessional';
const doctor = found({
  name: 'Ana Cardenas',
  c_providerSpecialties: [{ specialty: { name: 'Cardiology' } }],
  c_additionalLanguages: [{ language: { name: 'Spanish' } }, { language: { name: 'Tagalog' } }],
  c_healthPlanFacet: ['Meridian Plan HMO'],
  acceptingNewPatients: true,
  c_offersVideoVisit: false,
});
const sacramento = nearPlace({ name: 'Sacramento', position: { latitude: 38.58, longitude: -121.49 } });
const openNow = { kind: 'fieldValue', fieldId: 'builtin.hours', matcher: '$openAt', value: 'now' } as const;

it.each<[string, SearchResult, SearchState, unknown[]]>([
  [
    'the name was meant, not typed',
    { ...doctor, matched: ['name'] },
    asking({ query: 'kardenas' }),
    [{ kind: 'name' }],
  ],
  [
    'nothing of a name that was typed: it stands there',
    { ...doctor, matched: ['name'] },
    asking({ query: 'Cárdenas' }),
    [],
  ],
  [
    'what is treated, in the words that were typed',
    of(DOCTOR, {}, { matchedNames: { 'c_relatedConditions.name': 'Acid reflux' } }),
    asking({ query: 'heartburn' }),
    [{ kind: 'condition', name: 'Acid reflux', words: 'heartburn' }],
  ],
  [
    'what is treated once, where the words are its name',
    of(DOCTOR, {}, { matchedNames: { 'c_relatedConditions.name': 'Acid reflux' } }),
    asking({ query: 'acid REFLUX' }),
    [{ kind: 'condition', name: 'Acid reflux' }],
  ],
  [
    'no specialty, which the card of a provider says; what else matched instead',
    of(
      DOCTOR,
      {},
      {
        matchedNames: {
          'c_providerSpecialties.specialty.name': 'Cardiology',
          'c_relatedProcedures.name': 'Pacemaker',
        },
      },
    ),
    asking({ query: 'pacemaker' }),
    [{ kind: 'procedure', name: 'Pacemaker' }],
  ],
  [
    'the one of several services that matched',
    of('healthcareFacility', {}, { matchedNames: { 'c_relatedServices.name': 'Imaging' } }),
    asking({ query: 'x-ray' }),
    [{ kind: 'service', name: 'Imaging', words: 'x-ray' }],
  ],
  [
    'what has all of the words, and others beside',
    of(DOCTOR, {}, { matchedParts: { 'c_relatedConditions.name': 'Kidney stones in children' } }),
    asking({ query: 'the kidney stones doctor' }),
    [{ kind: 'condition', name: 'Kidney stones in children' }],
  ],
  [
    'nothing that shares a word with them',
    of('healthcareFacility', {}, { matchedParts: { 'c_relatedServices.name': 'Clínica de reflujo' } }),
    asking({ query: 'clínica de niños' }),
    [],
  ],
  [
    'nothing that has their letters inside its words',
    of(DOCTOR, {}, { matchedParts: { 'c_relatedConditions.name': 'Heart failure' } }),
    asking({ query: 'ear' }),
    [],
  ],
  [
    'what matched wholly before what shares a word',
    of(
      DOCTOR,
      {},
      {
        matchedParts: { 'c_relatedConditions.name': 'Heart failure' },
        matchedNames: { 'c_relatedProcedures.name': 'Bypass surgery' },
      },
    ),
    asking({ query: 'heart surgery' }),
    [{ kind: 'procedure', name: 'Bypass surgery' }],
  ],
  [
    'no name that has one of two words',
    { ...doctor, matched: ['name'], matchedOfName: 1 },
    asking({ query: 'maria kardenas' }),
    [],
  ],
  [
    'of what treats nobody, that it is about it',
    of('wp_post', {}, { matchedNames: { 'c_relatedConditions.name': 'Asthma' } }),
    asking({ query: 'asthma' }),
    [{ kind: 'topic', name: 'Asthma' }],
  ],
  [
    'no long sentence back',
    of(DOCTOR, {}, { matchedNames: { 'c_relatedConditions.name': 'Asthma' } }),
    asking({ query: 'my daughter cannot sleep because of her cough at night' }),
    [{ kind: 'condition', name: 'Asthma' }],
  ],
  [
    'nothing the card of a provider says: distance, language, new patients, video visits',
    of(
      DOCTOR,
      { ...doctor.data, c_offersVideoVisit: true },
      { distance: { metres: 3380, from: { kind: 'you' } } },
    ),
    asking({
      facets: [
        facet('c_additionalLanguages.language.name', 'Spanish'),
        facet('acceptingNewPatients', true),
        facet('c_offersVideoVisit', true),
        facet('c_healthPlanFacet', 'Meridian Plan HMO'),
      ],
    }),
    [{ kind: 'plan', name: 'Meridian Plan HMO' }],
  ],
  ['without words nothing matches them', { ...doctor, matched: ['name'] }, asking({}), []],
  [
    'a distance from the place that was chosen',
    { ...doctor, distance: { metres: 3380, from: { kind: 'place', name: 'Sacramento' } } },
    asking({ staticFilters: [sacramento] }),
    [{ kind: 'distance', distance: { miles: 2.1, from: { kind: 'place', name: 'Sacramento' } } }],
  ],
  [
    'a distance from the visitor',
    { ...doctor, distance: { metres: 3380, from: { kind: 'you' } } },
    asking({ staticFilters: [nearPosition({ latitude: 38, longitude: -121 })] }),
    [{ kind: 'distance', distance: { miles: 2.1, from: { kind: 'you' } } }],
  ],
  ['no distance the service did not tell', doctor, asking({ staticFilters: [sacramento] }), []],
  [
    'the language that was chosen and is spoken, not the one that is only chosen',
    doctor,
    asking({ facets: [facet('c_additionalLanguages.language.name', 'Hmong', 'Spanish')] }),
    [{ kind: 'language', name: 'Spanish' }],
  ],
  [
    'no language that an interpreter speaks, whatever the service found',
    {
      ...doctor,
      data: {
        ...doctor.data,
        c_additionalLanguages: [
          { language: { name: 'Spanish' }, availability: 'Interpreter available' },
          { language: { name: 'Hmong' }, availability: 'Limited' },
        ],
      },
    },
    asking({ facets: [facet('c_additionalLanguages.language.name', 'Hmong', 'Spanish')] }),
    [{ kind: 'language', name: 'Hmong' }],
  ],
  [
    'the plan that was chosen and is taken',
    doctor,
    asking({ facets: [facet('c_healthPlanFacet', 'Meridian Plan HMO')] }),
    [{ kind: 'plan', name: 'Meridian Plan HMO' }],
  ],
  [
    'new patients when that was asked for; video visits not, for there are none',
    doctor,
    asking({ facets: [facet('acceptingNewPatients', true), facet('c_offersVideoVisit', true)] }),
    [{ kind: 'accepting' }],
  ],
  ['nothing nobody asked for', doctor, asking({ query: 'x' }), []],
  [
    'open now when only such places were asked for',
    doctor,
    asking({ staticFilters: [openNow] }),
    [{ kind: 'open' }],
  ],
])('says: %s', (_, result, state, expected) => {
  expect(resultReasons(result, state)).toEqual(expected);
});

it('keeps one order and tells three at most', () => {
  const state = asking({
    query: 'kardenas',
    staticFilters: [openNow, sacramento],
    facets: [facet('acceptingNewPatients', true), facet('c_additionalLanguages.language.name', 'Spanish')],
  });
  const result = {
    ...doctor,
    distance: { metres: 100, from: { kind: 'you' } as const },
    matched: ['c_providerSpecialties.specialty.name', 'name'],
    matchedNames: { 'c_providerSpecialties.specialty.name': 'Cardiology' },
  };
  expect(kinds(result, state)).toEqual(['name', 'topic', 'distance']);
  expect(kinds({ ...result, matched: [], matchedNames: {} }, state)).toEqual([
    'distance',
    'language',
    'accepting',
  ]);
});

it.each([{ toString: 0 }, [{}], { toString: () => 'typed' }])(
  'a name or type that is no text is none: %p',
  (none) => {
    const odd = found({ name: none, type: none }, { matched: ['name'] });
    expect(kinds(odd, asking({ query: 'typed' }))).toEqual(['name']);
  },
);

it('never throws and never claims what the result does not hold, whatever the service sends', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'name',
          'c_additionalLanguages',
          'c_healthPlanFacet',
          'acceptingNewPatients',
          'c_providerSpecialties',
          'c_locationType',
        ),
        fc.jsonValue(),
      ),
      fc.array(fc.constantFrom('name', 'c_locationType', 'c_providerSpecialties.specialty.name', 'x.y')),
      fc.string(),
      (data, matched, query) => {
        const state = asking({
          query,
          facets: [
            facet('c_additionalLanguages.language.name', 'Spanish'),
            facet('c_healthPlanFacet', 'Plan'),
            facet('acceptingNewPatients', true),
          ],
        });
        const reasons = resultReasons(found(data, { matched }), state);
        const text = JSON.stringify(data);
        expect(reasons.length).toBeLessThanOrEqual(MOST_REASONS);
        for (const reason of reasons) {
          if ('name' in reason && reason.name !== undefined)
            expect(text).toContain(JSON.stringify(reason.name));
          if (reason.kind === 'accepting') expect(data.acceptingNewPatients).toBe(true);
          expect(reason.kind).not.toBe('distance');
          expect(reason.kind).not.toBe('open');
        }
      },
    ),
  );
});
