import { isFilteredAddress } from '#src/domain/search/screenState.ts';
import type { QueryParams } from '#src/domain/search/searchState.ts';
import { fillWildcard } from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { canonicalPath } from '#src/domain/links/addressSpelling.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { localePath } from '#src/page/localePath.ts';
import { routeField, routeFlag, routeText } from '#src/page/routeFields.ts';
import { entityStructuredData } from '#src/page/seo/entityStructuredData.ts';
import { breadcrumbData, organisationData, webSiteData } from '#src/page/seo/siteStructuredData.ts';
import type { SiteIdentity } from '#src/page/seo/siteStructuredData.ts';
import type { BreadcrumbItem } from '#src/ports/ContentPort.ts';
import type { PageMode, Seo } from '#src/ports/PageProps.ts';
import { nameOf } from './breadcrumbStep.ts';
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
  isGone?: boolean;
  wildcard?: Wildcard;
  breadcrumb: readonly BreadcrumbItem[];
  languages: readonly PageLanguage[];
  styleSheets?: string[];
  site: SiteIdentity;
  /** Query of the address, when the page is made for it. */
  query?: QueryParams;
  now: Date;
}

/** What <head> says of the page (S-003, S-005, S-200, R-021, R-022). A page of what is gone tells engines nothing. */
export function seoStep(input: SeoInput): Seo {
  const { layout, entity, locale, site, languages } = input;
  const { route } = layout;
  const title = titleOf(input);
  const description = input.isGone ? undefined : descriptionOf(input);
  const keywords = routeText(route, 'Meta Keywords');
  const image = input.isGone ? undefined : imageOf(input);
  // A detail page in a language its entity has no profile in repeats the English page.
  const canonicalLocale = entity && entity.locale !== locale ? entity.locale : locale;
  const canonical = site.origin + localePath(canonicalLocale, encoded(entity?.path ?? input.path));
  // What a search found is no page of its own: engines keep to the plain page and to what it leads to.
  const isExcluded =
    routeFlag(route, 'Exclude From Sitemap') ||
    input.isGone === true ||
    input.mode !== 'normal' ||
    isFilteredAddress(input.query ?? {});
  return {
    title,
    ...(description ? { description } : {}),
    ...(keywords ? { keywords: fillWildcard(keywords, input.wildcard ?? {}) } : {}),
    // the standard token, not the specification's spelling.
    robots: isExcluded ? 'noindex, nofollow' : 'index, follow',
    canonical,
    alternates: input.isGone ? {} : alternatesOf(languages, site.origin),
    styleSheets: input.styleSheets ?? [],
    ...(image ? { image } : {}),
    structuredData: input.isGone ? [] : structuredDataOf(input, canonical),
  };
}

/** Search engines and tabs cut long titles; the page's own words come first, the site's name last. */
function titleOf({ layout: { route }, entity, wildcard, site, path }: SeoInput): string {
  const own = entity
    ? [nameOf(entity), entity.address?.city].filter(Boolean).join(', ')
    : (routeText(route, 'Meta Title') ?? routeText(route, 'Title') ?? route.displayName ?? route.name);
  if (!own || own === site.name) return site.name;
  const filled = wildcard ? fillWildcard(own, wildcard) : own;
  const isComplete = path === '/' ? filled.includes(site.name) : filled.endsWith(`| ${site.name}`);
  return isComplete ? filled : `${filled} | ${site.name}`;
}

function descriptionOf({ layout: { route }, entity, wildcard }: SeoInput): string | undefined {
  const text =
    entity?.shortDescription ?? routeText(route, 'Meta Description') ?? routeText(route, 'Description');
  return (
    text &&
    summarize(
      (wildcard ? fillWildcard(text, wildcard) : text)
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  );
}

function imageOf({ layout: { route }, entity, site }: SeoInput): string | undefined {
  const teaser = routeField(route, 'TeaserImage');
  const src =
    entity?.image?.url ??
    (teaser && typeof teaser === 'object' && 'src' in teaser ? (teaser as { src: unknown }).src : undefined);
  return typeof src === 'string' && src && URL.canParse(src, site.origin)
    ? new URL(src, site.origin).href
    : undefined;
}

function alternatesOf(languages: readonly PageLanguage[], origin: string): Record<string, string> {
  if (languages.length < 2) return {};
  const alternates = Object.fromEntries(languages.map(({ name, path }) => [name, origin + encoded(path)]));
  return { ...alternates, 'x-default': alternates['en'] ?? origin + encoded(languages[0]?.path ?? '/') };
}

function structuredDataOf(
  { path, locale, entity, breadcrumb, site, now }: SeoInput,
  canonical: string,
): object[] {
  const crumbs = breadcrumbData(breadcrumb, (at) => site.origin + localePath(locale, encoded(at)));
  return [
    // An entity's data names the organisation; a reader of this page alone has to know who that is.
    ...(path === '/' || entity ? [organisationData(site)] : []),
    ...(path === '/' ? [webSiteData(site)] : []),
    ...(crumbs ? [crumbs] : []),
    ...(entity ? entityStructuredData(entity, { url: canonical, origin: site.origin, now }) : []),
  ];
}

/** An address of this site, its path as it is sent. */
function encoded(address: string): string {
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return canonicalPath(path) + query;
}
