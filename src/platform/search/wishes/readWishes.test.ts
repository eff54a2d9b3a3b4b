import { KeywordColumn } from '../engine/KeywordColumn.ts';
import type { SearchIndex } from '../engine/SearchIndex.ts';
import { languages } from '../language/languages.ts';
import { isOrdinary } from '../language/ordinary.ts';
import { verticals } from '../verticals.ts';
import { insurerIn } from './paidBy.ts';
import { readWishes } from './readWishes.ts';

const columns = (values: Record<string, (string | boolean)[]>) =>
  new Map(
    Object.entries(values).map(([field, all]) => {
      const column = new KeywordColumn();
      column.grow(all.length);
      all.forEach((value, at) => column.set(at, [value]));
      return [field, column];
    }),
  );
const common = {
  c_healthPlanFacet: ['Heronwood Health', 'Lupine Assurance', 'Quail Creek Health'],
  acceptingNewPatients: [true, false],
  c_offersVideoVisit: [true],
  gender: ['Female', 'Male'],
};
/** Lupines grow in names of offices. */
const knows = (word: string) => ['lupine', 'creek', 'quail'].includes(word);
const indexes = {
  en: columns({
    ...common,
    'c_additionalLanguages.language.name': ['Spanish', 'Mandarin', 'American Sign Language'],
  }),
  es: columns({
    ...common,
    'c_additionalLanguages.language.name': ['Español', 'Mandarín', 'Lengua de señas americana'],
  }),
};
const vertical = (key: string) => verticals.find((one) => one.key === key)!;

const readingOf = (locale: 'en' | 'es', key = 'healthcare_professionals') => ({
  vertical: vertical(key),
  index: {
    columns: key === 'healthcare_professionals' ? indexes[locale] : new Map<string, KeywordColumn>(),
    count: 3,
    knows,
  } as unknown as SearchIndex,
  language: languages[locale],
});

function read(
  query: string,
  locale: 'en' | 'es' = 'en',
  key = 'healthcare_professionals',
  isOfEverything = false,
) {
  const { wishes, rest } = readWishes(query, { ...readingOf(locale, key), isOfEverything });
  return [rest.trim(), wishes.map(({ filter }) => (filter.kind === 'equals' ? filter.value : filter.kind))];
}

describe('wishes are filters and no words', () => {
  it.each([
    ['pediatrician who speaks spanish', 'pediatrician', ['Spanish']],
    ['Spanish-speaking cardiologist', 'cardiologist', ['Spanish']],
    ['chinese speaking heart doctor', 'heart doctor', ['Mandarin']],
    ['doctor who knows sign language', 'doctor', ['American Sign Language']],
    ['female obgyn in oakland', 'obgyn in oakland', ['Female']],
    ['pediatrician accepting new patients', 'pediatrician', [true]],
    ['taking new patients', '', [true]],
    ['dermatologist video visit', 'dermatologist', [true]],
    ['doctors that take heronwood', 'doctors', ['Heronwood Health']],
    ['dermatologist in network with heron wood', 'dermatologist', ['Heronwood Health']],
    ['i have quailcreek ppo need a therapist', 'need a therapist', ['Quail Creek Health']],
    ['pediatrician that works with herronwood', 'pediatrician that works with herronwood', []],
    ['pediatrician that accepts herronwood insurance', 'pediatrician', ['Heronwood Health']],
    ['cardiologist heronwood senior hmo', 'cardiologist', ['Heronwood Health']],
    ['cardiologist that takes lupine', 'cardiologist', ['Lupine Assurance']],
    ['lupine assurance ppo', '', ['Lupine Assurance']],
    ['female spanish speaking therapist accepting new patients', 'therapist', ['Spanish', true, 'Female']],
  ])('%s', (query, rest, values) => expect(read(query)).toEqual([rest, values]));

  it.each([
    ['pediatra que hable español', 'pediatra', ['Español']],
    ['psicólogo en español', 'psicologo', ['Español']],
    ['cardiólogo que habla mandarín', 'cardiologo', ['Mandarín']],
    ['pediatra que acepte pacientes nuevos', 'pediatra', [true]],
    ['doctores que aceptan heronwood', 'doctores', ['Heronwood Health']],
    ['tengo el seguro quail creek busco pediatra', 'busco pediatra', ['Quail Creek Health']],
    ['dermatólogo que esté en la red de heronwood', 'dermatologo', ['Heronwood Health']],
    ['cardióloga mujer', 'cardiologa', ['Female']],
    ['ginecóloga', 'ginecóloga', ['Female']],
    ['cirujana de seno', 'cirujana de seno', ['Female']],
    ['busco doctora ginecóloga', 'busco ginecologa', ['Female']],
    ['una médica familiar', 'una médica familiar', ['Female']],
    ['una dra para mi hija', 'una para mi hija', ['Female']],
    ['ginecólogo', 'ginecólogo', []],
    ['psicólogo o psicóloga', 'psicólogo o psicóloga', []],
    ['doctor o doctora', 'doctor o doctora', []],
    ['dra rivas', 'dra rivas', []],
    ['atención médica familiar', 'atención médica familiar', []],
    ['enfermera partera', 'enfermera partera', []],
    ['psicólogo por videollamada', 'psicologo', [true]],
  ])('%s', (query, rest, values) => expect(read(query, 'es')).toEqual([rest, values]));
});

it.each([
  ['what the index has no value for', 'pediatrician who speaks klingon', 'en'],
  ['quoted words', '"spanish" doctor', 'en'],
  ['an insurer whose name is a word of offices, with no talk of insurance', 'lupine pediatrics', 'en'],
  ['the health of women', 'womens health', 'en'],
  ['the health of women in Spanish', 'salud de la mujer', 'es'],
] as const)('left alone: %s', (_, query, locale) => expect(read(query, locale)).toEqual([query, []]));

it('a profession that says it is a woman stays a word, and what it is otherwise is told', () => {
  const details = (query: string, locale: 'en' | 'es') =>
    readWishes(query, readingOf(locale)).wishes.map(({ applied }) => applied['details'] as unknown);
  expect(details('doctora ginecóloga', 'es')).toEqual([
    { words: ['doctora', 'ginecologa'], instead: ['', 'ginecologo'] },
  ]);
  expect(details('cardióloga', 'en')).toEqual([{ words: ['cardiologa'], instead: ['cardiologo'] }]);
  expect(details('female cardiologist', 'en')).toEqual([{ words: ['female'] }]);
});

describe('who asks about an insurer and nothing else asks for it by its name', () => {
  const plans = columns({ 'c_payorRelationship.name': ['Heronwood Health', 'Quail Creek Health'] });
  /** A plan of its own is asked for by its name. */
  const isName = (name: string) => name === 'heronwood ppo';
  const known = { isWord: isOrdinary };
  it.each([
    ['en', 'heronwood insurance', 'Heronwood Health'],
    ['en', 'do you take heronwood insurance', 'Heronwood Health'],
    ['en', 'quailcreek health plan', 'Quail Creek Health'],
    ['es', 'seguro heronwood', 'Heronwood Health'],
    ['es', 'aceptan el seguro quail creek', 'Quail Creek Health'],
    ['en', 'cardiologist that takes heronwood', undefined],
    ['en', 'heronwood street clinic', undefined],
    ['en', 'insurance', undefined],
    ['en', '"heronwood insurance"', undefined],
    ['en', 'do you guys still take heron wood?', 'Heronwood Health'],
    ['en', 'is your hospital in network with quail creek', 'Quail Creek Health'],
    ['en', 'heronwod insurance accepted here', 'Heronwood Health'],
    ['es', '¿aquí aceptan el seguro de heronwud?', 'Heronwood Health'],
    ['es', 'están en la red de quail creek', 'Quail Creek Health'],
    ['en', 'Heronwood PPO', undefined],
    ['en', 'i just switched to heronwood', 'Heronwood Health'],
    ['en', 'does heronwood health cover your hospital', 'Heronwood Health'],
    ['en', 'my college plan is quail creek', 'Quail Creek Health'],
    ['es', 'soy miembro de heronwood', 'Heronwood Health'],
    ['es', 'me cambié a quail creek', 'Quail Creek Health'],
    ['en', 'does heronwood cover knee surgery', undefined],
  ] as const)('%s: %s', (locale, query, name) =>
    expect(
      insurerIn(
        query,
        {
          vertical: vertical('pages'),
          index: { columns: plans, count: 2, knows, isName } as unknown as SearchIndex,
          language: languages[locale],
        },
        known,
      ),
    ).toBe(name),
  );
});

it('open now is asked only of what shows its hours', () => {
  expect(read('urgent care open now', 'en', 'healthcare_facilities')).toEqual(['urgent care', ['open-now']]);
  expect(read('urgencias abiertas ahora', 'es', 'healthcare_facilities')).toEqual([
    'urgencias',
    ['open-now'],
  ]);
  expect(read('open now', 'en', 'services')).toEqual(['open now', []]);
});

/** Pills of what is read in a search for places. */
function opening(query: string, locale: 'en' | 'es' = 'en', isOfEverything = false) {
  const { wishes, rest } = readWishes(query, {
    vertical: vertical('healthcare_facilities'),
    index: { columns: new Map(), count: 3, knows } as unknown as SearchIndex,
    language: languages[locale],
    isOfEverything,
  });
  return [
    rest.trim(),
    ...wishes.flatMap(({ applied }) => [applied.displayValue, applied.filter, applied.details]),
  ];
}
const openAt = (value: string) => ({ 'builtin.hours': { $openAt: value } });

describe('opening hours are filters', () => {
  it.each([
    ['lab open saturday', 'lab', 'Open Saturday', 'saturday', ['saturday', 'open']],
    ['lab open on saturdays', 'lab', 'Open Saturday', 'saturday', ['on saturdays', 'open']],
    ['sunday urgent care', 'urgent care', 'Open Sunday', 'sunday', ['sunday']],
    ['x ray open on weekends', 'x ray', 'Open at the weekend', 'weekend', ['on weekends', 'open']],
    ['urgent care open today', 'urgent care', 'Open today', 'today', ['today', 'open']],
    ['urgent care open late', 'urgent care', 'Open late', 'late', ['late', 'open']],
    ['after hours urgent care', 'urgent care', 'Open late', 'late', ['after hours']],
    [
      'lab open tomorrow morning',
      'lab',
      'Open tomorrow in the morning',
      'tomorrow morning',
      ['morning', 'tomorrow', 'open'],
    ],
    ['pharmacy open evenings', 'pharmacy', 'Open in the evening', 'evening', ['evenings', 'open']],
    ['er open 24 hours', 'er', 'Open 24 hours', 'always', ['open 24 hours']],
  ])('%s', (query, rest, label, value, taken) =>
    expect(opening(query)).toEqual([rest, label, openAt(value), { words: taken }]),
  );

  it.each([
    ['laboratorio abierto el sábado', 'laboratorio', 'Abierto el sábado', 'saturday'],
    ['urgencias abiertas los domingos', 'urgencias', 'Abierto el domingo', 'sunday'],
    ['urgencias abiertas hasta tarde', 'urgencias', 'Abierto hasta tarde', 'late'],
    ['urgencias de noche', 'urgencias', 'Abierto hasta tarde', 'late'],
    ['farmacia abierta hoy', 'farmacia', 'Abierto hoy', 'today'],
    ['laboratorio abierto mañana', 'laboratorio', 'Abierto mañana', 'tomorrow'],
    ['laboratorio mañana por la mañana', 'laboratorio', 'Abierto mañana por la mañana', 'tomorrow morning'],
    ['clínica el sábado por la tarde', 'clinica', 'Abierto el sábado por la tarde', 'saturday afternoon'],
    ['abierto las 24 horas', '', 'Abierto las 24 horas', 'always'],
  ])('%s', (query, rest, label, value) =>
    expect(opening(query, 'es').slice(0, 3)).toEqual([rest, label, openAt(value)]),
  );

  it.each([
    ['en', 'what is open near me now', 'near me', 'Open now', ['is open', 'now']],
    [
      'en',
      'is anything open around here right now',
      'is anything around here',
      'Open now',
      ['open', 'right now'],
    ],
    ['en', 'lab open in davis at this hour', 'lab in davis', 'Open now', ['open', 'at this hour']],
    [
      'en',
      'urgent care open close by 24 hours',
      'urgent care close by',
      'Open 24 hours',
      ['open', '24 hours'],
    ],
    ['en', 'open now near me', 'near me', 'Open now', ['open now']],
    ['en', 'lab near me open now', 'lab near me', 'Open now', ['open now']],
    ['es', 'qué hay abierto cerca de mí ahora', 'que hay cerca de mi', 'Abierto ahora', ['abierto', 'ahora']],
    ['es', 'abierto cerca de aquí a esta hora', 'cerca de aqui', 'Abierto ahora', ['abierto', 'a esta hora']],
    ['es', 'está abierto por aquí ahorita', 'por aqui', 'Abierto ahora', ['esta abierto', 'ahorita']],
    [
      'es',
      'laboratorio abierto en davis ahora',
      'laboratorio en davis',
      'Abierto ahora',
      ['abierto', 'ahora'],
    ],
    ['es', 'qué hay ahora mismo abierto cerca', 'que hay cerca', 'Abierto ahora', ['ahora mismo abierto']],
  ] as const)('also around a place: %s %s', (locale, query, rest, label, words) => {
    const [left, pill, , details] = opening(query, locale);
    expect([left, pill, details]).toEqual([rest, label, { words }]);
  });

  it.each(['open wound in my mouth now', 'open heart surgery near me what now'])(
    'not where nothing is to be open: %s',
    (query) => expect(opening(query)).toEqual([query]),
  );

  it('a day something began is none to be open on', () => {
    expect(opening('headache since saturday')).toEqual(['headache since saturday']);
    expect(opening('dolor desde el sábado', 'es')).toEqual(['dolor desde el sábado']);
  });

  it('in a search of everything a part of the day is one only beside talk of opening', () => {
    expect(opening('cough at night', 'en', true)).toEqual(['cough at night']);
    expect(opening('tos de noche', 'es', true)).toEqual(['tos de noche']);
    expect(opening('urgent care open late', 'en', true).slice(0, 2)).toEqual(['urgent care', 'Open late']);
  });
});

it('says what it understood, with a filter that can be asked for', () => {
  const { wishes } = readWishes('female doctor', {
    vertical: vertical('healthcare_professionals'),
    index: { columns: indexes.en, count: 3, knows } as unknown as SearchIndex,
    language: languages.es,
  });
  expect(wishes).toEqual([]);
  const [one] = readWishes('doctora mujer', {
    vertical: vertical('healthcare_professionals'),
    index: { columns: indexes.es, count: 3, knows } as unknown as SearchIndex,
    language: languages.es,
  }).wishes;
  expect(one?.applied).toEqual({
    displayKey: 'Género',
    displayValue: 'Mujer',
    type: 'FIELD_VALUE',
    filter: { gender: { $eq: 'Female' } },
    details: { words: ['doctora mujer'] },
  });
});

describe('an insurer the directory does not name is given up and said to have been', () => {
  const wishesIn = (query: string, locale: 'en' | 'es' = 'en', key = 'healthcare_professionals') =>
    readWishes(query, {
      vertical: vertical(key),
      index: {
        columns: key === 'healthcare_professionals' ? indexes[locale] : new Map(),
        count: 3,
        knows,
      } as unknown as SearchIndex,
      language: languages[locale],
    });

  it.each([
    ['pediatrician who takes medi-cal', 'en', 'pediatrician', ['Medi-Cal']],
    ['pediatra que acepte medi-cal y hable español', 'es', 'pediatra y', ['Español', 'Medi-Cal']],
    ['blue shield cardiologist accepting new patients', 'en', 'cardiologist', [true, 'Blue Shield']],
    ['anthem blue cross dermatologist', 'en', 'dermatologist', ['Anthem Blue Cross']],
    ['bcbs dermatologist', 'en', 'dermatologist', ['Anthem Blue Cross']],
    ['does anyone take medical for kids', 'en', 'does anyone for kids', ['Medi-Cal']],
    ['i have uhc need a gyno', 'en', 'need a gyno', ['UnitedHealthcare']],
    ['tri-care pediatrician', 'en', 'pediatrician', ['TRICARE']],
    ['blue sheild of california therapist', 'en', 'therapist', ['Blue Shield']],
    ['therapist that takes molina', 'en', 'therapist', ['Molina']],
    ['pediatra que acepte medical', 'es', 'pediatra', ['Medi-Cal']],
    ['tengo medicaid busco ginecóloga', 'es', 'busco ginecologa', ['Female', 'Medicaid']],
    ['doctor que agarre obamacare', 'es', 'doctor', ['Covered California']],
  ] as const)('%s', (query, locale, rest, values) => {
    const { wishes, rest: left } = wishesIn(query, locale);
    expect([
      left.trim(),
      wishes.map(({ filter }) => (filter.kind === 'equals' ? filter.value : filter.kind)),
    ]).toEqual([rest, values]);
    expect(wishes.map(({ isVain }) => isVain ?? false)).toEqual(
      values.map((_, at) => at === values.length - 1),
    );
  });

  it.each([
    ['dr molina', 'en'],
    ['dra molina que acepta pacientes', 'es'],
    ['salud humana', 'es'],
    ['sutter medical center', 'es'],
    ['medical records', 'en'],
    ['take medical leave', 'en'],
  ] as const)('what only sounds like one stays words: %s', (query, locale) =>
    expect(wishesIn(query, locale).wishes).toEqual([]),
  );

  it('is the one the directory calls by a longer name', () => {
    const shields = columns({
      c_healthPlanFacet: ['Blue Shield of California HMO', 'Blue Shield of California', 'Aetna'],
    });
    const asked = (query: string) =>
      readWishes(query, {
        vertical: vertical('healthcare_professionals'),
        index: { columns: shields, count: 3, knows } as unknown as SearchIndex,
        language: languages.en,
      }).wishes.map(({ filter, isVain }) => [filter.kind === 'equals' && filter.value, isVain]);
    expect(asked('blue shield cardiologist')).toEqual([['Blue Shield of California', undefined]]);
    expect(asked('etna dermatologist')).toEqual([['Aetna', undefined]]);
    expect(asked('cigna dermatologist')).toEqual([['Cigna', true]]);
  });

  it('and only where insurers are known of at all', () => {
    expect(wishesIn('medicare classes', 'en', 'events').wishes).toEqual([]);
    expect(wishesIn('pediatrician who takes lupine').wishes.map(({ isVain }) => isVain)).toEqual([undefined]);
  });
});
