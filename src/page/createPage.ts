import type { RegistryRow } from '#src/components/RegistryRow.ts';
import { wildcardPath } from '#src/domain/browse/wildcard.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import type { QueryParams } from '#src/domain/search/searchState.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { PageMode, PageProps, PublicConfig } from '#src/ports/PageProps.ts';
import type { MapsPort } from '#src/ports/FeedPorts.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';
import type { Log } from '#src/server/log.ts';
import { answeringDirectory } from './answeringDirectory.ts';
import { createLacks } from './lacks.ts';
import { isEnd } from './PageResult.ts';
import { sheetsFor } from './styleSheets.ts';
import type { PageResult } from './PageResult.ts';
import { wildcardTypeOf } from './routeFields.ts';
import type { SiteIdentity } from './seo/siteStructuredData.ts';
import { breadcrumbStep } from './steps/breadcrumbStep.ts';
import { componentDataStep } from './steps/componentDataStep.ts';
import { dictionaryStep } from './steps/dictionaryStep.ts';
import { entityStep } from './steps/entityStep.ts';
import { goneLayoutStep } from './steps/goneLayoutStep.ts';
import { languagesStep } from './steps/languagesStep.ts';
import { layoutStep } from './steps/layoutStep.ts';
import type { LayoutSources } from './steps/layoutStep.ts';
import { modeStep } from './steps/modeStep.ts';
import type { Mode } from './steps/modeStep.ts';
import { withOwnLinks } from './steps/ownLinks.ts';
import { partsStep } from './steps/partsStep.ts';
import { seoStep } from './steps/seoStep.ts';
import { siteStep } from './steps/siteStep.ts';
import type { Site } from './steps/siteStep.ts';
import { wildcardStep } from './steps/wildcardStep.ts';

export interface PageRequest {
  /** Segments of the catch-all, the internal variant prefix first. */
  segments: readonly string[] | undefined;
  locale: Locale;
  isPreview: boolean;
  previewData: unknown;
  /** The query of the address, when the page is made for this one request. */
  query?: QueryParams;
  now: Date;
}

/** Everything a page is made with. */
export interface PageServices {
  content: ContentPort;
  directory: DirectoryPort;
  search: SearchPort;
  maps: MapsPort;
  postedLayout?: LayoutSources['postedLayout'];
  /** The platform's site names by variant. */
  sites: Record<SiteVariant, string>;
  identities: Record<SiteVariant, SiteIdentity>;
  config: PublicConfig;
  log: Log;
}

/** The component registry, as data. */
export interface PageRegistry {
  rows: Record<string, RegistryRow>;
  loaders: Record<string, ComponentDataLoader>;
}

/**
 * Makes a page: site, mode, layout, entity (or that it is gone), what a listing's address names, then side by side
 * dictionary, breadcrumb, languages and component data, then head. Throws on an outage, so that the last good page stays
 * (decision 2); what only a part of it has no answer for makes it an incomplete page.
 */
export async function createPage(
  request: PageRequest,
  services: PageServices,
  registry: PageRegistry,
): Promise<PageResult> {
  const site = siteStep(request.segments, services.sites);
  if (isEnd(site)) return site;
  const mode = modeStep(request.isPreview, request.previewData);
  return pageOf(draftSite(site, mode, services.sites), mode, request, services, registry);
}

/** In the editor the request says which site and language the draft is of, whatever host shows it. */
function draftSite(site: Site, mode: Mode, sites: Record<SiteVariant, string>): Site {
  if (mode.kind !== 'draft') return site;
  const variant = mode.request.site === sites.plan ? 'plan' : 'main';
  return { ...site, variant, siteName: mode.request.site };
}

async function pageOf(
  site: Site,
  mode: Mode,
  request: PageRequest,
  services: PageServices,
  registry: PageRegistry,
): Promise<PageResult> {
  const { content, directory, search, maps, config, log } = services;
  const { now, query = {} } = request;
  const lacks = createLacks(log);
  const answering = answeringDirectory(directory, lacks);
  const { variant, siteName, path } = site;
  const locale: Locale =
    mode.kind === 'draft' ? (mode.request.language === 'es' ? 'es' : 'en') : request.locale;
  const placed = await layoutStep(site, mode, locale, { ...services, lacks });
  if (isEnd(placed)) return placed;
  const found = await entityStep(site, mode, locale, placed, services);
  if (isEnd(found)) return found;
  const { isGone } = found;
  const entity = found.entity && withOwnLinks(found.entity, services.identities[variant].origin);
  const pageMode = pageModeOf(mode);
  const whole = isGone ? goneLayoutStep(placed) : placed;
  const layout = pageMode === 'edit' ? whole : partsStep(whole, registry.rows);
  const { route } = layout.layoutData.sitecore;
  const wildcardType = wildcardTypeOf(layout.layoutData);
  const named = await wildcardStep(path, wildcardType, mode, locale, directory);
  if (isEnd(named)) return named;
  // A shortcut's location type is an address too; the type's own one is the page's.
  const ownPath = (named.wildcard && wildcardPath(named.wildcard)) ?? path;
  const about = {
    variant,
    siteName,
    locale,
    mode: pageMode,
    path,
    ...(wildcardType === undefined ? {} : { wildcardType }),
    ...named,
    ...(entity ? { entity } : {}),
    ...(isGone ? { isGone } : {}),
  };
  const [dictionary, breadcrumb, languages, componentData] = await Promise.all([
    dictionaryStep(site, locale, layout, registry.rows, { content, lacks }),
    breadcrumbStep(layout, locale, about, { content, lacks }),
    // What is gone is gone in every language, at any slug.
    languagesStep({ ...site, path: ownPath }, locale, layout, isGone ? undefined : entity, {
      content,
      directory: answering,
      lacks,
    }),
    componentDataStep(
      layout,
      registry.loaders,
      {
        ...about,
        content,
        directory: answering,
        search,
        maps,
        query,
        config,
        now,
        log,
        orElse: lacks.orElse,
        route: { name: route?.name ?? '', itemId: route?.itemId },
        pageFields: route?.fields ?? {},
      },
      lacks,
    ),
  ]);
  const seo = seoStep({
    ...about,
    styleSheets: sheetsFor(layout.layoutData, registry.rows, pageMode !== 'normal'),
    path: ownPath,
    layout,
    breadcrumb,
    languages,
    site: services.identities[variant],
    query,
    now,
  });
  if (languages.length === 0) log({ event: 'page-without-languages', site: siteName });
  const page: PageProps = {
    ...about,
    layoutData: layout.layoutData,
    breadcrumb,
    languages,
    dictionary,
    componentData,
    seo,
    config,
  };
  return { kind: isGone ? 'gone' : 'page', page, ...(lacks.isAny && { isIncomplete: true }) };
}

function pageModeOf(mode: Mode): PageMode {
  switch (mode.kind) {
    case 'normal':
      return 'normal';
    case 'draft':
      return mode.request.mode;
    case 'posted':
      return 'edit';
  }
}
