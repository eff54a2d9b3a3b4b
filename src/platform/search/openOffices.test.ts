import type { EntityInput } from '#src/platform/store/Store.ts';
import { facility, smallNetwork } from './testing/smallNetwork.ts';

const PROVIDERS = 'healthcare_professionals';
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const hours = (days: readonly string[], start = '09:00', end = '17:00') =>
  Object.fromEntries(
    [...weekdays, 'saturday', 'sunday'].map((day) => [
      day,
      days.includes(day) ? { openIntervals: [{ start, end }] } : { isClosed: true },
    ]),
  );

/** Somebody who practises at places of these ids. */
const practising = (id: string, practises: string, ...offices: string[]): EntityInput => ({
  ...{ id, type: 'healthcareProfessional', locale: 'en' },
  body: {
    name: `Person ${id}`,
    ...(practises === 'Ophthalmology' && { c_providerSpecialties: [{ specialty: [{ $ref: 'eyes' }] }] }),
    c_primaryTitle: practises,
    c_offices: offices.map((office) => ({ officeOrFacility: [{ $ref: office }] })),
  },
});

/** The same, who keeps other hours there than the places do. */
const atOwnHours = (id: string, practises: string, own: unknown, ...offices: string[]): EntityInput => ({
  ...{ id, type: 'healthcareProfessional', locale: 'en' },
  body: {
    name: `Person ${id}`,
    c_primaryTitle: practises,
    c_offices: offices.map((office) => ({ hours: own, officeOrFacility: [{ $ref: office }] })),
  },
});

// Asked at noon of a Tuesday.
const network = smallNetwork([
  { ...{ id: 'eyes', type: 'ce_specialty', locale: 'en' }, body: { name: 'Ophthalmology' } },
  facility('week', 'Week Offices', 'Sacramento', {
    hours: hours(weekdays),
    c_relatedServices: [],
    c_description: 'Ophthalmology',
  }),
  facility('weekend', 'Weekend Offices', 'Sacramento', {
    hours: hours(['friday', 'saturday'], '09:00', '22:00'),
    c_description: 'Ophthalmology',
  }),
  facility('unknown', 'Other Offices', 'Sacramento', { c_description: 'Ophthalmology' }),
  practising('a', 'Ophthalmology', 'week'),
  practising('b', 'Ophthalmology', 'week', 'weekend'),
  practising('c', 'Ophthalmology', 'unknown'),
  practising('d', 'Podiatry', 'weekend'),
  facility('late', 'Late Offices', 'Sacramento', { hours: hours(['tuesday'], '12:00', '21:00') }),
  practising('e', 'Psychology', 'late'),
  facility('hospital', 'Hospital', 'Sacramento', {
    hours: hours([...weekdays, 'saturday', 'sunday'], '00:00', '23:59'),
  }),
  atOwnHours('f', 'Endocrinology', hours(weekdays), 'hospital'),
  practising('g', 'Hospitalist', 'hospital'),
  {
    ...{ id: 'office', type: 'location', locale: 'en' },
    body: {
      name: 'Corner Office',
      address: { city: 'Sacramento', region: 'CA', postalCode: '95814', countryCode: 'US' },
      hours: hours(['saturday']),
    },
  },
  practising('h', 'Acupuncture', 'office'),
]);
afterAll(network.close);

it.each([
  ['ophthalmologist open saturday', 'en', ['b'], 'Office open Saturday', 'saturday'],
  ['eye doctor open on saturdays', 'en', ['b'], 'Office open Saturday', 'saturday'],
  ['saturday eye doctor appointment', 'en', ['b'], 'Office open Saturday', 'saturday'],
  ['eye doctor open now', 'en', ['a', 'b'], 'Office open now', 'now'],
  ['ophthalmologist who sees patients on friday until 7pm', 'en', ['b'], undefined, 'friday evening'],
  ['psychologist evenings', 'en', ['e'], 'Office open in the evening', 'evening'],
  ['psicóloga por las tardes', 'es', ['e'], undefined, 'afternoon'],
  ['oftalmólogo abierto el sábado', 'es', ['b'], 'Consultorio abierto el sábado', 'saturday'],
  ['oftalmóloga que atienda los sábados', 'es', ['b'], 'Consultorio abierto el sábado', 'saturday'],
  ['doctor de los ojos abierto ahora', 'es', ['a', 'b'], 'Consultorio abierto ahora', 'now'],
])(
  'people are asked for the hours of the places where they practise: %s',
  (query, locale, ids, text, asked) => {
    const found = network.ask(PROVIDERS, query, { locale });
    expect([...found.ids].sort()).toEqual(ids);
    const [applied] = found.applied;
    expect(applied?.filter).toEqual({ 'c_offices.officeOrFacility.builtin.hours': { $openAt: asked } });
    if (text !== undefined) expect(applied?.displayValue).toBe(text);
  },
);

it('where nobody practises at an open place, that is given up and said', () => {
  const found = network.ask(PROVIDERS, 'ophthalmologist open sunday');
  expect([...found.ids].sort()).toEqual(['a', 'b', 'c']);
  expect(found.dropped).toEqual(['Office open Sunday']);
});

it.each(['eye pain at night', 'eye pain since saturday', 'eye pain today'])(
  'when it hurts is no wish for opening: %s',
  (query) => {
    const { applied, dropped } = network.ask(PROVIDERS, query);
    expect([applied, dropped]).toEqual([[], []]);
  },
);

it('what it says it understood can be asked for as a filter', () => {
  const filters = JSON.stringify({
    'c_offices.officeOrFacility.builtin.hours': { $openAt: 'saturday' },
  });
  expect(network.ask(PROVIDERS, '', { filters }).ids.sort()).toEqual(['b', 'd', 'g', 'h']);
  expect(() => network.ask('services', '', { filters })).toThrow('Unknown filter field');
});

it.each([
  ['now', ['a', 'b', 'e', 'f', 'g']],
  ['sunday', ['g']],
  ['saturday', ['b', 'd', 'g', 'h']],
  ['always', ['g']],
])('hours somebody keeps at a place come before those of the place: %s', (asked, ids) => {
  const filters = JSON.stringify({ 'c_offices.officeOrFacility.builtin.hours': { $openAt: asked } });
  expect(network.ask(PROVIDERS, '', { filters }).ids.sort()).toEqual(ids);
});

it('in a search of everything the doctor leads where a doctor is asked for, and the place where none is', () => {
  const first = (query: string) =>
    (network.askAll(query)['modules'] as { verticalConfigId: string }[])[0]?.verticalConfigId;
  expect(first('eye doctor open saturday')).toBe(PROVIDERS);
  expect(first('ophthalmologist open late saturday')).toBe(PROVIDERS);
  expect(first('ophthalmology open saturday')).toBe('healthcare_facilities');
});
