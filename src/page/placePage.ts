import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import type { PageRequest, PageServices } from './createPage.ts';
import type { Lacks } from './lacks.ts';
import { isEnd } from './PageResult.ts';
import type { PageEnd } from './PageResult.ts';
import { wildcardTypeOf } from '#src/declaration/wildcardPage.ts';
import { addressStep } from './steps/addressStep.ts';
import type { PageAddress } from './steps/addressStep.ts';
import { entityStep } from './steps/entityStep.ts';
import { goneLayoutStep } from './steps/goneLayoutStep.ts';
import { layoutStep } from './steps/layoutStep.ts';
import type { Layout } from './steps/layoutStep.ts';
import { modeStep } from './steps/modeStep.ts';
import type { Mode } from './steps/modeStep.ts';
import { withOwnLinks } from './steps/ownLinks.ts';
import { siteStep } from './steps/siteStep.ts';
import type { Site } from './steps/siteStep.ts';
import { wildcardStep } from './steps/wildcardStep.ts';

/** What stands at an address, before anything is drawn. */
export interface PlacedPage extends PageAddress {
  site: Site;
  mode: Mode;
  locale: Locale;
  layout: Layout;
  entity?: Entity;
  isGone?: true;
  wildcardType?: string;
  wildcard?: Wildcard;
}

/**
 * Finds what stands at an address: site, mode, layout, entity (or that it is gone), what a listing's address names, and
 * whether the page stands at this address at all. Throws on an outage, so that the last good page stays (decision 2).
 */
export async function placePage(
  request: PageRequest,
  services: PageServices & { lacks: Lacks },
): Promise<PlacedPage | PageEnd> {
  const asked = siteStep(request.segments, services.sites);
  if (isEnd(asked)) return asked;
  const mode = modeStep(request.isPreview, request.previewData);
  const site = draftSite(asked, mode, services.sites);
  const locale: Locale =
    mode.kind === 'draft' ? (mode.request.language === 'es' ? 'es' : 'en') : request.locale;
  const layout = await layoutStep(site, mode, locale, services);
  if (isEnd(layout)) return layout;
  const found = await entityStep(site, mode, locale, layout, services);
  if (isEnd(found)) return found;
  const wildcardType = wildcardTypeOf(layout.layoutData);
  const named = await wildcardStep(site.path, wildcardType, mode, locale, services.directory);
  if (isEnd(named)) return named;
  const place = addressStep(site, mode, locale, layout, found, named.wildcard);
  if (isEnd(place)) return place;
  const { entity, isGone } = found;
  return {
    ...place,
    site,
    mode,
    locale,
    layout: isGone ? goneLayoutStep(layout) : layout,
    ...(entity && { entity: withOwnLinks(entity, services.identities[site.variant].origin) }),
    ...(isGone && { isGone }),
    ...(wildcardType !== undefined && { wildcardType }),
    ...named,
  };
}

/** In the editor the request says which site and language the draft is of, whatever host shows it. */
function draftSite(site: Site, mode: Mode, sites: Record<SiteVariant, string>): Site {
  if (mode.kind !== 'draft') return site;
  const variant = mode.request.site === sites.plan ? 'plan' : 'main';
  return { ...site, variant, siteName: mode.request.site };
}
