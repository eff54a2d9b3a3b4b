import { demoStore } from '#src/platform/seed/testing/demoStore.ts';
import { REGIONS } from '#src/platform/seed/data/places.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { checked, universalQuery, verticalQuery } from './searchRequest.ts';
import { openSearchService } from './SearchService.ts';
import type { SearchService } from './SearchService.ts';
import { verticals } from './verticals.ts';

/*
 * What the search says of itself beside what it finds, in the demo network. Whether the right things are found is judged by
 * `npm run relevance`.
 */

type Data = Record<string, unknown>;
const PROVIDERS = 'healthcare_professionals';

let store: Store;
let service: SearchService;
beforeAll(() => {
  store = demoStore();
  service = openSearchService({
    ...{ store, verticals, clock: () => new Date('2026-11-21T20:00:00Z'), log: () => undefined },
  });
}, 120_000);
afterAll(() => {
  service.close();
  store.close();
});

const parameters = (input: string, locale: string) => ({
  ...{ experienceKey: 'search', v: '20220511', locale, input },
});
const askIn = (verticalKey: string, input: string, locale = 'en', more: Record<string, string> = {}) =>
  service.vertical(checked(verticalQuery, { ...parameters(input, locale), verticalKey, ...more }));
const askAll = (input: string, locale = 'en') =>
  service.universal(checked(universalQuery, parameters(input, locale)));
const ids = (answer: Data) => (answer['results'] as { data: Data }[]).map(({ data }) => data['id']);
const correction = (answer: Data) =>
  (answer['spellCheck'] as { correctedQuery: { value: string } } | undefined)?.correctedQuery.value;

it.each(['corazón', 'niños', 'dolor de espalda', 'cardiologist'])(
  '[A-60] what is asked for in Spanish comes in Spanish: %s',
  (input) => {
    const [first] = askIn(PROVIDERS, input, 'es')['results'] as { data: Data }[];
    expect(first?.data['locale']).toBe('es');
  },
);

it.each([
  ['en', 'chest pain'],
  ['en', 'stroke'],
  ['es', 'dolor de pecho'],
  ['es', 'derrame'],
])('where a life may be in danger, places with an emergency room come first: %s %s', (locale, input) => {
  const [first] = askIn('healthcare_facilities', input, locale)['results'] as { data: Data }[];
  expect(first?.data['c_hasER']).toBe(true);
});

it.each([
  ['en', 'work for meridian', '/careers'],
  ['es', 'trabajar en meridian', '/careers'],
  ['en', 'contact meridian', '/contact'],
])(
  'what is wanted of the network is done by its page, by whatever name it is called: %s %s',
  (locale, words, path) => {
    const [first] = askIn('pages', words, locale)['results'] as { data: Data }[];
    expect(first?.data['landingPageUrl']).toBe(path);
  },
);

it.each([
  ['en', 'flu shot', '/members/preventive-care'],
  ['en', 'stolen', '/members/id-card'],
  ['es', 'vacuna contra la gripe', '/members/preventive-care'],
  ['es', 'robaron', '/members/id-card'],
])('a page of the plan is found by the questions it answers: %s %s', (locale, words, path) => {
  const found = askIn('shp-pages', words, locale)['results'] as { data: Data }[];
  expect(found.slice(0, 2).map(({ data }) => data['landingPageUrl'])).toContain(path);
});

interface Section {
  verticalConfigId: string;
  results: { data: Data }[];
  appliedQueryFilters: { displayValue: string; details: { words: string[] } }[];
}
const sectionsOf = (input: string, locale: string) => askAll(input, locale)['modules'] as Section[];

it.each([
  ['en', 'open now', 'Open now', ['open now']],
  ['en', 'what is open right now near me', 'Open now', ['is open right now']],
  ['en', 'what is open near me now', 'Open now', ['is open', 'now']],
  ['es', 'abierto ahorita', 'Abierto ahora', ['abierto ahorita']],
  ['es', 'quién está abierto ahora', 'Abierto ahora', ['quien esta abierto ahora']],
  ['es', 'qué hay abierto cerca de mí ahora', 'Abierto ahora', ['abierto', 'ahora']],
])(
  'who asks only for what is open gets places, by a filter that can be taken back: %s %s',
  (locale, words, pill, taken) => {
    const [places] = sectionsOf(words, locale);
    expect(places?.verticalConfigId).toBe('healthcare_facilities');
    expect(places?.appliedQueryFilters).toMatchObject([{ displayValue: pill, details: { words: taken } }]);
  },
);

it.each([
  ['en', 'open now near me', ['near me', 'Open now']],
  ['en', 'what is open near me now', ['near me', 'Open now']],
  ['es', 'qué hay abierto cerca de mí ahora', ['cerca de mí', 'Abierto ahora']],
  ['es', 'abierto cerca de aquí a esta hora', ['cerca de mí', 'Abierto ahora']],
])('what is open now near somebody is both: %s %s', (locale, words, pills) => {
  const answer = askIn('healthcare_facilities', words, locale, { location: '38.54,-121.74' });
  const applied = answer['appliedQueryFilters'] as { displayValue: string }[];
  expect(applied.map(({ displayValue }) => displayValue)).toEqual(pills);
  expect(answer['searchIntents']).toEqual(['NEAR_ME']);
});

it.each([
  ['en', 'lab hours'],
  ['en', 'what time does the lab close'],
  ['es', 'horario del laboratorio'],
  ['es', 'a qué hora abre el laboratorio'],
])('the hours of a kind of place are asked of places of that kind: %s %s', (locale, words) => {
  const [places] = sectionsOf(words, locale);
  expect(places?.results[0]?.data['c_locationType']).toContain('Lab');
});

it.each([
  ['en', 'cafeteria'],
  ['es', 'cafetería'],
  ['es', 'dónde puedo almorzar'],
])('what a place has besides care leads to places that have it: %s %s', (locale, words) => {
  const [places] = sectionsOf(words, locale);
  expect(places?.results.length).toBeGreaterThan(0);
  for (const { data } of places?.results ?? []) expect(data['c_locationAmenities']).toContain('Dining');
});

it.each([
  ['en', 'do i need a referral', 'pages', 'Insurance we take'],
  ['es', 'necesito un referido', 'pages', 'Seguros que aceptamos'],
  ['en', 'caring for my husband im exhausted', 'services', 'Caregiver Support'],
  ['es', 'quien cuida a mi papá en casa', 'services', 'Apoyo a cuidadores'],
  ['en', 'home care for my father', 'services', 'Home Visits'],
  ['en', 'caregiver jobs', 'pages', 'Careers'],
  ['en', 'had a baby and cant stop crying', 'services', 'Maternal Mental Health'],
  ['es', 'acabo de dar a luz y lloro mucho', 'services', 'Salud mental materna'],
])('the page or the service for it comes before all else: %s %s', (locale, words, vertical, name) => {
  const [first] = sectionsOf(words, locale);
  expect(first?.verticalConfigId).toBe(vertical);
  expect(first?.results[0]?.data['name']).toBe(name);
});

it.each([
  ['en', 'my baby cant stop crying'],
  ['es', 'mi bebé no deja de llorar'],
])('a baby who cries is cared for as a child: %s %s', (locale, words) => {
  const names = sectionsOf(words, locale).flatMap(({ results }) => results.map(({ data }) => data['name']));
  expect(names).not.toContain(locale === 'en' ? 'Maternal Mental Health' : 'Salud mental materna');
});

it.each([
  ['en', 'talk to someone'],
  ['es', 'hablar con alguien'],
])(
  'who wants to talk to someone is led to care before the ways to reach the network: %s %s',
  (locale, words) => {
    const modules = askAll(words, locale)['modules'] as {
      verticalConfigId: string;
      results: { data: Data }[];
    }[];
    expect(modules[0]?.verticalConfigId).toBe('services');
    expect(modules[0]?.results[0]?.data['name']).toBe(locale === 'en' ? 'Talk Therapy' : 'Psicoterapia');
  },
);

it('a profession that says it is a woman finds women, and says so with the word for anybody', () => {
  const { results, appliedQueryFilters } = askIn(PROVIDERS, 'cardióloga', 'es');
  expect((results as { data: Data }[]).map(({ data }) => data['gender'])).not.toContain('Male');
  expect(appliedQueryFilters).toMatchObject([
    { displayValue: 'Mujer', details: { words: ['cardiologa'], instead: ['cardiologo'] } },
  ]);
});

it.each([
  ['en', 'hospital in', 'Hospital'],
  ['es', 'hospital en', 'Hospital'],
  ['en', 'emergency room', 'Emergency Room'],
  ['es', 'sala de emergencias', 'Emergency Room'],
])('a place that is said has its own before those farther away: %s %s', (locale, words, type) => {
  const first = (city: string) => {
    const [found] = askIn('healthcare_facilities', `${words} ${city}`, locale)['results'] as { data: Data }[];
    return (found?.data['address'] as { city: string } | undefined)?.city;
  };
  const places = [...store.entities.iterate('healthcareFacility')].filter(
    ({ body }) => (body['c_locationType'] as string[] | undefined)?.[0] === type,
  );
  const cities = new Set(places.map(({ body }) => (body['address'] as { city: string }).city));
  expect(cities.size).toBeGreaterThan(2);
  for (const city of cities) expect([city, first(city)]).toEqual([city, city]);
});

it.each([
  ['en', 'cardiolgist', 'cardiologist'],
  ['en', 'dermatolgy', 'dermatology'],
  ['es', 'cardiologoo', 'cardiologo'],
  ['es', 'embaraso', 'embarazo'],
])('what was corrected can be searched for as it was written: %s %s', (locale, input, meant) => {
  const answer = askIn(PROVIDERS, input, locale);
  expect(correction(answer)).toBe(meant);
  const literal = askIn(PROVIDERS, input, locale, { skipSpellCheck: 'true' });
  expect(correction(literal)).toBeUndefined();
  expect(ids(literal)).not.toEqual(ids(answer));
});

it.each(['dr singh', 'dr zhang', 'dr gupta', 'dr gonsales'])(
  'the name of somebody is not taken for an ordinary word: %s',
  (input) => expect(correction(askIn(PROVIDERS, input))).toBeUndefined(),
);

it.each([
  ['en', 'nurse jobs sacramento', 'Careers'],
  ['es', 'trabajos de enfermera en sacramento', 'Empleo'],
])('a page is found for every town: %s %s', (locale, input, name) => {
  const [first] = askAll(input, locale)['modules'] as { results: { data: Data }[] }[];
  expect(first?.results[0]?.data['name']).toBe(name);
});

it.each([
  ['en', 'female hospice doctor who speaks american sign language accepting new patients'],
  ['es', 'podólogo mujer que hable lengua de señas americana con pacientes nuevos en sacramento'],
])('what is given up because nothing has all of it is named, and no filter: %s %s', (locale, input) => {
  const answer = askIn(PROVIDERS, input, locale);
  const keys = (list: unknown) => (list as Data[]).map(({ filter }) => Object.keys(filter as Data)[0]);
  const [own] = answer['queryRulesActionsData'] as Data[];
  const dropped = keys(own?.['droppedQueryFilters']);
  expect(answer['resultsCount']).toBeGreaterThan(0);
  expect(dropped).toContain('gender');
  expect(keys(answer['appliedQueryFilters'])).not.toContain('gender');
});

it.each([
  ['en', 'kids dentist', 'dentists'],
  ['es', 'dentista para niños', 'dentistas'],
  ['en', 'chiropractor near me', 'chiropractors'],
])('a profession nobody here has is named, beside what comes closest: %s %s', (locale, input, many) => {
  const answer = askIn(PROVIDERS, input, locale);
  const [own] = answer['queryRulesActionsData'] as Data[];
  expect(own?.['droppedQueryFilters']).toContainEqual(
    expect.objectContaining({ displayValue: many, details: { words: [], unknown: 'profession' } }),
  );
  expect(answer['resultsCount']).toBeGreaterThan(0);
});

it.each([
  ['en', 'dermatologist near golden gate park', 'golden gate park'],
  ['en', 'pediatrician in natomas who speaks spanish', 'natomas'],
  ['es', 'pediatra en natomas', 'natomas'],
])(
  'a place nobody here knows is named, and keeps nothing from being found: %s %s',
  (locale, input, place) => {
    const answer = askIn(PROVIDERS, input, locale);
    const [own] = answer['queryRulesActionsData'] as Data[];
    expect(own?.['droppedQueryFilters']).toContainEqual(
      expect.objectContaining({
        displayValue: place,
        details: expect.objectContaining({ unknown: 'place' }) as unknown,
      }),
    );
    expect(answer['resultsCount']).toBeGreaterThan(0);
  },
);

it.each([
  ['en', 'urgentcare natomas'],
  ['es', 'urgencias natomas'],
])('a place nobody knows is named where no word says that it is one: %s %s', (locale, input) => {
  const answer = askIn('healthcare_facilities', input, locale);
  const [own] = answer['queryRulesActionsData'] as Data[];
  expect(own?.['droppedQueryFilters']).toContainEqual(expect.objectContaining({ displayValue: 'natomas' }));
});

it.each([
  ['en', 'flu shot', /^Flu and COVID-19 vaccines/],
  ['en', 'flu vaccine', /^Flu and COVID-19 vaccines/],
  ['es', 'vacuna de la gripe', /^Vacunas de la gripe/],
])('an expression no article has is looked for word by word among them: %s %s', (locale, input, name) => {
  const [first] = askIn('health-and-wellness', input, locale)['results'] as { data: Data }[];
  expect(first?.data['name']).toMatch(name);
});

it.each([
  ['en', 'pay my bill', 'pages'],
  ['es', 'pagar mi factura', 'pages'],
  ['en', 'where do i get my medical records', 'pages'],
])('nobody is found for what a page does, but the page is named: %s %s', (locale, input, vertical) => {
  const answer = askIn(PROVIDERS, input, locale);
  expect(answer['resultsCount']).toBe(0);
  const { modules } = answer['alternativeVerticals'] as { modules: { verticalConfigId: string }[] };
  expect(modules.map(({ verticalConfigId }) => verticalConfigId)).toContain(vertical);
  expect(answer['spellCheck']).toBeUndefined();
});

it.each([
  ['en', 'takes blue shield'],
  ['en', 'memory screening'],
  ['es', 'segunda opinion'],
])('who does or takes something is still found by it: %s %s', (locale, input) =>
  expect(askIn(PROVIDERS, input, locale)['resultsCount']).toBeGreaterThan(0),
);

it('the place with most services comes first where nothing else tells', () => {
  const offered = (askIn('healthcare_facilities', '')['results'] as { data: Data }[]).map(
    ({ data }) => new Set((data['c_relatedServices'] as { name: string }[]).map(({ name }) => name)).size,
  );
  expect(offered[0]).toBeGreaterThan(1);
  expect(offered).toEqual([...offered].sort((a, b) => b - a));
});

it("an editor's words and facets, written once, find the same places on the pages of both languages", () => {
  const found = ({ name, towns }: (typeof REGIONS)[number], locale: string) => {
    const facetFilters = JSON.stringify({
      c_locationType: [{ c_locationType: { $eq: 'Urgent Care' } }],
      c_region: [{ c_region: { $eq: name } }],
    });
    return ids(askIn('healthcare_facilities', `urgent care in ${towns[0]}`, locale, { facetFilters }));
  };
  const inEnglish = REGIONS.map((region) => found(region, 'en'));
  expect(inEnglish.flat().length).toBeGreaterThan(1);
  expect(REGIONS.map((region) => found(region, 'es'))).toEqual(inEnglish);
});

it('a profession somebody here has is not said to be missing', () => {
  const answer = askIn(PROVIDERS, 'pediatrician', 'en');
  expect(answer['queryRulesActionsData']).toBeUndefined();
});

it('sections come in the order of their best answer: people for a name, the page for a task', () => {
  const first = (input: string, locale = 'en') =>
    (askAll(input, locale)['modules'] as { verticalConfigId: string }[])[0]?.verticalConfigId;
  expect(first('patel')).toBe(PROVIDERS);
  expect(first('cardiology')).toBe(PROVIDERS);
  expect(first('pay my bill')).toBe('pages');
  expect(first('pagar mi factura', 'es')).toBe('pages');
});

describe('suggestions', () => {
  const suggest = (input: string, locale = 'en', verticalKey?: string) =>
    service.autocomplete({ input, limit: 10, locale, ...(verticalKey && { verticalKey }) })['results'] as {
      value: string;
      key: string;
      verticalKeys: string[];
    }[];
  const SPECIALTY = 'c_providerSpecialties.specialty.name';

  it.each([
    ['a page', 'billing', 'en', 'Billing and payment'],
    ['Spanish', 'cardiolo', 'es', 'Cardiología'],
    ['a page in Spanish', 'factu', 'es', 'Facturas y pagos'],
    ['plain words', 'heart doctor', 'en', 'Cardiology'],
    ['plain words half typed', 'heart doc', 'en', 'Cardiology'],
    ['a short word for it', 'gyno', 'en', 'Obstetrics and Gynecology'],
    ['the kind of people left out', 'kids doctor', 'en', 'Pediatrics'],
    ['plain words in Spanish', 'doctor de los ri', 'es', 'Nefrología'],
    ['Spanish on an English page', 'cardiólogo', 'en', 'Cardiology'],
    ['a slip', 'cardiolgist', 'en', 'Cardiology'],
    ['a slip, half typed', 'dermatolg', 'en', 'Dermatology'],
  ])('know %s: %s', (_, input, locale, wanted) => {
    expect(
      suggest(input, locale)
        .slice(0, 6)
        .map(({ value }) => value),
    ).toContain(wanted);
  });

  it.each([
    [
      'who is looked for and what they are to speak',
      'i need a doctor for my daughter who speaks spanish',
      'en',
      'Pediatrics, who speaks spanish',
    ],
    ['a half-typed word', 'i need a doctor for my daughter who spe', 'en', 'Pediatrics'],
    [
      'where, and in which order',
      'female cardiologist accepting new patients in oakland',
      'en',
      'Cardiology, female accepting new patients in oakland',
    ],
    ['an insurer', 'find a dermatologist that takes lupine', 'en', 'Dermatology, that takes lupine'],
    ['what hurts', 'my knee hurts when i climb stairs', 'en', 'Orthopedic Surgery'],
    [
      'Spanish as it was typed',
      'necesito una doctora para mi hija que hable español',
      'es',
      'Pediatría, doctora que hable español',
    ],
    ['what hurts, in Spanish', 'me duele la espalda desde ayer', 'es', 'Dolor de espalda'],
  ])('read sentences as the search does, with %s: %s', (_, input, locale, wanted) => {
    expect(suggest(input, locale).map(({ value }) => value)).toContain(wanted);
  });

  it.each([
    ['how do i pay my bill', 'en', 'Billing and payment'],
    ['where do i park my car', 'en', 'Parking and directions'],
    ['do you take my insurance', 'en', 'Insurance we take'],
    ['cómo puedo pagar mi factura', 'es', 'Facturas y pagos'],
    ['dónde me pongo la vacuna de la gripe', 'es', 'Vacunas contra la gripe esta temporada'],
  ])('lead first to what does what a sentence wants done: %s', (input, locale, wanted) => {
    expect(suggest(input, locale)[0]?.value).toBe(wanted);
  });

  it('know short names, and "dr" before one', () => {
    expect(suggest('gabi', 'en', PROVIDERS).map(({ value }) => value.split(' ')[0])).toContain('Gabriela');
    expect(suggest('dr patel', 'en', PROVIDERS)[0]?.value).toMatch(/Patel/);
  });

  it('say what they are', () => {
    const [cardiology] = suggest('cardiology', 'en', PROVIDERS);
    expect(cardiology).toMatchObject({ value: 'Cardiology', key: SPECIALTY, verticalKeys: [PROVIDERS] });
    expect(suggest('patel', 'en', PROVIDERS)[0]?.key).toBe('name');
  });

  it('propose what comes close to the words first, and none for what nobody knows', () => {
    expect(suggest('heart')[0]?.value).toMatch(/^Heart/);
    expect(suggest('qwxzzv')).toEqual([]);
  });
});
