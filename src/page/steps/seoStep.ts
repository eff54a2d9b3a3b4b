import { VARIANTS } from '#src/config/variants.ts';
import { isFilteredAddress } from '#src/domain/search/screenState.ts';
import type { QueryParams } from '#src/domain/search/searchState.ts';
import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import { fillWildcard } from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { canonicalPath } from '#src/domain/links/addressSpelling.ts';
import { localePath } from '#src/page/localePath.ts';
import { contentKind } from '#src/page/seo/contentKind.ts';
import { contentData } from '#src/page/seo/contentStructuredData.ts';
import { contentDescription, contentTitle } from '#src/page/seo/contentWords.ts';
import { entityStructuredData } from '#src/page/seo/entityStructuredData.ts';
import { entityDescription, entityTitle } from '#src/page/seo/entityWords.ts';
import { breadcrumbData, organisationData, webSiteData } from '#src/page/seo/siteStructuredData.ts';
import type { SiteIdentity } from '#src/page/seo/siteStructuredData.ts';
import { shareImage } from '#src/page/share/sharePicture.ts';
import { teaserImage } from '#src/page/share/teaserImage.ts';
import type { BreadcrumbItem } from '#src/ports/ContentPort.ts';
import type { PageMode, Seo, Share } from '#src/context/PageProps.ts';
import type { PageLanguage } from './languagesStep.ts';
import type { Layout } from './layoutStep.ts';

export interface SeoInput {
  variant: SiteVariant;
  /** The page's own address: one that is reached at a second prefix has another one. */
  path: string;
  locale: Locale;
  mode: PageMode;
  layout: Layout;
  entity?: Entity;
  /** The event a content page is about. */
  event?: NetworkEvent | undefined;
  isGone?: boolean;
  wildcard?: Wildcard;
  breadcrumb: readonly BreadcrumbItem[];
  languages: readonly PageLanguage[];
  styleSheets?: string[];
  /** Server-side data of components by rendering uid. */
  componentData?: Record<string, unknown>;
  site: SiteIdentity;
  /** Query of the address, when the page is made for it. */
  query?: QueryParams;
  now: Date;
}

/**
 * What <head> says of the page (S-003, S-005, S-200, R-021, R-022), unique among the pages of a site and language. A page of what is gone tells engines nothing.
 */
export function seoStep(input: SeoInput): Seo {
  const { layout, entity, locale, site, languages } = input;
  const { fields } = layout;
  const own = ownTitle(input);
  const description = input.isGone ? undefined : descriptionOf(input);
  const keywords = fields['Meta Keywords'].value;
  // A detail page in a language its entity has no profile in repeats the English page.
  const canonicalLocale = entity && entity.locale !== locale ? entity.locale : locale;
  const path = encoded(entity?.path ?? input.path);
  const canonical = site.origin + localePath(canonicalLocale, ownAddress(path));
  const share = shareOf(input, own, path);
  // What a search found is no page of its own: engines keep to the plain page and to what it leads to.
  const isExcluded =
    fields['Exclude From Sitemap'].value ||
    input.isGone === true ||
    input.mode !== 'normal' ||
    isFilteredAddress(input.query ?? {});
  return {
    title: withSiteName(own, input),
    ...(description ? { description } : {}),
    ...(keywords ? { keywords: fillWildcard(keywords, input.wildcard ?? {}) } : {}),
    // the standard token, not the specification's spelling.
    robots: isExcluded ? 'noindex, nofollow' : 'index, follow',
    canonical,
    alternates: input.isGone ? {} : alternatesOf(languages, site.origin),
    styleSheets: input.styleSheets ?? [],
    favicon: VARIANTS[input.variant].favicon,
    ...(input.path === '/' && !input.isGone && { siteSearch: webSiteData(site) }),
    share,
    structuredData: input.isGone ? [] : structuredDataOf(input, canonical, share.image.url, description),
  };
}

/** Search engines and tabs cut long titles; the page's own words come first, the site's name last. */
function withSiteName(own: string, { site, path }: SeoInput): string {
  if (own === site.name) return own;
  // The home page's editors put the site's name first.
  return path === '/' && own.includes(site.name) ? own : `${own} | ${site.name}`;
}

function ownTitle({ layout, entity, locale, site, ...rest }: SeoInput): string {
  if (entity) return entityTitle(entity, locale);
  return contentTitle(layout, { ...rest, locale, siteName: site.name }) ?? site.name;
}

function descriptionOf(input: SeoInput): string | undefined {
  const { layout, entity, locale, site, ...rest } = input;
  if (entity) return entityDescription(entity, locale);
  const found = foundOf(rest.componentData);
  return contentDescription(layout, { ...rest, locale, siteName: site.name, found });
}

/** How many results a listing begins with: what its search found for the page itself. */
function foundOf(componentData: Record<string, unknown> = {}): number | undefined {
  const counts = Object.values(componentData).flatMap((data) => {
    const { found } = (data ?? {}) as { found?: { answer?: { count?: unknown } } };
    return typeof found?.answer?.count === 'number' ? found.answer.count : [];
  });
  return counts.length === 1 ? counts[0] : undefined;
}

function shareOf(input: SeoInput, title: string, path: string): Share {
  const { layout, entity, locale, site, isGone } = input;
  return {
    title,
    siteName: site.name,
    type: shareType(input),
    locale,
    image: shareImage(
      // What is gone has no picture of its own: the site's.
      { origin: site.origin, locale, path: isGone ? '/' : path },
      title,
      isGone ? undefined : (entity?.image ?? teaserImage(layout.fields)),
    ),
  };
}

function shareType({ layout, entity }: SeoInput): Share['type'] {
  switch (entity?.entityTypeId) {
    case 'healthcareProfessional':
    case 'ce_shpProvider':
    case 'ce_investigator':
      return 'profile';
    case 'ce_patientStory':
    case 'ce_researchPublication':
    case 'ce_askAnExpert':
      return 'article';
    case undefined:
      return ['article', 'news'].includes(contentKind(layout)) ? 'article' : 'website';
    default:
      return 'website';
  }
}

function alternatesOf(languages: readonly PageLanguage[], origin: string): Record<string, string> {
  if (languages.length < 2) return {};
  const alternates = Object.fromEntries(languages.map(({ name, path }) => [name, origin + encoded(path)]));
  return { ...alternates, 'x-default': alternates['en'] ?? origin + encoded(languages[0]?.path ?? '/') };
}

function structuredDataOf(
  { path, locale, layout, entity, event, wildcard, breadcrumb, site, now }: SeoInput,
  canonical: string,
  image: string,
  description: string | undefined,
): object[] {
  const crumbs = breadcrumbData(breadcrumb, (at) => site.origin + localePath(locale, encoded(at)));
  const { origin } = site;
  const own = entity
    ? entityStructuredData(entity, { url: canonical, origin, now, image })
    : wildcard
      ? []
      : contentData(layout, { url: canonical, origin, locale, description, image, event });
  return [
    // What is told of a page names the organisation; a reader of this page alone has to know who that is.
    ...(path === '/' || own.length > 0 ? [organisationData(site)] : []),
    ...(crumbs ? [crumbs] : []),
    ...own,
  ];
}

/** An address of this site, its path as it is sent. */
function encoded(address: string): string {
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return canonicalPath(path) + query;
}
