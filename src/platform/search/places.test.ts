import { facility, provider, smallNetwork } from './testing/smallNetwork.ts';

const PROVIDERS = 'healthcare_professionals';
const PLACES = 'healthcare_facilities';

let network: ReturnType<typeof smallNetwork>;
beforeAll(() => {
  network = smallNetwork([
    facility('urgent', 'River Urgent Care', 'Sacramento'),
    facility('lab', 'Delta Laboratory', 'Stockton'),
    provider('heart', 'Ana Soto', 'Sacramento', { practises: 'Cardiology' }),
    provider('heart-ti', 'Selam Tesfai', 'Stockton', { practises: 'Cardiology', speaks: ['Tigrinya'] }),
    provider('skin', 'Ben Rocklin', 'Stockton', { practises: 'Dermatology' }),
    provider('omar', 'Omar Lee', 'Stockton', { practises: 'Urology' }),
    provider('omar-davis', 'Omar Davis', 'Stockton', { practises: 'Urology' }),
    provider('jackson', 'Ida Jackson', 'Davis', { practises: 'Neurology' }),
  ]);
});
afterAll(() => network.close());

const shown = (input: string, vertical = PROVIDERS, more: Record<string, string> = {}) => {
  const { ids, applied } = network.ask(vertical, input, more);
  return [ids.toSorted(), applied.map(({ displayValue }) => displayValue)];
};

describe('a place in which the network has nothing', () => {
  it.each([
    ['a ZIP area', '95816', ['urgent'], '95816'],
    ['behind a word of place', 'near 95816', ['urgent'], '95816'],
    ['a ZIP area in mid-sentence', 'urgent 95816 care', ['urgent'], '95816'],
    ['with what it is called', 'urgent care in the 95816 area', ['urgent'], '95816'],
    ['a ZIP code', 'urgent care zip code 95816', ['urgent'], '95816'],
    ['a town', 'urgent care in carmichael', ['urgent'], 'Carmichael'],
    ['a town, its state and its ZIP area', 'urgent care carmichael ca 95608', ['urgent'], '95608'],
    ['a town at the beginning', 'carmichael urgent care', ['urgent'], 'Carmichael'],
    ['a town in mid-sentence', 'urgent carmichael care', ['urgent'], 'Carmichael'],
    ['a county', 'urgent care in sacramento county', ['urgent'], 'Sacramento County'],
    ['close to it', 'lab close to 95240', ['lab'], '95240'],
  ])('finds what is nearest, and is named: %s', (_, input, ids, name) => {
    expect(shown(input, PLACES)).toEqual([ids, [name]]);
    expect(network.ask(PLACES, input).corrected).toBe(false);
  });

  it.each([
    ['cerca de', 'urgencias cerca de 95816', '95816'],
    ['en el código postal', 'urgencias en el código postal 95816', '95816'],
    ['un condado', 'urgencias en el condado de Sacramento', 'Sacramento (condado)'],
  ])('in Spanish: %s', (_, input, name) =>
    expect(shown(input, PLACES, { locale: 'es' })).toEqual([['urgent'], [name]]),
  );

  it('finds nothing where nothing is near, and nothing by a number that is no ZIP area', () => {
    expect(shown('90210', PLACES)).toEqual([[], ['90210']]);
    expect(shown('99999', PLACES)).toEqual([[], []]);
  });

  it('is a filter by its id, and one that is suggested', () => {
    const filters = JSON.stringify({ 'builtin.location': { $eq: 'P-postcode.95816' } });
    expect(network.ask(PLACES, '', { filters }).ids).toEqual(['urgent']);
    expect(network.places('9581')).toContain('95816, California, United States');
    expect(network.places('carmich')).toEqual(['Carmichael, California, United States']);
    const unknown = JSON.stringify({ 'builtin.location': { $eq: 'P-postcode.99999' } });
    expect(() => network.ask(PLACES, '', { filters: unknown })).toThrow(/Unknown place/);
  });

  it.each([
    ['a name of somebody', 'dr jackson', ['jackson']],
    ['a name beside something to look for', 'jackson neurology', ['jackson']],
    ['a name that is also a town, alone', 'rocklin', ['skin']],
  ])('is none where it is called so: %s', (_, input, ids) => expect(shown(input)).toEqual([ids, []]));

  it('is one behind a word of place, whoever is called so', () =>
    expect(shown('cardiology near rocklin')).toEqual([['heart'], ['Rocklin']]));
});

describe('what is farther than usual', () => {
  it('is found before a wish is given up, and the answer says how far it was looked', () => {
    const { ids, applied, dropped } = network.ask(PROVIDERS, 'tigrinya speaking cardiologist near 95816');
    expect([ids, dropped]).toEqual([['heart-ti'], []]);
    expect(applied[0]).toMatchObject({
      displayValue: '95816',
      filter: { 'builtin.location': { $eq: 'P-postcode.95816' } },
      details: { words: ['near 95816'], radius: 80_467.2, usualRadius: 40_233.6 },
    });
  });

  it('is not looked for where something is near, nor beyond a distance that is asked for', () => {
    const { ids, applied } = network.ask(PROVIDERS, 'cardiologist near 95816');
    expect(ids).toEqual(['heart']);
    expect(applied[0]?.details).not.toHaveProperty('radius');
    expect(network.ask(PROVIDERS, 'dermatology near 95816', { locationRadius: '10000' }).ids).toEqual([]);
  });

  it('is not looked for before somebody of that name', () =>
    expect(shown('omar davis')).toEqual([['omar-davis'], []]));

  it('is a hundred miles at most; then the least important wish is given up', () => {
    const { ids, dropped, applied } = network.ask(
      PROVIDERS,
      'tigrinya speaking cardiologist accepting new patients near 96001',
    );
    expect([ids, dropped, applied[0]?.displayValue]).toEqual([[], [], '96001']);
    const farther = network.ask(PROVIDERS, 'tigrinya speaking dermatologist near 95816');
    expect([farther.ids[0], farther.dropped]).toEqual(['skin', ['Tigrinya']]);
    expect(farther.applied[0]?.details).toMatchObject({ radius: 80_467.2 });
  });

  it('in a search of everything, too', () => {
    const { modules } = network.askAll('dermatology near 95816') as {
      modules: { appliedQueryFilters: object[]; results: { data: { id: string } }[] }[];
    };
    expect(modules.map(({ results }) => results.map(({ data }) => data.id))).toEqual([['skin']]);
    expect(modules[0]?.appliedQueryFilters[0]).toMatchObject({ details: { radius: 80_467.2 } });
  });
});

describe('a distance in the words', () => {
  it('is the radius, and no more', () => {
    const { ids, applied } = network.ask(PLACES, 'lab within 60 miles of 95816');
    expect([ids, applied[0]?.details]).toMatchObject([['lab'], { words: ['within 60 miles of 95816'] }]);
    expect(network.ask(PLACES, 'lab within 10 miles of 95816').ids).toEqual([]);
  });
});

describe('what places are called for short', () => {
  it.each([
    ['urgent care near sac', ['urgent'], 'Sacramento'],
    ['urgent care in california', ['urgent'], 'California'],
    ['laboratory st helena', ['lab'], 'Saint Helena'],
  ])('%s', (input, ids, name) => expect(shown(input, PLACES)).toEqual([ids, [name]]));

  it('a town whose name is a word elsewhere is one where the words find nothing', () =>
    expect(shown('ione', PLACES)).toEqual([['lab', 'urgent'], ['Ione']]));
});

describe('near me', () => {
  const location = '38.58,-121.49';
  it.each([
    'near me urgent care',
    'urgent care near me please',
    'nearest urgent care',
    'urgent care in my area',
  ])('stands anywhere: %s', (input) => {
    const { ids, intents, applied } = network.ask(PLACES, input, { location });
    expect([ids, intents]).toEqual([['urgent'], ['NEAR_ME']]);
    expect(applied[0]).toMatchObject({ displayValue: 'near me' });
    expect(network.ask(PLACES, input).ids).toEqual(['urgent']);
  });
});
