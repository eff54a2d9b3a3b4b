import type { StaticFilter } from '#src/domain/search/filters.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { listingPages } from './listingPages.ts';
import type { ListingSources } from './listingPages.ts';

const cities = ['Davis', 'Napa', 'Ukiah'].map((name) => ({ name, region: 'CA', slug: name.toLowerCase() }));
const specialties = ['Cardiology', 'Urology', 'Alchemy'].map((name) => ({
  uid: `uid-${name}`,
  name,
  englishName: name,
  slug: name.toLowerCase(),
}));

/** Doctors and places as the values the search filters by. */
const doctors = [
  { city: 'Davis', specialty: 'Cardiology', own: true },
  { city: 'Napa', specialty: 'Cardiology', own: true },
  { city: 'Napa', specialty: 'Urology', own: true },
  { city: 'Ukiah', specialty: 'Urology', own: false },
];
const places = [
  { city: 'Davis', type: 'Lab' },
  { city: 'Davis', type: 'Urgent Care' },
  { city: 'Napa', type: 'Lab' },
];
const FIELDS: Record<string, (thing: Record<string, unknown>) => unknown> = {
  'c_offices.officeOrFacility.address.city': ({ city }) => city,
  'address.city': ({ city }) => city,
  'c_providerSpecialties.specialty.uid': ({ specialty }) => `uid-${String(specialty)}`,
  'c_providerSpecialties.specialty.name': ({ specialty }) => specialty,
  c_locationType: ({ type }) => type,
  c_providerIsSutter: ({ own }) => own,
};
const passes = (thing: Record<string, unknown>) => (filter: StaticFilter) =>
  filter.kind === 'fieldValue' && FIELDS[filter.fieldId]?.(thing) === filter.value;

function sources(pageTypes: Record<string, string>, more: Partial<ListingSources> = {}): ListingSources {
  return {
    product: 'Sutter',
    directory: {
      professionalCities: async () => cities,
      facilityCities: async () => cities,
      professionalSpecialties: async () => specialties,
      locationTypes: async () => ['Lab', 'Urgent Care'],
    },
    search: {
      async vertical({ verticalKey, staticFilters = [] }: VerticalSearch) {
        const things: Record<string, unknown>[] = verticalKey === 'healthcare_facilities' ? places : doctors;
        const found = things.filter((thing) => staticFilters.every(passes(thing)));
        return {
          facets: Object.entries(FIELDS).map(([fieldId, read]) => ({
            fieldId,
            options: [...new Set(found.map(read))].map((value) => ({ value, count: 1 })),
          })),
        };
      },
    },
    content: {
      async layout(_site: string, path: string, locale: string) {
        const type = Object.entries(pageTypes).find(([start]) => `${locale}${path}`.startsWith(start))?.[1];
        const route = { name: '*', fields: { WildcardType: { value: type } } };
        return type ? { kind: 'found', value: { sitecore: { context: {}, route } } } : { kind: 'absent' };
      },
    },
    ...more,
  } as unknown as ListingSources;
}

const ALL = {
  'en/find-doctor/city/davis/': 'Find Doctor By City And Specialty',
  'en/find-doctor/city/': 'Find Doctor By City',
  'en/find-doctor/specialty/': 'Find Doctor By Specialty',
  'en/find-location/type/': 'Find Location By Type',
  'en/find-location/city/': 'Find Location By City And Type',
};
const pathsOf = async (from: ListingSources) =>
  (await listingPages(from, 'main', ['en', 'es'])).map(({ path, locale }) => `${locale} ${path}`).sort();

it('lists what finds something and no empty combination, in the languages that have a page', async () => {
  expect(await pathsOf(sources(ALL))).toEqual([
    'en /find-doctor/city/davis',
    'en /find-doctor/city/davis/cardiology',
    'en /find-doctor/city/napa',
    'en /find-doctor/city/napa/cardiology',
    'en /find-doctor/city/napa/urology',
    'en /find-doctor/specialty/cardiology',
    'en /find-doctor/specialty/urology',
    'en /find-location/city/davis/labs',
    'en /find-location/city/davis/urgent-care',
    'en /find-location/city/napa/labs',
    'en /find-location/type/labs',
    'en /find-location/type/urgent-care',
  ]);
});

it('leaves out kinds of listing that editors have made no page for', async () => {
  const pages = {
    'es/find-doctor/specialty/': 'Find Doctor By Specialty',
    'en/find-location/type/': 'Other',
  };
  expect(await pathsOf(sources(pages))).toEqual([
    'es /find-doctor/specialty/cardiology',
    'es /find-doctor/specialty/urology',
  ]);
});

it('rejects when a source fails, rather than listing half', async () => {
  const content = { layout: async () => ({ kind: 'failed', error: new Error('down') }) };
  await expect(pathsOf(sources(ALL, { content: content as never }))).rejects.toThrow('down');
  const search = { vertical: () => Promise.reject(new Error('no answer')) };
  await expect(pathsOf(sources(ALL, { search: search as never }))).rejects.toThrow('no answer');
});
