import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { parsePublished } from '#src/domain/dates/dates.ts';
import { instantText } from '#src/domain/dates/instantText.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import { medicalSpecialties } from '#src/domain/provider/medicalSpecialty.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import type { Layout } from '#src/page/steps/layoutStep.ts';
import { contentKind } from './contentKind.ts';
import { postalAddress } from './postalAddress.ts';

export interface ContentPlace {
  url: string;
  origin: string;
  locale: Locale;
  description?: string | undefined;
  /** The picture the page is shared with; absolute. */
  image: string;
  event?: NetworkEvent | undefined;
}

/**
 * A content page for search engines, by its kind, from what the page shows: an article or news with author and date, an
 * event with time and place, a service, a page of questions and answers. Other pages are told by their breadcrumb alone.
 */
export function contentData(layout: Layout, place: ContentPlace): object[] {
  switch (contentKind(layout)) {
    case 'article':
      return [articleData('Article', layout, place)];
    case 'news':
      return [articleData('NewsArticle', layout, place)];
    case 'event':
      return place.event ? [eventData(place.event, place)] : [];
    case 'service':
      return [serviceData(layout, place)];
    case 'page':
      return questionsData(layout, place);
  }
}

const organisation = (origin: string) => ({ '@id': `${origin}/#organisation` });

function articleData(
  type: string,
  { route, fields }: Layout,
  { url, origin, locale, ...place }: ContentPlace,
): object {
  const published = parsePublished(fields.PublishedDate.value);
  const author = fields.Contributor.value;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': `${url}#article`,
    headline: fields.ArticleHeroHeadline.value || fields.Title.value || route.name,
    ...(place.description && { description: place.description }),
    ...(published.kind === 'date' && { datePublished: instantText(published.instant) }),
    // Without a named author the house answers for what it publishes.
    author: author ? { '@type': 'Person', name: author } : organisation(origin),
    image: place.image,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    publisher: organisation(origin),
  };
}

/** The directory has no word for an event that is off: those it lists take place. */
function eventData(event: NetworkEvent, { url, origin, locale, ...place }: ContentPlace): object {
  const { name, dates, isOnline, places, price, registerUrl } = event;
  const at = (instant: Date) => (dates.hasTime ? instantText(instant) : instantText(instant).slice(0, 10));
  const locations = places.map(({ name: placeName, address }) => ({
    '@type': 'Place',
    ...(placeName && { name: placeName }),
    ...(address && { address: postalAddress(address) }),
  }));
  const online = { '@type': 'VirtualLocation', url: registerUrl ? new URL(registerUrl, origin).href : url };
  const mode = isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  const location = isOnline ? [online] : locations;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#event`,
    name,
    ...(place.description && { description: place.description }),
    startDate: at(dates.start),
    ...(dates.end && { endDate: at(dates.end) }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(location.length > 0 && {
      eventAttendanceMode: `https://schema.org/${mode}`,
      location: location.length === 1 ? location[0] : location,
    }),
    ...(price !== undefined && {
      isAccessibleForFree: price === 0,
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        url: registerUrl ? new URL(registerUrl, origin).href : url,
      },
    }),
    image: place.image,
    inLanguage: locale,
    url,
    organizer: organisation(origin),
  };
}

function serviceData({ route, fields }: Layout, { url, origin, locale, description }: ContentPlace): object {
  const name = fields.Title.value || route.name;
  const specialties = medicalSpecialties([name, ...fields.Specialties.value.map(({ label }) => label)]);
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    '@id': `${url}#page`,
    name,
    ...(description && { description }),
    ...(specialties.length > 0 && { specialty: specialties }),
    about: { '@type': 'Service', name, serviceType: name, provider: organisation(origin) },
    inLanguage: locale,
    url,
    publisher: organisation(origin),
  };
}

/** A page whose accordion asks and answers: all of its headings are questions, two at least. */
function questionsData({ layoutData }: Layout, { url, locale }: ContentPlace): object[] {
  const entries = [...renderingsOf(layoutData)].flatMap((rendering) =>
    rendering.componentName === 'AccordionItem'
      ? [{ question: textOf(rendering, 'Label'), answer: answerOf(rendering) }]
      : [],
  );
  const isAsking = ({ question, answer }: (typeof entries)[number]) => /\?$/.test(question) && answer !== '';
  if (entries.length < 2 || !entries.every(isAsking)) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': `${url}#page`,
      inLanguage: locale,
      url,
      mainEntity: entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function answerOf({ placeholders }: ComponentRendering): string {
  return Object.values(placeholders ?? {})
    .flat()
    .flatMap((child) => ('componentName' in child ? textOf(child, 'Text') : ''))
    .filter(Boolean)
    .join(' ');
}

function textOf({ fields }: ComponentRendering, name: string): string {
  const field = fields?.[name];
  const value = field && typeof field === 'object' && 'value' in field ? field.value : undefined;
  return typeof value === 'string' ? plainText(value) : '';
}
