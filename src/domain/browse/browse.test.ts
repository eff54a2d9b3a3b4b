import fc from 'fast-check';
import { LOCATION_SHORTCUTS, SEASONAL_LOCATION_PAGE } from '#src/config/redirects.ts';
import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';
import { letterGroups } from './letterGroups.ts';
import { bySlug, nameSlug, withSlugs } from './listSlugs.ts';
import {
  cityWithRegion,
  fillWildcard,
  isDoctorListing,
  locationTypeOf,
  readWildcardPath,
  wildcardFilters,
  wildcardPath,
} from './wildcard.ts';
import type { Wildcard } from './wildcard.ts';

const names = fc.array(
  fc.oneof(
    fc.constantFrom(
      'Napa',
      'Cañon City',
      'San José',
      'San Jose',
      'St. Helena',
      'Napa CA',
      '東京',
      '',
      '29 Palms',
      'x-2',
    ),
    fc.string({ maxLength: 12 }),
  ),
  { maxLength: 12 },
);

describe('slugs of a list', () => {
  it.each([
    ['Ear, Nose and Throat', 'ear-nose-and-throat'],
    ['Cañón City', 'canon-city'],
    ['Pharmacy (Outpatient)', 'pharmacy-outpatient'],
    ['  Elk   Grove ', 'elk-grove'],
    ['snake_case - name', 'snake-case-name'],
  ])('%j is %s', (name, slug) => expect(nameSlug(name)).toBe(slug));

  it('are unique, lead back to their item, and do not depend on the order of the list', () => {
    fc.assert(
      fc.property(names, (list) => {
        const items = list.map((name, at) => ({ name, tie: String(at % 3), at }));
        const slugged = withSlugs(items, ({ tie }) => tie);
        expect(new Set(slugged.map(({ slug }) => slug)).size).toBe(items.length);
        for (const item of slugged) expect(bySlug(slugged, item.slug)?.at).toBe(item.at);
        for (const { slug } of slugged) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        const distinct = [...new Map(items.map((item) => [`${item.name} ${item.tie}`, item])).values()];
        const slugOf = (all: typeof distinct) =>
          Object.fromEntries(withSlugs(all, ({ tie }) => tie).map(({ at, slug }) => [at, slug]));
        expect(slugOf([...distinct].reverse())).toEqual(slugOf(distinct));
      }),
    );
  });

  it('tell cities of the same name apart by their state', () => {
    const cities = withSlugs(
      [
        { name: 'Auburn', region: 'CA' },
        { name: 'Auburn', region: 'WA' },
        { name: 'Napa', region: 'CA' },
      ],
      ({ region }) => region,
    );
    expect(cities.map(({ slug }) => slug)).toEqual(['auburn-ca', 'auburn-wa', 'napa']);
    expect(bySlug(cities, 'AUBURN WA')?.region).toBe('WA');
    expect(bySlug(cities, 'auburn')).toBeUndefined();
    expect(bySlug(cities, '---')).toBeUndefined();
  });
});

describe('letter groups', () => {
  const groups = (list: string[], locale: 'en' | 'es') =>
    letterGroups(list, (name) => name, locale).map(({ letter, items }) => `${letter}: ${items.join(' ')}`);

  it('[Q-083] group by first letter in the order of the language, accents folded, digits last under #', () => {
    const list = ['Zoe', 'Ñandú', 'éclair', 'Echo', 'nube', '10th', '2nd', '(Outer) Mission', '¡Olé!', '…'];
    expect(groups(list, 'en')).toEqual([
      'E: Echo éclair',
      'N: Ñandú nube',
      'O: ¡Olé! (Outer) Mission',
      'Z: Zoe',
      '#: … 2nd 10th',
    ]);
    expect(groups(list, 'es').slice(1, 3)).toEqual(['N: nube', 'Ñ: Ñandú']);
  });

  it('lose nothing, whatever the names', () => {
    fc.assert(
      fc.property(names, (list) => {
        const all = letterGroups(list, (name) => name, 'es');
        expect(all.flatMap(({ items }) => items).sort()).toEqual([...list].sort());
        expect(new Set(all.map(({ letter }) => letter)).size).toBe(all.length);
      }),
    );
  });
});

const city = { name: 'Sacramento', region: 'CA', slug: 'sacramento' };
const specialty = {
  uid: '100005',
  name: 'Cardiology',
  plural: 'Cardiologists',
  englishName: 'Cardiology',
  slug: 'cardiology',
};
const locationType = { name: 'Lab', slug: 'lab', label: 'Labs' };

describe('the addresses of listings', () => {
  it.each<[title: string, type: string, wildcard: Wildcard, path: string]>([
    ['[S-133]', 'Find Doctor By Specialty', { specialty }, '/find-doctor/specialty/cardiology'],
    ['[S-134]', 'Find Doctor By City', { city }, '/find-doctor/city/sacramento'],
    [
      '[S-135]',
      'Find Doctor By City And Specialty',
      { city, specialty },
      '/find-doctor/city/sacramento/cardiology',
    ],
    ['[S-136]', 'Find Location By Type', { locationType }, '/find-location/type/lab'],
    [
      '[S-137]',
      'Find Location By City And Type',
      { city, locationType },
      '/find-location/city/sacramento/lab',
    ],
  ])('%s %s: what is named and its address tell one another', (_id, type, wildcard, path) => {
    expect(wildcardPath(wildcard)).toBe(path);
    const segments = Object.fromEntries(Object.entries(wildcard).map(([part, { slug }]) => [part, slug]));
    expect(readWildcardPath(type, path)).toEqual(segments);
    expect(readWildcardPath(type, `${path}/more`)).toBeNull();
    expect(isDoctorListing(type)).toBe(type.includes('Doctor'));
  });

  it('are read with care', () => {
    expect(readWildcardPath('Find Doctor By City', '/find-doctor/city/San%20Jos%C3%A9')).toEqual({
      city: 'San José',
    });
    expect(readWildcardPath('Find Doctor By City', '/find-doctor/city/%E0%A4%A')).toEqual({
      city: '%E0%A4%A',
    });
    expect(readWildcardPath('Find Doctor By City', '/elsewhere/city/napa')).toBeNull();
    expect(readWildcardPath('Find Doctor By City', '/find-doctor/city/')).toBeNull();
    expect(readWildcardPath('Health Plan', '/health-plan/plan/x-1')).toBeUndefined();
    expect(readWildcardPath('constructor', '/x')).toBeUndefined();
    expect(readWildcardPath(undefined, '/x')).toBeUndefined();
    expect(wildcardPath({})).toBeUndefined();
  });

  it('limit their search to what they name', () => {
    const fields = (wildcard: Wildcard) =>
      wildcardFilters(wildcard).map((filter) =>
        filter.kind === 'fieldValue' ? [filter.fieldId, filter.value] : [],
      );
    expect(fields({ city, specialty })).toEqual([
      ['c_offices.officeOrFacility.address.city', 'Sacramento'],
      ['c_providerSpecialties.specialty.uid', '100005'],
    ]);
    expect(fields({ city, locationType })).toEqual([
      ['address.city', 'Sacramento'],
      ['c_locationType', 'Lab'],
    ]);
  });
});

describe('location types by segment', () => {
  it.each(
    LOCATION_SHORTCUTS.map((shortcut, at) => [`S-${String(49 + at).padStart(3, '0')}`, shortcut] as const),
  )('[%s] the target of the shortcut %s names a type', (_id, shortcut) => {
    const type = locationTypeOf(shortcut);
    expect(type).toBeDefined();
    // Its own address names the same type.
    expect(locationTypeOf(type?.slug ?? '')).toEqual(type);
  });

  it('[R-158, S-136] every type’s own segment leads back to it', () => {
    for (const name of LOCATION_TYPES) expect(locationTypeOf(nameSlug(name))?.name).toBe(name);
  });

  it('knows the season’s page, types only the directory has, and nothing else', () => {
    expect(locationTypeOf(SEASONAL_LOCATION_PAGE.split('/').at(-1) ?? '')?.name).toBe('Flu Clinic');
    expect(locationTypeOf('sleep-lab')).toBeUndefined();
    expect(locationTypeOf('sleep-lab', ['Sleep Lab'])).toEqual({
      name: 'Sleep Lab',
      slug: 'sleep-lab',
      label: 'Sleep Lab',
    });
    expect(locationTypeOf('')).toBeUndefined();
  });
});

describe('patterns', () => {
  const all = { city, specialty, locationType };
  it.each([
    ['{specialty} in {city}, {region}', all, 'Cardiologists in Sacramento, CA'],
    ['{type} in {city}', all, 'Labs in Sacramento'],
    [
      '{specialty} in {city}, {region}',
      { city: { ...city, region: '' }, specialty },
      'Cardiologists in Sacramento',
    ],
    ['{specialty}', { specialty: { ...specialty, plural: undefined } }, 'Cardiology'],
    ['{specialty} in {city}, {region} {other}', {}, '{specialty} in {city}, {region} {other}'],
    ['{city} {city}', { city: { ...city, name: '$& {type}' } }, '$& {type} $& {type}'],
  ] as [string, Wildcard, string][])('%s', (pattern, wildcard, text) => {
    expect(fillWildcard(pattern, wildcard)).toBe(text);
  });

  it('writes values as the place needs them', () => {
    expect(fillWildcard('<b>{city}</b>', { city: { ...city, name: '<' } }, () => '&lt;')).toBe('<b>&lt;</b>');
    expect(cityWithRegion({ name: 'Napa', region: '' })).toBe('Napa');
  });
});
