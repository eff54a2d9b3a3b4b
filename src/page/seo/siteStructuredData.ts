import type { SiteVariant } from '#src/domain/entities/common.ts';
import type { BreadcrumbItem } from '#src/ports/ContentPort.ts';

export interface SiteIdentity {
  variant: SiteVariant;
  /** Canonical origin of the variant (S-003). */
  origin: string;
  name: string;
  searchPath: string;
}

/** The organisation behind a site, for the home page and the pages of entities, which refer to it. */
export function organisationData(site: SiteIdentity): object {
  return {
    '@context': 'https://schema.org',
    '@type': site.variant === 'plan' ? 'Organization' : 'MedicalOrganization',
    '@id': `${site.origin}/#organisation`,
    name: site.name,
    url: `${site.origin}/`,
    logo: `${site.origin}${site.variant === 'plan' ? '/plan' : ''}/icon-512.png`,
  };
}

/**
 * The site and its search (S-005): each variant names its own host and search. `query` is a JSON string in the
 * site's search addresses, so the placeholder stands between encoded quotes.
 */
export function webSiteData(site: SiteIdentity): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    publisher: { '@id': `${site.origin}/#organisation` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.origin}${site.searchPath}?query=%22{search_term_string}%22`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Breadcrumb as structured data; undefined when there is no ancestor. */
export function breadcrumbData(
  items: readonly BreadcrumbItem[],
  addressOf: (path: string) => string,
): object | undefined {
  if (items.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title,
      item: addressOf(item.path),
    })),
  };
}
