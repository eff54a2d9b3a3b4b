import { locationFromResult } from '#src/components/cards/LocationCard/locationFromResult.ts';
import { NO_PAGE } from '#src/components/cards/resultFields.ts';
import {
  affiliateLocations,
  type AffiliateOrder,
} from '#src/components/entity/plan/shared/affiliateLocations.ts';
import { affiliateLocationsPath } from '#src/components/shared/listing/listingPaths.ts';
import type { Place } from '#src/components/shared/places/PlacesWithMap.tsx';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { declaration } from './HealthPlanAffiliatePlaces.declaration.ts';

/** The first locations of an affiliate, and how many there are in all. */
export interface AffiliatePlaces {
  places: Place[];
  /** All the others, any of which may be the nearest; none when not all are known. */
  others: Place[];
  count: number;
  /** The search that lists all of them, without locale. */
  path: string;
  /** What comes first, when it is known of all of them. */
  order?: AffiliateOrder;
}

/** Locations with an address that name the affiliate of the page. Undefined without any. */
export const loadHealthPlanAffiliatePlaces: ComponentDataLoader<typeof declaration, AffiliatePlaces> = async (
  _,
  context,
) => {
  const found = await affiliateLocations(context);
  const places = placesIn(found?.results);
  if (!found || places.length === 0) return undefined;
  return {
    ...{ places, others: placesIn(found.others) },
    ...{ count: found.count, path: affiliateLocationsPath(context.entity?.name ?? '') },
    ...(found.order && { order: found.order }),
  };
};

const placesIn = (results: readonly SearchResult[] = []): Place[] =>
  results.flatMap((result): Place[] => {
    const read = locationFromResult(result);
    if (!read?.address) return [];
    const { id, name, path, address, coordinate, phone, hours } = read;
    return [
      {
        ...{ id, name, address },
        ...(path !== NO_PAGE && { path }),
        ...(coordinate && { coordinate }),
        ...(phone && { phone }),
        ...(hours && { hours }),
      },
    ];
  });
