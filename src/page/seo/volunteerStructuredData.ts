import type { Address } from '#src/domain/entities/common.ts';
import type { VolunteerOpportunity } from '#src/domain/entities/VolunteerOpportunity.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { recruitingStatus } from '#src/domain/volunteering/recruitingStatus.ts';
import type { EntityPlace } from './entityStructuredData.ts';

/**
 * Unpaid work for search engines, from what the page shows: a page, and where one can apply and the page does not say that
 * nobody is looked for, the way to join. Not a JobPosting, which search engines keep for employment: schema.org's word for
 * becoming one of a group at a place is JoinAction.
 */
export function volunteerData(opportunity: VolunteerOpportunity, { url, origin }: EntityPlace): object {
  const { name, shortDescription, subheading, applicationUrl, status, locations, locale } = opportunity;
  const isOpen = applicationUrl !== undefined && recruitingStatus(status)?.kind !== 'closed';
  const description = shortDescription ?? (subheading && plainText(subheading));
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${url}#page`,
    name,
    ...(description && { description }),
    inLanguage: locale,
    url,
    publisher: { '@id': `${origin}/#organisation` },
    ...(isOpen && {
      potentialAction: {
        '@type': 'JoinAction',
        name,
        target: {
          '@type': 'EntryPoint',
          urlTemplate: new URL(applicationUrl, origin).href,
        },
        ...(locations.length > 0 && { location: locations.map(placeOf) }),
      },
    }),
  };
}

function placeOf({ data }: VolunteerOpportunity['locations'][number]): object {
  const { line1, city, region, postalCode, countryCode } = data.address as Partial<Address>;
  return {
    '@type': 'Place',
    ...(typeof data.name === 'string' && { name: data.name }),
    address: {
      '@type': 'PostalAddress',
      ...(line1 && { streetAddress: line1 }),
      ...(city && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
      addressCountry: countryCode ?? 'US',
    },
  };
}
