import { linkedEntities, syntheticProviders } from '#tests/support/syntheticDirectory.ts';

/** Offices of the synthetic directory. */
export const OFFICES = 300;
/** Facets that are counted for a query, in the order of `valuesOf`. */
export const SCAN_FACETS = [
  'c_providerSpecialties.specialty.name',
  'acceptingNewPatients',
  'c_offersVideoVisit',
  'gender',
  'c_additionalLanguages.language.name',
  'c_healthPlanFacet',
  'c_ageRange',
  'c_offices.officeOrFacility.address.city',
] as const;

/** What a query measures. */
export type BenchKind =
  | 'text'
  | 'typo'
  | 'prefix'
  | 'empty-near'
  | 'facets'
  | 'count'
  | 'wishes'
  | 'autocomplete'
  | 'suggestions';

/** One query of the measurement. */
export interface BenchQuery {
  kind: BenchKind;
  input: string;
  /** The words the raw scan looks for, where it cannot understand the query. */
  scanned?: string;
  near?: { lat: number; lng: number; radius: number };
  plans: string[];
  gender?: string;
}

/** A directory in typed arrays: what each provider has, by the number of the provider. */
interface Columns {
  /** Numbers of the providers with a word. */
  lists: Map<string, Int32Array>;
  /** Codes of the values of each facet. */
  codes: Map<string, number>[];
  /** Where in `values` those of a provider begin, for each facet. */
  starts: Uint32Array[];
  values: Uint16Array[];
  /** Latitude and longitude of up to four offices. */
  points: Float64Array;
  accepting: Uint8Array;
  vocabulary: string[];
}

const PLACES = 4;
const [GENDER, PLAN] = [3, 5];

/** Everything in typed arrays, built straight from the generator; answers how many it found. */
export function rawScan(providers: number): (query: BenchQuery) => number {
  const columns = columnsOf(providers);
  const everyone = Int32Array.from({ length: providers }, (_, number) => number);
  return (query) => {
    const input = query.scanned ?? query.input;
    if (query.kind === 'autocomplete' || query.kind === 'suggestions') {
      return columns.vocabulary.filter((word) => word.startsWith(input)).slice(0, 10).length;
    }
    let found = withWords(columns, everyone, input);
    if (query.near) found = nearby(columns, found, query.near);
    if (query.plans.length > 0) found = withPlans(columns, found, query);
    return query.kind === 'count' ? found.length : found.length + countFacets(columns, found);
  };
}

function columnsOf(providers: number): Columns {
  const places = placesOf();
  const postings = new Map<string, number[]>();
  const codes = SCAN_FACETS.map(() => new Map<string, number>());
  const starts = SCAN_FACETS.map(() => new Uint32Array(providers + 1));
  const pools = SCAN_FACETS.map((): number[] => []);
  const points = new Float64Array(providers * PLACES * 2).fill(NaN);
  const accepting = new Uint8Array(providers);
  let at = 0;
  for (const { body } of syntheticProviders(providers, OFFICES)) {
    const { text, offices, values } = readProvider(body, places);
    offices.forEach(({ latitude, longitude }, place) => {
      points[(at * PLACES + place) * 2] = latitude;
      points[(at * PLACES + place) * 2 + 1] = longitude;
    });
    accepting[at] = body['acceptingNewPatients'] === true ? 1 : 0;
    values.forEach((list, facet) => {
      for (const value of list) {
        const known = codes[facet] as Map<string, number>;
        if (!known.has(value)) known.set(value, known.size);
        pools[facet]?.push(known.get(value) ?? 0);
      }
      (starts[facet] as Uint32Array)[at + 1] = pools[facet]?.length ?? 0;
    });
    for (const word of new Set(text.toLowerCase().match(/[a-z0-9]+/g))) {
      const list = postings.get(word);
      if (list) list.push(at);
      else postings.set(word, [at]);
    }
    at += 1;
  }
  const lists = new Map([...postings].map(([word, list]) => [word, Int32Array.from(list)]));
  const values = pools.map((pool) => Uint16Array.from(pool));
  return { lists, codes, starts, values, points, accepting, vocabulary: [...lists.keys()].sort() };
}

interface KnownPlaces {
  offices: Map<string, { city: string; latitude: number; longitude: number }>;
  specialties: Map<string, string>;
}

function placesOf(): KnownPlaces {
  const known: KnownPlaces = { offices: new Map(), specialties: new Map() };
  for (const { id, type, body } of linkedEntities(OFFICES)) {
    if (type === 'ce_specialty') known.specialties.set(id, String(body['name']));
    else {
      const { city } = body['address'] as { city: string };
      const { latitude, longitude } = body['yextDisplayCoordinate'] as {
        latitude: number;
        longitude: number;
      };
      known.offices.set(id, { city, latitude, longitude });
    }
  }
  return known;
}

/** What a provider is found by, where, and the values of each facet. */
function readProvider(body: Record<string, unknown>, known: KnownPlaces) {
  type Links = { $ref: string }[];
  const offices = (body['c_offices'] as { officeOrFacility: Links }[]).flatMap(({ officeOrFacility }) =>
    officeOrFacility.flatMap(({ $ref }) => known.offices.get($ref) ?? []),
  );
  const names = (body['c_providerSpecialties'] as { specialty: Links }[]).flatMap(({ specialty }) =>
    specialty.map(({ $ref }) => known.specialties.get($ref) ?? ''),
  );
  const cities = offices.map(({ city }) => city);
  const values: string[][] = [
    names,
    [String(body['acceptingNewPatients'])],
    [String(body['c_offersVideoVisit'])],
    [String(body['gender'])],
    (body['c_additionalLanguages'] as { language: { name: string }[] }[]).flatMap(({ language }) =>
      language.map(({ name }) => name),
    ),
    body['c_healthPlanFacet'] as string[],
    body['c_ageRange'] as string[],
    [...new Set(cities)],
  ];
  const text = `${String(body['name'])} ${names.join(' ')} ${cities.join(' ')} ${String(body['c_carePhilosophy'])}`;
  return { text, offices, values };
}

function withWords({ lists }: Columns, everyone: Int32Array, input: string): Int32Array {
  let found = everyone;
  const words = input === '' ? [] : input.split(' ');
  for (const [turn, word] of words.entries()) {
    const list = lists.get(word) ?? new Int32Array(0);
    if (turn === 0) found = list;
    else {
      const wanted = new Set(list);
      found = found.filter((document) => wanted.has(document));
    }
  }
  return found;
}

/** Those who take new patients with an office within `radius` metres. */
function nearby(
  { points, accepting }: Columns,
  found: Int32Array,
  { lat, lng, radius }: NonNullable<BenchQuery['near']>,
): Int32Array {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const reach = (radius / 111_195) ** 2;
  return found.filter((document) => {
    if (accepting[document] === 0) return false;
    for (let place = 0; place < PLACES; place += 1) {
      const y = (points[document * PLACES * 2 + place * 2] as number) - lat;
      const x = ((points[document * PLACES * 2 + place * 2 + 1] as number) - lng) * narrow;
      if (x * x + y * y <= reach) return true;
    }
    return false;
  });
}

function withPlans({ codes, starts, values }: Columns, found: Int32Array, query: BenchQuery): Int32Array {
  const wanted = query.plans.map((plan) => codes[PLAN]?.get(plan) ?? -1);
  const gender = codes[GENDER]?.get(query.gender ?? '') ?? -1;
  return found.filter((document) => {
    if ((values[GENDER] as Uint16Array)[(starts[GENDER] as Uint32Array)[document] as number] !== gender)
      return false;
    const end = (starts[PLAN] as Uint32Array)[document + 1] as number;
    for (let i = (starts[PLAN] as Uint32Array)[document] as number; i < end; i += 1) {
      if (wanted.includes((values[PLAN] as Uint16Array)[i] as number)) return true;
    }
    return false;
  });
}

/** Counts every facet, and answers 0: what was counted must not be left out as unused. */
function countFacets({ codes, starts, values }: Columns, found: Int32Array): number {
  let sum = 0;
  for (let facet = 0; facet < SCAN_FACETS.length; facet += 1) {
    const start = starts[facet] as Uint32Array;
    const pool = values[facet] as Uint16Array;
    const tally = new Uint32Array(codes[facet]?.size ?? 0);
    for (let i = 0; i < found.length; i += 1) {
      const document = found[i] as number;
      const end = start[document + 1] as number;
      for (let j = start[document] as number; j < end; j += 1) {
        const code = pool[j] as number;
        tally[code] = (tally[code] as number) + 1;
      }
    }
    sum += tally[0] ?? 0;
  }
  return sum < 0 ? 1 : 0;
}
