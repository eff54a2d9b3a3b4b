import { CdpHelper } from '@sitecore-jss/sitecore-jss-nextjs';
import { fillWildcard } from '#src/domain/browse/wildcard.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { ViewedPage } from '#src/browser/trackPageView.ts';
import type { declaration } from './AnalyticsPageView.declaration.ts';

/** Names the page and what it is about; nothing in the editor, where nobody visits (S-318). */
export const loadAnalyticsPageView: ComponentDataLoader<typeof declaration, ViewedPage> = async (
  _rendering,
  { route, variant, locale, mode, entity, wildcard = {} },
) => {
  if (mode !== 'normal') return undefined;
  const { city, specialty, locationType } = wildcard;
  return {
    page: fillWildcard(route.name, wildcard),
    pageVariantId: CdpHelper.getPageVariantId(route.itemId ?? '', locale, 'default'),
    site: variant,
    language: locale,
    ...(entity && { entity_kind: entity.entityTypeId, entity_id: entity.id }),
    ...(city && { listing_city: city.name }),
    ...(specialty && { listing_specialty: specialty.name }),
    ...(locationType && { listing_location_type: locationType.name }),
  };
};
