import { readPageFields } from '#src/declaration/pageFields.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import { eventDates } from '#src/domain/events/eventDates.ts';
import { layoutOf } from '#src/page/testing/pageWorld.ts';
import type { Layout } from '#src/page/steps/layoutStep.ts';
import { missingRecommended, structuredDataProblems } from '#tests/support/schemaOrg.ts';
import { contentData } from './contentStructuredData.ts';

const place = {
  url: 'https://site.test/page',
  origin: 'https://site.test',
  locale: 'en' as const,
  description: 'What the page is about',
  image: 'https://site.test/share/en/page.png',
};
const dates = eventDates('2027-03-06T18:00', '2027-03-06T19:00');
const event: NetworkEvent = {
  id: 'event1',
  name: 'Infant CPR',
  dates: dates ?? { start: new Date(0), hasTime: true },
  ...{ sessions: [], leaders: [], languages: [], access: [], otherDates: [], hasWaitingList: false },
  isOnline: false,
  places: [
    {
      name: 'Maple Plaza',
      address: { line1: '1 Maple Way', city: 'Novato', region: 'CA', postalCode: '94945', countryCode: 'US' },
    },
  ],
  price: 0,
};

function page(fields: Record<string, string>, main: unknown[] = [], templateName = 'Page'): Layout {
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
  const layoutData = layoutOf('Page name', { fields: values, main });
  const route = { ...layoutData.sitecore.route, templateName } as Layout['route'];
  return {
    layoutData: { sitecore: { ...layoutData.sitecore, route } },
    route,
    fields: readPageFields(route.fields, 'en'),
  } as Layout;
}
const of = (layout: Layout, more: Partial<Parameters<typeof contentData>[1]> = {}) => {
  const blocks = contentData(layout, { ...place, ...more }) as Record<string, unknown>[];
  expect(blocks.flatMap(structuredDataProblems)).toEqual([]);
  return blocks;
};
const written = {
  Title: 'Colds',
  ArticleHeroHeadline: 'Living with colds',
  PublishedDate: '2026-03-19T00:00:00Z',
};
const question = (label: string, answer: string) => ({
  componentName: 'AccordionItem',
  fields: { Label: { value: label } },
  placeholders: { body: [{ componentName: 'RichText', fields: { Text: { value: `<p>${answer}</p>` } } }] },
});

it('an article has headline, author, picture and the day it was published, in the house’s zone', () => {
  const [article = {}] = of(page({ ...written, Contributor: 'Ana Lee, MD' }));
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Living with colds',
    author: { '@type': 'Person', name: 'Ana Lee, MD' },
    datePublished: '2026-03-19T00:00:00-07:00',
    image: place.image,
  });
  expect(missingRecommended(article)).toEqual([]);
});

it('news is news by what it is the page of, and without an author the house’s own', () => {
  const [news] = of(page({ ...written, EntityType: 'wp_post' }));
  expect(news).toMatchObject({
    '@type': 'NewsArticle',
    author: { '@id': 'https://site.test/#organisation' },
  });
  const [undated] = of(page({ EntityType: 'wp_post', PublishedDate: '0001-01-01T00:00:00Z' }));
  expect(undated).not.toHaveProperty('datePublished');
});

it('an event has its times with their offset, its place and price', () => {
  const [about = {}] = of(page({ EntityType: 'ce_seatRobotEvent' }), { event });
  expect(about).toMatchObject({
    '@type': 'Event',
    startDate: '2027-03-06T18:00:00-08:00',
    endDate: '2027-03-06T19:00:00-08:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Maple Plaza', address: { addressLocality: 'Novato' } },
    isAccessibleForFree: true,
    offers: { price: 0, priceCurrency: 'USD' },
  });
  expect(missingRecommended(about)).toEqual([]);
});

it.each<[string, Partial<NetworkEvent>, object, string]>([
  [
    'online is where it is held',
    { isOnline: true },
    { location: { '@type': 'VirtualLocation', url: place.url } },
    'endTime',
  ],
  ['an unknown place is left out', { places: [] }, { '@type': 'Event' }, 'location'],
  ['an unknown price is left out', { price: undefined } as never, { '@type': 'Event' }, 'offers'],
  [
    'a day without a time is a day',
    { dates: eventDates('2027-03-06') ?? event.dates },
    { startDate: '2027-03-06' },
    'endDate',
  ],
])('of an event %s', (_, more, told, untold) => {
  const [about] = of(page({ EntityType: 'ce_seatRobotEvent' }), { event: { ...event, ...more } });
  expect(about).toMatchObject(told);
  expect(about).not.toHaveProperty(untold);
});

it('an event that cannot be had, and a plain page, are told as nothing', () => {
  expect(of(page({ EntityType: 'ce_seatRobotEvent' }))).toEqual([]);
  expect(of(page({ Title: 'Parking' }))).toEqual([]);
});

it('a service is a medical page about it, with the specialties that have a name', () => {
  const Specialties = JSON.stringify([
    { id: 's1', label: 'Cardiology' },
    { id: 's2', label: 'Wayfinding' },
  ]);
  expect(of(page({ Title: 'Heart and Vascular', Specialties }, [], 'ServicePage'))).toMatchObject([
    {
      '@type': 'MedicalWebPage',
      specialty: ['https://schema.org/Cardiovascular'],
      about: { '@type': 'Service', name: 'Heart and Vascular' },
    },
  ]);
});

it('a page of questions and answers is a FAQ page; one with other headings is not', () => {
  const asked = [question('Who may join?', 'Anybody <b>may</b>.'), question('Can I stop?', 'Yes.')];
  expect(of(page({ Title: 'Questions' }, asked))).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Who may join?', acceptedAnswer: { text: 'Anybody may.' } },
        { '@type': 'Question', name: 'Can I stop?' },
      ],
    },
  ]);
  expect(of(page({}, [...asked, question('My bill is wrong.', 'Call us.')]))).toEqual([]);
  expect(of(page({}, asked.slice(0, 1)))).toEqual([]);
  expect(of(page({}, [...asked, question('And then?', '')]))).toEqual([]);
});
