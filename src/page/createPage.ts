import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import type { QueryParams } from '#src/domain/search/searchState.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { EditingPage } from '#src/context/EditingPage.ts';
import type { PageMode, PageProps, PublicConfig } from '#src/context/PageProps.ts';
import type { MapsPort } from '#src/ports/FeedPorts.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';
import type { Log } from '#src/server/log.ts';
import { addressState } from './addressState.ts';
import { answeringDirectory } from './answeringDirectory.ts';
import { createLacks } from './lacks.ts';
import type { Lacks } from './lacks.ts';
import { isEnd } from './PageResult.ts';
import { markLaterStarts } from './markLaterStarts.ts';
import { searchInLanguage } from './searchInLanguage.ts';
import { sheetsFor } from './styleSheets.ts';
import type { PageResult } from './PageResult.ts';
import { placePage } from './placePage.ts';
import type { PlacedPage } from './placePage.ts';
import type { SiteIdentity } from './seo/siteStructuredData.ts';
import { breadcrumbStep } from './steps/breadcrumbStep.ts';
import { componentDataStep } from './steps/componentDataStep.ts';
import { dictionaryStep } from './steps/dictionaryStep.ts';
import { editorNames } from './steps/editorNames.ts';
import { eventStep } from './steps/eventStep.ts';
import { languagesStep } from './steps/languagesStep.ts';
import type { Layout, LayoutSources } from './steps/layoutStep.ts';
import type { Mode } from './steps/modeStep.ts';
import { partsStep } from './steps/partsStep.ts';
import { seoStep } from './steps/seoStep.ts';
import { declaredStep } from './steps/declaredStep.ts';
import { editingStep } from './steps/editingStep.ts';
import type { EditingSeal } from './steps/editingStep.ts';

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
  /** Signs what a page in edit mode may save. */
  editing?: EditingSeal;
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
 * Makes a page: what stands at the address (see `placePage`), then side by side dictionary, breadcrumb, languages and
 * component data, then head. Throws on an outage, so that the last good page stays (decision 2); what only a part of it has
 * no answer for makes it an incomplete page.
 */
export async function createPage(
  request: PageRequest,
  services: PageServices,
  registry: PageRegistry,
): Promise<PageResult> {
  const lacks = createLacks(services.log);
  const placed = await placePage(request, { ...services, lacks });
  if (isEnd(placed)) return placed;
  // Before the declarations take the fields of the layout.
  const editing = editingOf(placed, services, registry);
  const made = await pageOf(placed, request, { ...services, lacks }, registry);
  return 'page' in made ? { ...made, page: { ...made.page, ...editing } } : made;
}

async function pageOf(
  placed: PlacedPage,
  request: PageRequest,
  services: PageServices & { lacks: Lacks },
  registry: PageRegistry,
): Promise<PageResult> {
  const { content, directory, search, maps, config, log, lacks } = services;
  const { now, query = {} } = request;
  const answering = answeringDirectory(directory, lacks);
  const { site, locale, entity, isGone, wildcard, wildcardType, canonical } = placed;
  const { variant, siteName, path } = site;
  const pageMode = pageModeOf(placed.mode);
  const layout = readLayout(placed.layout, pageMode, locale, registry);
  const about = {
    variant,
    siteName,
    locale,
    mode: pageMode,
    path,
    ...(wildcardType === undefined ? {} : { wildcardType }),
    ...(wildcard ? { wildcard } : {}),
    ...(entity ? { entity } : {}),
    ...(isGone ? { isGone } : {}),
  };
  const [dictionary, breadcrumb, languages, event, componentData] = await Promise.all([
    dictionaryStep(site, locale, layout, registry.rows, { content, lacks }),
    breadcrumbStep(layout, locale, about, { content, lacks }),
    // What is gone is gone in every language, at any slug.
    languagesStep({ ...site, path: canonical }, locale, layout, isGone ? undefined : entity, {
      content,
      directory: answering,
      lacks,
    }),
    eventStep(layout, locale, { directory: answering, lacks }),
    componentDataStep(
      layout,
      registry.loaders,
      {
        ...about,
        content,
        directory: answering,
        search: markLaterStarts(searchInLanguage(search, locale), now),
        maps,
        query,
        config,
        now,
        log,
        orElse: lacks.orElse,
        route: { name: layout.route.name, itemId: layout.route.itemId },
        pageFields: layout.fields,
      },
      lacks,
    ),
  ]);
  const seo = seoStep({
    ...about,
    styleSheets: sheetsFor(layout.layoutData, registry.rows, pageMode !== 'normal'),
    path: canonical,
    layout,
    breadcrumb,
    languages,
    event,
    componentData,
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
    ...addressState(layout.layoutData, registry.rows, query),
    // A phrase of the site's own stands over the name.
    dictionary: pageMode === 'edit' ? { ...editorNames(locale), ...dictionary } : dictionary,
    componentData,
    seo,
    config,
  };
  return { kind: isGone ? 'gone' : 'page', page, ...(lacks.isAny && { isIncomplete: true }) };
}

/** What the page's own panel changes, where it is a draft in edit mode; a moment of its history is only looked at. */
function editingOf(
  { layout, mode }: PlacedPage,
  { editing }: PageServices,
  { rows }: PageRegistry,
): { editing?: EditingPage } {
  return editing &&
    mode.kind === 'draft' &&
    mode.request.mode === 'edit' &&
    !mode.request.version?.startsWith('at.')
    ? { editing: editingStep(layout, mode.request, rows, editing) }
    : {};
}

/** The layout with its parts, read by the declarations of its components; while editing parts stay in their wholes. */
function readLayout(layout: Layout, mode: PageMode, locale: Locale, { rows }: PageRegistry): Layout {
  return declaredStep(mode === 'edit' ? layout : partsStep(layout, rows), rows, locale);
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
