import { outage, stubHttp } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import type { DropdownKind } from '#src/ports/Listings.ts';
import type { SearchPort, VerticalSearch } from '#src/ports/SearchPort.ts';
import { createListings } from './createListings.ts';

const PROXY = 'http://proxy.test/proxy';
const page = (docs: unknown[], nextPageToken?: string) => ({
  meta: { uuid: 'u', errors: [] },
  response: { count: docs.length, docs, nextPageToken },
});
const place = (city: unknown, region: unknown = 'CA') => ({ id: 'x', address: { city, region } });
const specialty = (uid: number, name: string, plural?: string) => ({
  uid,
  name,
  ...(plural ? { c_specialtyPlurality: { plural } } : {}),
});

interface World {
  respond?: (call: StubCall) => unknown;
  /** All facilities the search service has. */
  facilities?: Record<string, unknown>[];
  /** Whether there is a professional with a value in a field. */
  has?: (fieldId: string, value: unknown) => boolean;
  cachingProxy?: string;
}

function world({ respond = () => page([]), facilities = [], has = () => true, cachingProxy }: World = {}) {
  const lines: Record<string, unknown>[] = [];
  const searches: VerticalSearch[] = [];
  let underway = 0;
  let most = 0;
  const search = {
    async vertical(wanted: VerticalSearch) {
      searches.push(wanted);
      most = Math.max(most, (underway += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      underway -= 1;
      const { verticalKey, offset = 0, limit, staticFilters: [filter] = [] } = wanted;
      if (verticalKey === 'healthcare_facilities') {
        const results = facilities
          .slice(offset, offset + limit)
          .map((data, at) => ({ id: String(at), data }));
        return { count: facilities.length, offset, results, facets: [] };
      }
      const found = filter?.kind === 'fieldValue' && has(filter.fieldId, filter.value) ? 3 : 0;
      return { count: found, offset: 0, results: [], facets: [] };
    },
  } as unknown as SearchPort;
  const http = stubHttp(respond);
  const listings = createListings({
    http,
    search,
    endpoint: 'http://directory.test/v2/accounts/me',
    apiKey: 'key',
    cachingProxy,
    log: (entry) => lines.push(entry),
  });
  return { listings, http, searches, lines, most: () => most };
}
const down = () => {
  throw outage();
};
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe('cities', () => {
  it('[S-327] come from the caching proxy, with slugs, nonsense left out', async () => {
    const { listings, http, searches } = world({
      cachingProxy: PROXY,
      respond: () => [{ city: 'Napa', region: 'CA' }, { city: 7 }, null, { city: 'San José', region: null }],
    });
    expect(await listings.professionalCities()).toEqual([
      { name: 'Napa', region: 'CA', slug: 'napa' },
      { name: 'San José', region: '', slug: 'san-jose' },
    ]);
    expect(http.calls.map(({ url }) => url.href)).toEqual([`${PROXY}/api/healthcareProfessionalCities`]);
    expect(searches).toHaveLength(0);
  });

  it('[S-328, S-329, C-041] without a proxy are those of facilities and locations that have a professional, fifty at a time', async () => {
    const facilities = [
      ...Array.from({ length: 60 }, () => place('Davis')),
      place('Elk Grove'),
      { id: 'no address' },
    ];
    const { listings, http, searches } = world({
      facilities,
      respond: ({ url }) =>
        url.searchParams.get('pageToken')
          ? page([place('Napa')])
          : page([place('davis'), place('Ukiah')], 'next'),
      has: (fieldId, value) => fieldId === 'c_offices.officeOrFacility.address.city' && value !== 'Ukiah',
    });
    expect(namesOf(await listings.professionalCities())).toEqual(['Davis', 'Elk Grove', 'Napa']);
    expect(http.calls.map(({ url }) => [url.pathname, url.searchParams.get('limit')])).toEqual([
      ['/v2/accounts/me/content/locations', '50'],
      ['/v2/accounts/me/content/locations', '50'],
    ]);
    const walks = searches.filter(({ verticalKey }) => verticalKey === 'healthcare_facilities');
    expect(walks.map(({ offset, limit }) => [offset, limit])).toEqual([
      [0, 50],
      [50, 50],
    ]);
    const checks = searches.filter(({ verticalKey }) => verticalKey === 'healthcare_professionals');
    expect(checks).toHaveLength(4);
    for (const check of checks) expect(check.limit).toBe(1);
  });

  it('asks about a few at a time', async () => {
    const facilities = Array.from({ length: 40 }, (_, at) => place(`City ${at}`));
    const { listings, most } = world({ facilities });
    expect(await listings.professionalCities()).toHaveLength(40);
    expect(most()).toBeLessThanOrEqual(8);
    expect(most()).toBeGreaterThan(1);
  });

  it('of facilities need no professional', async () => {
    const { listings } = world({ facilities: [place('Davis'), place('Napa')], has: () => false });
    expect(namesOf(await listings.facilityCities())).toEqual(['Davis', 'Napa']);
  });

  it('reject when a source is down', async () => {
    await expect(
      world({ cachingProxy: PROXY, respond: down }).listings.professionalCities(),
    ).rejects.toThrow();
    await expect(world({ respond: down }).listings.professionalCities()).rejects.toThrow();
  });
});

describe('specialties', () => {
  it('[S-330] come from the caching proxy', async () => {
    const { listings, http } = world({
      cachingProxy: PROXY,
      respond: () => [
        specialty(5, 'Cardiology', 'Cardiologists'),
        { name: 'no uid' },
        specialty(5, 'Cardiology'),
      ],
    });
    expect(await listings.professionalSpecialties('en')).toEqual([
      { uid: '5', name: 'Cardiology', englishName: 'Cardiology', slug: 'cardiology' },
    ]);
    expect(http.calls.map(({ url }) => url.href)).toEqual([`${PROXY}/api/healthcareProfessionalSpecialties`]);
  });

  it('[S-331, S-332] without a proxy are those of the directory that have a professional, checked by uid', async () => {
    const { listings, http, searches } = world({
      respond: () => page([specialty(5, 'Cardiology', 'Cardiologists'), specialty(6, 'Alchemy')]),
      has: (fieldId, value) => fieldId === 'c_providerSpecialties.specialty.uid' && value === '5',
    });
    expect(await listings.professionalSpecialties('en')).toEqual([
      {
        uid: '5',
        name: 'Cardiology',
        plural: 'Cardiologists',
        englishName: 'Cardiology',
        slug: 'cardiology',
      },
    ]);
    expect(http.calls[0]?.url.pathname).toBe('/v2/accounts/me/content/specialties');
    expect(http.calls[0]?.url.searchParams.get('limit')).toBe('50');
    expect(searches.map(({ limit }) => limit)).toEqual([1, 1]);
  });

  it('go by other names in another language, at the same addresses', async () => {
    const { listings } = world({
      cachingProxy: PROXY,
      respond: ({ url }) =>
        url.pathname.startsWith('/proxy')
          ? [specialty(5, 'Cardiology', 'Cardiologists'), specialty(6, 'Urology')]
          : page(
              url.searchParams.get('meta.locale') === 'es'
                ? [specialty(5, 'Cardiología', 'Cardiólogos')]
                : [],
            ),
    });
    expect(await listings.professionalSpecialties('es')).toEqual([
      { uid: '5', name: 'Cardiología', plural: 'Cardiólogos', englishName: 'Cardiology', slug: 'cardiology' },
      { uid: '6', name: 'Urology', englishName: 'Urology', slug: 'urology' },
    ]);
  });
});

describe('options of a dropdown', () => {
  it.each<DropdownKind>(['hospitals', 'payors', 'medical-groups'])(
    '[S-333] %s come from the caching proxy, by name',
    async (kind) => {
      const { listings, http } = world({
        cachingProxy: PROXY,
        respond: () => [
          { displayName: 'Zinc', url: '/health-plan/z-1' },
          { displayName: 'Alder', url: '/health-plan/a-2' },
          { displayName: 'Bad', url: 'javascript:alert(1)' },
          { displayName: 'No address' },
        ],
      });
      expect(await listings.dropdownOptions(kind)).toEqual([
        { displayName: 'Alder', url: '/health-plan/a-2' },
        { displayName: 'Zinc', url: '/health-plan/z-1' },
      ]);
      expect(http.calls.map(({ url }) => url.href)).toEqual([`${PROXY}/api/dropdownsSearch/${kind}`]);
    },
  );

  it.each<[DropdownKind, endpoint: string, url: string]>([
    ['hospitals', 'healthPlanHospitals', '/health-plan/hospital/alder-bay-aff1'],
    ['payors', 'healthPlanPayors', '/health-plan/plan/alder-bay-aff1'],
    ['medical-groups', 'healthPlanMedicalGroups', '/health-plan/med-group/alder-bay-aff1'],
  ])('[S-334, C-041] %s without a proxy are the entities of %s', async (kind, endpoint, url) => {
    const { listings, http } = world({
      respond: () =>
        page([
          { id: 'aff1', name: 'Alder Bay' },
          { id: 'aff2', name: 'Zinc', slug: 'zinc', landingPageUrl: 'https://zinc.example/' },
          { name: 'no id' },
        ]),
    });
    expect(await listings.dropdownOptions(kind)).toEqual([
      { displayName: 'Alder Bay', url },
      { displayName: 'Zinc', url: 'https://zinc.example/' },
    ]);
    expect(http.calls[0]?.url.pathname).toBe(`/v2/accounts/me/content/${endpoint}`);
    expect(http.calls[0]?.url.searchParams.get('limit')).toBe('50');
  });

  it.each<[DropdownKind, string]>([
    ['hospitals', 'Unable to fetch hospital dropdown values'],
    ['payors', 'Unable to fetch payor dropdown values'],
    ['medical-groups', 'Unable to fetch medical groups dropdown values'],
  ])('[X-059] log a failure in the catalogue’s words: %s', async (kind, message) => {
    const { listings, lines } = world({ respond: down });
    await expect(listings.dropdownOptions(kind)).rejects.toThrow();
    expect(lines).toContainEqual({ event: 'dropdown-unavailable', message });
  });
});

describe('the index of services', () => {
  const docs = [
    {
      id: 'svc2',
      name: 'MRI',
      c_detailPageURL: '/services/imaging#mri',
      c_synonyms: ['MRI', 'Imaging', 'Magnet scan'],
      c_parentService: [{ id: 'svc1' }],
    },
    { id: 'svc1', name: 'Imaging', c_detailPageURL: '/services/imaging', c_synonyms: ['Imaging'] },
    { id: 'svc3', name: 'Elsewhere', c_detailPageURL: 'https://elsewhere.example' },
    { id: 'svc4', name: 'Without a page' },
    {
      id: 'svc5',
      name: 'Back Care',
      c_detailPageURL: '/services/back',
      c_synonyms: 'Spine',
      c_parentService: 'x',
    },
    { name: 'Without an id', c_detailPageURL: '/x' },
  ];

  it('has those with a page here, by name, each with what else it is called and holds', async () => {
    const { listings, http } = world({ respond: () => page(docs) });
    expect(await listings.services('es')).toEqual([
      { id: 'svc5', name: 'Back Care', path: '/services/back', also: [] },
      { id: 'svc1', name: 'Imaging', path: '/services/imaging', also: ['MRI', 'Magnet scan'] },
      { id: 'svc2', name: 'MRI', path: '/services/imaging#mri', also: ['Imaging', 'Magnet scan'] },
    ]);
    expect(http.calls.map(({ url }) => url).join()).toMatch(/\/services\?.*meta\.locale=es/);
  });

  it('rejects when the directory does not answer', async () => {
    await expect(world({ respond: () => outage() }).listings.services('en')).rejects.toThrow();
  });
});
