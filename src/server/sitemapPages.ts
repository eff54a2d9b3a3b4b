import { appliesTo, redirects } from '#src/config/redirects.ts';
import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import type { Env } from '#src/config/env.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';
import { listingPages } from './listingPages.ts';
import type { SitemapKind, SitemapPage } from './sitemap.ts';

/** Entity types behind each directory sitemap. */
const TYPES: Record<Exclude<SitemapKind, 'pages'>, readonly string[]> = {
  providers: ['healthcareProfessional'],
  locations: ['healthcareFacility'],
  'patient-stories': ['ce_patientStory'],
  'ask-an-expert': ['ce_askAnExpert'],
  volunteering: ['ce_volunteerOpportunity'],
  research: ['ce_researchPublication', 'ce_researchStudy', 'ce_investigator'],
  'health-plans': ['ce_healthPlanPayor', 'ce_healthPlan', 'ce_affiliate'],
  'health-plan-providers': ['ce_shpProvider'],
};

/**
 * The pages one kind of sitemap lists: what can be indexed and nothing else. Content pages come from the
 * platform's routes, with the listings that find something; entities from the directory, those without a page of
 * their own left out. Rejects when a source fails: half a sitemap would tell crawlers that pages are gone.
 */
export async function sitemapPages(
  kind: SitemapKind,
  sources: {
    content: ContentPort;
    directory: DirectoryPort;
    search: SearchPort;
    env: Env;
    sites: Record<SiteVariant, string>;
  },
  variant: SiteVariant,
): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>();
  // An address that leads elsewhere is not a page; the location search has one that does not.
  const redirected = new Set(
    redirects(sources.env)
      .filter((row) => appliesTo(row, variant))
      .map(({ source }) => source),
  );
  const add = (key: string, path: string, locale: 'en' | 'es', changed?: string) => {
    const page = pages.get(key);
    const updatedAt = changed && !Number.isNaN(Date.parse(changed)) ? changed : undefined;
    if (!page) {
      pages.set(key, { path, locales: [locale], ...(updatedAt ? { updatedAt } : {}) });
      return;
    }
    // A translated slug makes another address, which its own page declares as alternate.
    if (page.path !== path)
      pages.set(`${key} ${locale}`, { path, locales: [locale], ...(updatedAt && { updatedAt }) });
    else if (!page.locales.includes(locale)) {
      page.locales.push(locale);
      // The languages of a page stand as one: the later change is the page's.
      if (updatedAt && Date.parse(updatedAt) > Date.parse(page.updatedAt ?? '1970-01-01'))
        page.updatedAt = updatedAt;
    }
  };
  for (const locale of ['en', 'es'] as const) {
    if (kind === 'pages') {
      for (const route of await sources.content.routes(sources.sites[variant], locale)) {
        if (!redirected.has(ownAddress(route.path))) add(route.path, route.path, locale, route.updatedAt);
      }
    } else {
      for (const type of TYPES[kind]) {
        for await (const { id, path, updatedAt } of sources.directory.summaries(type, locale)) {
          if (path) add(`${type} ${id}`, path, locale, updatedAt);
        }
      }
    }
  }
  if (kind === 'pages' && variant === 'main') {
    const found = { ...sources, product: sources.env.PRODUCT };
    for (const { path, locale } of await listingPages(found, sources.sites[variant], ['en', 'es'])) {
      add(path, path, locale);
    }
  }
  return [...pages.values()];
}
