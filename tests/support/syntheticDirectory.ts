import { randomFrom } from '#src/platform/search/engine/testing/randomFrom.ts';
import type { EntityInput, Store } from '#src/platform/store/Store.ts';

const SPECIALTY_ROOTS =
  `Cardiology Dermatology Pediatrics Neurology Oncology Orthopedics Ophthalmology Otolaryngology Gastroenterology
  Nephrology Pulmonology Urology Endocrinology Rheumatology Allergy Hematology Psychiatry Psychology Podiatry
  Radiology Anesthesiology Pathology Geriatrics Obstetrics Gynecology Neurosurgery Audiology Optometry Hepatology
  Surgery`.split(/\s+/);
const QUALIFIERS = ['', 'Adolescent', 'Interventional'];
export const SPECIALTIES: readonly string[] = [
  'Family Medicine',
  'Internal Medicine',
  ...QUALIFIERS.flatMap((qualifier) =>
    SPECIALTY_ROOTS.map((root) => (qualifier ? `${qualifier} ${root}` : root)),
  ),
].slice(0, 80);
const LANGUAGES =
  `English Spanish Mandarin Cantonese Tagalog Vietnamese Korean Russian Arabic Farsi Hindi Punjabi Japanese
  Hmong Armenian`.split(/\s+/);
export const PLANS: readonly string[] = Array.from(
  { length: 60 },
  (_, at) => `Plan ${at + 1} ${['HMO', 'PPO', 'EPO'][at % 3]}`,
);
const FIRST =
  `Ana Ben Chloe Dara Elif Femi Grace Hana Ivan Joy Kofi Lena Mei Nadia Omar Priya Quinn Rosa Sami Tariq
  Uma Viet Wren Ximena Yara Zane Aiko Bram Ceci Dilan`.split(/\s+/);
const SYLLABLES =
  `al ber cor dan el fin gar hol is jan kel lor mar nev or per quin ros sel tor ul ver wil xan yor zel`.split(
    /\s+/,
  );
const WORDS = Array.from({ length: 3000 }, (_, at) => {
  const random = randomFrom(at + 99);
  return Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  ).join('');
});
const CITIES: readonly (readonly [name: string, postalCode: string, latitude: number, longitude: number])[] =
  [
    ['Sacramento', '95814', 38.58, -121.49],
    ['Roseville', '95661', 38.75, -121.28],
    ['Davis', '95616', 38.54, -121.74],
    ['San Francisco', '94109', 37.79, -122.42],
    ['Oakland', '94609', 37.83, -122.26],
    ['Berkeley', '94705', 37.86, -122.26],
    ['San Jose', '95112', 37.35, -121.88],
    ['Palo Alto', '94301', 37.44, -122.15],
    ['Modesto', '95355', 37.67, -120.95],
    ['Tracy', '95376', 37.73, -121.43],
    ['Santa Cruz', '95065', 37.03, -121.98],
    ['Santa Barbara', '93105', 34.44, -119.74],
  ];

const HOURS = {
  ...Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [
      day,
      { openIntervals: [{ start: '08:00', end: '17:00' }] },
    ]),
  ),
  saturday: { isClosed: true },
  sunday: { isClosed: true },
};

const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
const pad = (number: number) => String(number).padStart(6, '0');

export const ref = (id: string) => ({ $ref: id });

/** Specialties and offices that providers link to. */
export function* linkedEntities(offices: number): Generator<EntityInput> {
  for (const [at, name] of SPECIALTIES.entries()) {
    yield { id: `spec-${pad(at)}`, type: 'ce_specialty', locale: 'en', body: { name, slug: `spec-${at}` } };
  }
  const random = randomFrom(7);
  for (let at = 0; at < offices; at += 1) {
    const [city, postalCode, latitude, longitude] = pick(random, CITIES);
    yield {
      id: `fac-${pad(at)}`,
      type: 'healthcareFacility',
      locale: 'en',
      body: {
        name: `${city} Care Center ${at}`,
        slug: `care-center-${at}`,
        address: { line1: `${at + 1} Main St`, city, region: 'CA', postalCode, countryCode: 'US' },
        yextDisplayCoordinate: {
          latitude: latitude + (random() - 0.5) / 5,
          longitude: longitude + (random() - 0.5) / 5,
        },
        timezone: 'America/Los_Angeles',
        hours: HOURS,
        c_locationType: [pick(random, ['Care Center', 'Urgent Care', 'Lab', 'Imaging', 'Hospital'])],
        c_hasER: random() < 0.1,
        mainPhone: '+19165550100',
      },
    };
  }
}

/** Providers with 1–3 specialties, languages, 5–25 plans, 1–4 offices and a biography of 60 words. */
export function* syntheticProviders(count: number, offices: number): Generator<EntityInput> {
  const random = randomFrom(42);
  const some = <T>(list: readonly T[], least: number, most: number): T[] => {
    const wanted = least + Math.floor(random() * (most - least + 1));
    const chosen = new Set<T>();
    while (chosen.size < wanted) chosen.add(pick(random, list));
    return [...chosen];
  };
  for (let at = 0; at < count; at += 1) {
    const firstName = pick(random, FIRST);
    const lastName = capital(
      Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(random, SYLLABLES)).join(''),
    );
    yield {
      id: `prov-${pad(at)}`,
      type: 'healthcareProfessional',
      locale: 'en',
      body: {
        name: `${firstName} ${lastName}, MD`,
        firstName,
        lastName,
        slug: `${firstName}-${lastName}-${at}`.toLowerCase(),
        gender: random() < 0.5 ? 'Female' : 'Male',
        acceptingNewPatients: random() < 0.7,
        c_isPhysician: random() < 0.8,
        c_providerIsSutter: random() < 0.75,
        c_offersVideoVisit: random() < 0.4,
        c_ageRange: some(['All Ages', '0-18 years', '18 + years'], 1, 1),
        ...(random() < 0.8 ? { c_reputationRatingFiveStar: Math.round((3 + random() * 2) * 10) / 10 } : {}),
        c_healthPlanFacet: some(PLANS, 5, 25),
        c_additionalLanguages: some(LANGUAGES, 1, 3).map((name) => ({ language: [{ name }] })),
        c_providerSpecialties: some([...SPECIALTIES.keys()], 1, 3).map((number) => ({
          specialty: [ref(`spec-${pad(number)}`)],
          status: 'open',
        })),
        c_offices: some(
          Array.from({ length: offices }, (_, number) => number),
          1,
          Math.min(4, offices),
        ).map((number) => ({
          officeOrFacility: [ref(`fac-${pad(number)}`)],
          phoneNumber: '+19165550101',
        })),
        c_carePhilosophy: Array.from(
          { length: 60 },
          () => WORDS[Math.floor(random() ** 2 * WORDS.length)],
        ).join(' '),
      },
    };
  }
}

/** Puts the synthetic network into a store, in slices. */
export function fillStore(store: Store, providers: number, offices = 300): void {
  store.entities.put([...linkedEntities(offices)]);
  let slice: EntityInput[] = [];
  for (const provider of syntheticProviders(providers, offices)) {
    slice.push(provider);
    if (slice.length < 5000) continue;
    store.entities.put(slice);
    slice = [];
  }
  store.entities.put(slice);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const BIOGRAPHY_WORDS: readonly string[] = WORDS;
