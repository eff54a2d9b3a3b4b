import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { createPage } from './createPage.ts';
import type { PageRequest } from './createPage.ts';
import { layoutOf, pageWorld } from './testing/pageWorld.ts';

const ask = (path: string, extra: Partial<PageRequest> = {}): PageRequest => ({
  segments: ['_site_main', ...path.split('/').filter(Boolean)],
  locale: 'en',
  isPreview: false,
  previewData: undefined,
  now: new Date('2026-01-05T18:00:00Z'),
  ...extra,
});

const sacramento = { name: 'Sacramento', region: 'CA', slug: 'sacramento' };
const napa = { name: 'Napa', region: 'CA', slug: 'napa' };
const cardiology = (locale: string) => ({
  uid: '5',
  englishName: 'Cardiology',
  slug: 'cardiology',
  ...(locale === 'es'
    ? { name: 'Cardiología', plural: 'Cardiólogos' }
    : { name: 'Cardiology', plural: 'Cardiologists' }),
});

const PAGES: Record<string, [type: string, title: string]> = {
  '/find-doctor/city/*': ['Find Doctor By City', 'Doctors in {city}, {region}'],
  '/find-doctor/specialty/*': ['Find Doctor By Specialty', '{specialty}'],
  '/find-location/type/*': ['Find Location By Type', '{type}'],
  '/find-location/city/*': ['Find Location By City And Type', '{type} in {city}'],
  '/find-doctor/city/sacramento/*': ['Find Doctor By City And Specialty', '{specialty} in {city}, {region}'],
};

function listings(more: Partial<DirectoryPort> = {}) {
  const layouts = Object.fromEntries(
    Object.entries(PAGES)
      .reverse()
      .flatMap(([path, [type, title]]) =>
        ['en', 'es'].map((locale) => [
          `main ${locale} ${path}`,
          layoutOf('*', {
            wildcard: true,
            fields: {
              WildcardType: { value: type },
              'Meta Title': { value: title },
              'Meta Description': { value: `About ${title}.` },
              'Meta Keywords': { value: title },
            },
          }),
        ]),
      ),
  );
  const { services, world } = pageWorld({ layouts });
  const directory = {
    ...services.directory,
    professionalCities: async () => [sacramento],
    facilityCities: async () => [sacramento, napa],
    professionalSpecialties: async (locale: string) => [cardiology(locale)],
    locationTypes: async () => ['Lab', 'Sleep Lab'],
    ...more,
  } as DirectoryPort;
  return {
    world,
    make: (request: PageRequest) =>
      createPage(request, { ...services, directory }, { rows: {}, loaders: {} }),
  };
}

async function pageAt(path: string, extra: Partial<PageRequest> = {}) {
  const result = await listings().make(ask(path, extra));
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
  return result.page;
}
const crumbs = ({ breadcrumb }: { breadcrumb: { title: string; path: string }[] }) =>
  breadcrumb
    .filter(({ title }) => title !== 'Home' && title !== 'Locations')
    .map(({ title, path }) => `${title} ${path}`);

describe('a listing', () => {
  it('[S-135, Q-121] tells its components, the title, the description and the breadcrumb what its address names', async () => {
    const page = await pageAt('/find-doctor/city/sacramento/cardiology');
    expect(page.wildcardType).toBe('Find Doctor By City And Specialty');
    expect(page.wildcard).toEqual({ city: sacramento, specialty: cardiology('en') });
    expect(page.seo).toMatchObject({
      title: 'Cardiologists in Sacramento, CA | Meridian Health',
      description: 'About Cardiologists in Sacramento, CA.',
      keywords: 'Cardiologists in Sacramento, CA',
      canonical: 'https://www.example.org/find-doctor/city/sacramento/cardiology',
      robots: 'index, follow',
    });
    expect(crumbs(page)).toEqual([
      'Find a doctor /find-provider',
      'Sacramento, CA /find-doctor/city/sacramento',
      'Cardiologists /find-doctor/city/sacramento/cardiology',
    ]);
  });

  it('goes by the names of its language, at the same address', async () => {
    const page = await pageAt('/find-doctor/specialty/cardiology', { locale: 'es' });
    expect(page.wildcard?.specialty?.plural).toBe('Cardiólogos');
    expect(page.seo.title).toBe('Cardiólogos | Meridian Health');
    expect(page.breadcrumb.map(({ title }) => title)).toEqual([
      'Home',
      'Encontrar un médico',
      'Locations',
      'Cardiólogos',
    ]);
    expect(crumbs(page)).toEqual([
      'Encontrar un médico /find-provider',
      'Cardiólogos /find-doctor/specialty/cardiology',
    ]);
    expect(page.seo.alternates).toMatchObject({
      en: 'https://www.example.org/find-doctor/specialty/cardiology',
      es: 'https://www.example.org/es/find-doctor/specialty/cardiology',
    });
    expect((await pageAt('/find-location/type/labs', { locale: 'es' })).seo.title).toBe(
      'Laboratorios – Centros | Meridian Health',
    );
  });

  it('[S-134] of a city, and of a type there, say where they are', async () => {
    expect(crumbs(await pageAt('/find-doctor/city/sacramento'))).toEqual([
      'Find a doctor /find-provider',
      'Sacramento, CA /find-doctor/city/sacramento',
    ]);
    expect(crumbs(await pageAt('/find-location/city/napa/labs'))).toEqual([
      'Labs /find-location/type/labs',
      'Napa, CA /find-location/city/napa/labs',
    ]);
  });

  it('[S-056, S-136] of a type with a shortcut stands where that leads', async () => {
    const page = await pageAt('/find-location/type/labs');
    expect(page.path).toBe('/find-location/type/labs');
    expect(page.wildcard?.locationType).toEqual({ name: 'Lab', slug: 'labs', label: 'Labs' });
    expect(page.seo.canonical).toBe('https://www.example.org/find-location/type/labs');
    expect(page.seo.alternates['es']).toBe('https://www.example.org/es/find-location/type/labs');
  });

  it('knows a type that only the directory has', async () => {
    expect((await pageAt('/find-location/type/sleep-lab')).wildcard?.locationType?.label).toBe('Sleep Lab');
  });

  it.each([
    '/find-doctor/city/nowhere',
    '/find-doctor/city/napa',
    '/find-doctor/specialty/alchemy',
    '/find-doctor/city/sacramento/alchemy',
    '/find-doctor/city/sacramento/cardiology/more',
    '/find-location/type/banana',
    '/find-location/city/nowhere/lab',
    '/find-location/city/napa',
  ])('that names nothing is not found: %s', async (path) => {
    expect(await listings().make(ask(path))).toEqual({ kind: 'not-found' });
  });

  it.each([
    ['/find-doctor/city/Sacramento', '/find-doctor/city/sacramento'],
    ['/Find-Doctor/CITY/sacramento', '/find-doctor/city/sacramento'],
    ['/find-location/type/LAB', '/find-location/type/labs'],
    ['/find-location/city/Napa/lab', '/find-location/city/napa/labs'],
    ['/find-doctor/city/sacramento/CARDIOLOGY', '/find-doctor/city/sacramento/cardiology'],
  ])('in another spelling, %s, leads to its own address', async (path, destination) => {
    expect(await listings().make(ask(path, { locale: 'es' }))).toEqual({
      kind: 'redirect',
      destination: `/es${destination}`,
      permanent: true,
      keepsQuery: true,
    });
  });

  it('is never taken away by an outage', async () => {
    const down = { professionalCities: () => Promise.reject(new Error('down')) };
    await expect(listings(down).make(ask('/find-doctor/city/sacramento'))).rejects.toThrow('down');
  });
});
