import type { Address } from '#src/domain/entities/common.ts';
import type { VolunteerOpportunity } from '#src/domain/entities/VolunteerOpportunity.ts';
import { recruitingStatus } from '#src/domain/volunteering/recruitingStatus.ts';
import type { EntityPlace } from './entityStructuredData.ts';

/**
 * Unpaid work for search engines, from what the page shows. It is work on offer where one can apply and the page does
 * not say that nobody is looked for; else a page like any other.
 */
export function volunteerData(opportunity: VolunteerOpportunity, { url, origin }: EntityPlace): object {
  const { name, shortDescription, roleDescription, applicationUrl, status, locations, locale } = opportunity;
  const isOpen = applicationUrl !== undefined && recruitingStatus(status)?.kind !== 'closed';
  const description = roleDescription ?? shortDescription;
  const organisation = { '@id': `${origin}/#organisation` };
  if (!isOpen || !description) {
    return {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': `${url}#page`,
      name,
      ...(shortDescription && { description: shortDescription }),
      inLanguage: locale,
      url,
      publisher: organisation,
    };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': `${url}#role`,
    title: name,
    description,
    employmentType: 'VOLUNTEER',
    hiringOrganization: organisation,
    ...(locations.length > 0 && {
      jobLocation: locations.map(({ data }) => ({
        '@type': 'Place',
        ...(typeof data.name === 'string' && { name: data.name }),
        address: postalAddress(data.address as Partial<Address>),
      })),
    }),
    url,
  };
}

function postalAddress({ line1, city, region, postalCode, countryCode }: Partial<Address>): object {
  return {
    '@type': 'PostalAddress',
    ...(line1 && { streetAddress: line1 }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: countryCode ?? 'US',
  };
}
