import {
  eachOnce,
  inferredPlace,
  readDroppedFilters,
  readInferredFilters,
  withoutInferred,
  withoutPlace,
} from './inferredFilters.ts';
import { nearPlace, withNearFilter } from './nearFilter.ts';
import { EMPTY_SEARCH_STATE } from './searchState.ts';

const wirePlace = (displayValue: string, placeName = `${displayValue}, California, United States`) => ({
  displayKey: 'Location',
  displayValue,
  type: 'PLACE',
  filter: { 'builtin.location': { $eq: `P-place.${displayValue}` } },
  details: { placeName },
});
const wireNearMe = {
  displayKey: 'Location',
  displayValue: 'near me',
  type: 'PLACE',
  filter: { 'builtin.location': { $near: { lat: 38, lng: -121, radius: 1000 } } },
};
const wireValue = (displayValue: string) => ({
  displayKey: 'Specialty',
  displayValue,
  type: 'FIELD_VALUE',
  filter: { 'c_specialty.name': { $eq: displayValue } },
});
const asking = (query: string) => ({ ...EMPTY_SEARCH_STATE, query, offset: 20 });

it.each([
  ['una ginecóloga en davis', 'una ginecologo en davis'],
  ['doctora ginecóloga', 'ginecologo'],
])('takes back that it be a woman in %s, and keeps the profession', (query, left) => {
  const words = query.startsWith('doctora') ? ['doctora', 'ginecologa'] : ['ginecologa'];
  const [inferred] = readInferredFilters([
    {
      displayKey: 'Género',
      displayValue: 'Mujer',
      type: 'FIELD_VALUE',
      filter: { gender: { $eq: 'Female' } },
      details: { words, instead: words.map((word) => (word === 'doctora' ? '' : 'ginecologo')) },
    },
  ]);
  expect(withoutInferred(asking(query), inferred!)).toMatchObject({ query: left, offset: 0 });
});

it.each([
  ['in a town', 'cardiologist in sacramento', wirePlace('Sacramento'), 'cardiologist'],
  ['a town in another case', 'Cardiologist near SACRAMENTO', wirePlace('Sacramento'), 'Cardiologist'],
  ['a town and its state', 'urgent care in Sacramento, CA', wirePlace('Sacramento'), 'urgent care'],
  ['a state in full', 'lab in Davis California', wirePlace('Davis'), 'lab'],
  ['a town of two words', 'x-ray near elk grove', wirePlace('Elk Grove'), 'x-ray'],
  ['a ZIP code', 'flu shot 95816', wirePlace('95816'), 'flu shot'],
  [
    'a place in mid-sentence',
    'doctor in davis who speaks spanish',
    wirePlace('Davis'),
    'doctor who speaks spanish',
  ],
  ['a town with an accent typed without', 'doctor in san jose', wirePlace('San José'), 'doctor'],
  ['a place in Spanish', 'cardiólogo cerca de Sacramento', wirePlace('Sacramento'), 'cardiólogo'],
  ['the last of two mentions', 'davis clinic in davis', wirePlace('Davis'), 'davis clinic'],
  ['near me', 'urgent care near me', wireNearMe, 'urgent care'],
  ['nearby', 'urgent care nearby', wireNearMe, 'urgent care'],
  ['near me in Spanish', 'clínica cerca de mí', wireNearMe, 'clínica'],
  ['a value', 'cardiology open now', wireValue('Cardiology'), 'open now'],
  ['a value by another ending', 'cardiologist fresno', wireValue('Cardiology'), 'fresno'],
  ['words that cannot be told from the others', 'doctors by the bay', wirePlace('San Francisco'), ''],
])('[A-83] takes back %s', (_, query, wire, left) => {
  const [inferred] = readInferredFilters([wire]);
  expect(withoutInferred(asking(query), inferred!)).toMatchObject({ query: left, offset: 0 });
});

it.each([
  ['one run', 'Female cardiologist', 'Mujer', ['female'], 'cardiologist'],
  [
    'one with accents and signs',
    'pediatra que hable español, Davis',
    'Español',
    ['que hable espanol'],
    'pediatra, Davis',
  ],
  ['several', 'lab open on Saturday please', 'Open Saturday', ['on saturday', 'open'], 'lab please'],
  ['all of the query', 'open late', 'Open late', ['late', 'open'], ''],
  ['none of the query, but a label that stands in it', 'cardiology davis', 'Cardiology', ['heart'], 'davis'],
])('[A-83] takes back the words the service names: %s', (_, query, label, words, left) => {
  const [inferred] = readInferredFilters([{ ...wireValue(label), details: { words } }]);
  expect(withoutInferred(asking(query), inferred!).query).toBe(left);
});

const widenedPlace = (radius: unknown, usualRadius: unknown) => {
  const place = wirePlace('95816');
  return { ...place, details: { ...place.details, radius, usualRadius } };
};

it.each([
  ['metres', 80_467.2, 40_233.6, { usualMiles: 25, miles: 50 }],
  ['no farther than usual', 40_233.6, 40_233.6, undefined],
  ['nonsense', '50', null, undefined],
  ['a vendor that says nothing', undefined, undefined, undefined],
])('reads how far the service looked around a place: %s', (_, radius, usual, widened) =>
  expect(readInferredFilters([widenedPlace(radius, usual)])[0]?.widened).toEqual(widened),
);

it('one place is looked around farther only if every part of the answer was, and then as far as the farthest', () => {
  const read = (...miles: number[]) =>
    eachOnce(readInferredFilters(miles.map((one) => widenedPlace(one * 1609.344, 25 * 1609.344)))).map(
      ({ widened }) => widened?.miles,
    );
  expect(read(50, 100, 50)).toEqual([100]);
  expect(read(50, 25, 100)).toEqual([undefined]);
});

it('tells hours once, be they of places or of the offices of people', () => {
  const hours = (displayValue: string, field: string, value = 'saturday') => ({
    ...wireValue(displayValue),
    filter: { [field]: { $openAt: value } },
  });
  const read = (...wire: object[]) => eachOnce(readInferredFilters(wire)).map(({ label }) => label);
  const office = hours('Office open Saturday', 'c_offices.officeOrFacility.builtin.hours');
  expect(read(office, hours('Open Saturday', 'builtin.hours'))).toEqual(['Open Saturday']);
  expect(read(office, hours('Open Sunday', 'builtin.hours', 'sunday'))).toHaveLength(2);
});

it('reads what the service gave up, and leaves out nonsense', () => {
  expect(
    readDroppedFilters([{ droppedQueryFilters: [wireValue('Tigrinya'), 7] }, { data: {} }, null]),
  ).toEqual(readInferredFilters([wireValue('Tigrinya')]));
  expect(readDroppedFilters(undefined)).toEqual([]);
});

it('reads what the service says and what the search client makes of it alike, and leaves out nonsense', () => {
  const client = {
    ...wirePlace('Davis'),
    filter: { fieldId: 'builtin.location', matcher: '$eq', value: 'P-place.Davis' },
  };
  expect(readInferredFilters([client])).toEqual(readInferredFilters([wirePlace('Davis')]));
  expect(
    readInferredFilters([null, 7, {}, { displayValue: ' ' }, { displayValue: 'x', filter: 'y' }]),
  ).toEqual([]);
  expect(readInferredFilters('x')).toEqual([]);
});

it('[A-83] a chosen place takes the place of the one in the words', () => {
  const inferred = readInferredFilters([wirePlace('Sacramento'), wireValue('Cardiology')]);
  const state = asking('cardiologist in sacramento');
  expect(inferredPlace(state, inferred)?.label).toBe('Sacramento');
  expect(withoutPlace(state, inferred).query).toBe('cardiologist');
  const fresno = nearPlace({ name: 'Fresno', position: { latitude: 36.7, longitude: -119.8 } });
  const chosen = withNearFilter(state, fresno);
  expect(inferredPlace(chosen, inferred)).toBeUndefined();
  expect(withoutPlace(chosen, inferred)).toMatchObject({ query: state.query, staticFilters: [] });
});
