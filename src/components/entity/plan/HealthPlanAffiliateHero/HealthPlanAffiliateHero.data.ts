import { locationFromResult } from '#src/components/cards/LocationCard/locationFromResult.ts';
import { affiliateLocations } from '#src/components/entity/plan/shared/affiliateLocations.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { declaration } from './HealthPlanAffiliateHero.declaration.ts';

/** The place whose picture stands for all: the hospital, or the first of the places. */
export interface AffiliateFace {
  id: string;
  locationType?: string;
  image?: ImageValue;
}

/** Undefined of an affiliate without places, which is drawn by itself. */
export const loadHealthPlanAffiliateHero: ComponentDataLoader<typeof declaration, AffiliateFace> = async (
  _,
  context,
) => {
  const first = (await affiliateLocations(context))?.results[0];
  const place = first && locationFromResult(first);
  if (!place) return undefined;
  const { id, locationTypes, image } = place;
  return {
    id,
    ...(locationTypes[0] && { locationType: locationTypes[0] }),
    ...(image && { image }),
  };
};
