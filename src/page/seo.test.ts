import type { Facility } from '#src/domain/entities/Facility.ts';
import { openingHoursSpecification } from '#src/domain/hours/openingHoursSpecification.ts';
import { createPage } from './createPage.ts';
import { facilityData, facilityTypes } from './seo/facilityStructuredData.ts';
import { facilityOf, layoutOf, pageWorld } from './testing/pageWorld.ts';

const NOW = new Date('2026-01-05T18:00:00Z');

async function seoOf(fields: Record<string, unknown>, path = '/about', variant: 'main' | 'plan' = 'main') {
  const { services } = pageWorld({ layouts: { [`${variant} en ${path}`]: layoutOf('About', { fields }) } });
  const result = await createPage(
    {
      segments: [`_site_${variant}`, ...path.split('/').filter(Boolean)],
      locale: 'en',
      isPreview: false,
      previewData: undefined,
      now: NOW,
    },
    services,
    { rows: {}, loaders: {} },
  );
  if (result.kind !== 'page') throw new Error(result.kind);
  return result.page.seo;
}

describe('head of a content page', () => {
  it.each([
    [{ value: true }, 'noindex, nofollow'],
    [{ value: '1' }, 'noindex, nofollow'],
    [{ value: false }, 'index, follow'],
    [{ value: '' }, 'index, follow'],
    [undefined, 'index, follow'],
  ])('[R-021, R-022] Exclude From Sitemap %j → %s', async (field, robots) => {
    expect((await seoOf(field ? { 'Exclude From Sitemap': field } : {})).robots).toBe(robots);
  });

  it('[S-200] reads the route fields, spelled with or without spaces', async () => {
    const spelled = {
      Title: { value: 'About' },
      'Meta Title': { value: 'About us' },
      'Meta Description': { value: 'Who we are' },
      'Meta Keywords': { value: 'care' },
      TeaserImage: { value: { src: '/-/media/a.jpg', alt: 'A door', width: '1200', height: '800' } },
    };
    const joined = Object.fromEntries(
      Object.entries(spelled).map(([name, value]) => [name.replace(' ', ''), value]),
    );
    for (const fields of [spelled, joined]) {
      expect(await seoOf(fields)).toMatchObject({
        title: 'About us | Meridian Health',
        description: 'Who we are',
        keywords: 'care',
        share: {
          image: {
            url: 'https://www.example.org/-/media/a.jpg',
            width: 1200,
            height: 800,
            type: 'image/jpeg',
            alternateText: 'A door',
          },
        },
      });
    }
  });

  it.each([
    ['a drawing', { src: '/-/media/a.svg', alt: '', width: 1200, height: 800 }],
    ['a small photograph', { src: '/-/media/a.jpg', alt: '', width: 256, height: 192 }],
    ['a photograph of unknown size', { src: '/-/media/a.jpg', alt: '' }],
    ['no picture', undefined],
  ])('is shared with its drawn picture where it has %s', async (_, image) => {
    const seo = await seoOf(image ? { TeaserImage: { value: image } } : {});
    expect(seo.share.image).toEqual({
      url: 'https://www.example.org/share/en/about.png',
      width: 1200,
      height: 630,
      type: 'image/png',
      alternateText: 'About',
    });
  });

  it('[S-003] the canonical address is on the variant’s host', async () => {
    expect((await seoOf({})).canonical).toBe('https://www.example.org/about');
    expect((await seoOf({}, '/about', 'plan')).canonical).toBe('https://plan.example.org/about');
    // The bare path leads elsewhere (S-065).
    expect((await seoOf({}, '/find-location')).canonical).toBe(
      'https://www.example.org/find-location?verticalKey=healthcare_facilities',
    );
  });

  it('names every language and a default', async () => {
    expect((await seoOf({})).alternates).toEqual({
      en: 'https://www.example.org/about',
      es: 'https://www.example.org/es/about',
      'x-default': 'https://www.example.org/about',
    });
  });

  it.each([
    ['main', 'https://www.example.org/search?query=%22{search_term_string}%22', 'MedicalOrganization'],
    ['plan', 'https://plan.example.org/search?query=%22{search_term_string}%22', 'Organization'],
  ] as const)('[S-005] the home page of %s tells its own site search', async (variant, urlTemplate, type) => {
    const { structuredData, siteSearch } = await seoOf({}, '/', variant);
    expect(structuredData[0]).toMatchObject({ '@type': type });
    expect(siteSearch).toMatchObject({ '@type': 'WebSite', potentialAction: { target: { urlTemplate } } });
  });

  it('[S-004] the variants differ in their icon', async () => {
    expect((await seoOf({}, '/', 'main')).favicon).toBe('/favicon.svg');
    expect((await seoOf({}, '/', 'plan')).favicon).toBe('/plan/favicon.svg');
  });

  it('tells the breadcrumb', async () => {
    const data = (await seoOf({})).structuredData.find(
      (item) => '@type' in item && item['@type'] === 'BreadcrumbList',
    );
    expect(data).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://www.example.org/' },
        {
          position: 2,
          name: 'Locations',
          item: 'https://www.example.org/find-location?verticalKey=healthcare_facilities',
        },
      ],
    });
  });
});

describe('facility for search engines', () => {
  const where = { url: 'https://www.example.org/f', origin: 'https://www.example.org', now: NOW };

  it.each([
    [{ locationTypes: ['Hospital'], hasEmergencyRoom: true }, ['Hospital', 'EmergencyService']],
    [{ locationTypes: ['Urgent Care', 'Walk-In Care'], hasEmergencyRoom: false }, ['MedicalClinic']],
    [{ locationTypes: ['Lab', 'Imaging'], hasEmergencyRoom: false }, ['DiagnosticLab', 'MedicalBusiness']],
    [{ locationTypes: ['Pharmacy (Outpatient)'], hasEmergencyRoom: false }, ['Pharmacy']],
    [{ locationTypes: [], hasEmergencyRoom: false }, ['MedicalClinic']],
  ])('%j is %j', (facility, types) => {
    expect(facilityTypes(facility)).toEqual(types);
  });

  it('tells the facts, hours from the same function as the page', () => {
    const hours: Facility['hours'] = {
      week: { monday: { kind: 'open', intervals: [{ start: 480, end: 1200 }] } },
      holidays: [],
    };
    const facility = facilityOf({
      hours,
      mainPhone: '+14155550142',
      address: {
        line1: '1 Harbor St',
        city: 'San Francisco',
        region: 'CA',
        postalCode: '94111',
        countryCode: 'US',
      },
      coordinate: { latitude: 37.7, longitude: -122.3 },
    });
    expect(facilityData(facility, where)).toMatchObject({
      '@type': 'MedicalClinic',
      telephone: '+14155550142',
      address: { '@type': 'PostalAddress', streetAddress: '1 Harbor St', addressLocality: 'San Francisco' },
      geo: { '@type': 'GeoCoordinates', latitude: 37.7 },
      openingHoursSpecification: openingHoursSpecification(hours, NOW),
    });
  });

  it('leaves out what is not known', () => {
    expect(Object.keys(facilityData(facilityOf(), where)).sort()).toEqual([
      '@context',
      '@id',
      '@type',
      'name',
      'parentOrganization',
      'url',
    ]);
  });
});
