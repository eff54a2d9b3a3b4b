import { locationFromResult } from '#src/components/cards/LocationCard/locationFromResult.ts';
import { NO_PAGE } from '#src/components/cards/resultFields.ts';
import { anyOf, loadListing } from '#src/components/shared/listing/loadListing.ts';
import type { ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './FacilityRelatedLocations.declaration.ts';

/** Metres, ten miles (C-123, A-64). */
const RADIUS = 16093;
/** How many are shown (C-122); one more is asked for, because the place itself is among them. */
const SHOWN = 3;

/** A place nearby, as far as its card tells. */
export interface RelatedLocation {
  id: string;
  name: string;
  /** Address of its page, without locale. */
  path: string;
  locationType?: string;
  hours?: Hours;
  image?: ImageValue;
  /** From the facility of the page, when the service knows. */
  distance?: ToldDistance;
}

/**
 * Up to three places of any of the facility's types within ten miles of it: asked for while the page is made
 * (healthcare-facilities-by-type, D-116, S-361). Undefined without its place on the map or its type, and when there are none.
 */
export const loadFacilityRelatedLocations: ComponentDataLoader<
  typeof declaration,
  RelatedLocation[]
> = async (_, context) => {
  const { entity } = context;
  if (entity?.entityTypeId !== 'healthcareFacility' || !entity.coordinate) return undefined;
  const { id: ownId, coordinate, locationTypes } = entity;
  const types = anyOf({ c_locationType: locationTypes });
  if (!types) return undefined;
  const { latitude: lat, longitude: lng } = coordinate;
  const near = { lat, lng, radius: RADIUS };
  const listing = await loadListing(
    'Location',
    {
      verticalKey: 'healthcare-facilities-by-type',
      limit: SHOWN + 1,
      contextEntityId: ownId,
      staticFilters: [
        { kind: 'fieldValue', fieldId: 'builtin.location', matcher: '$near', value: near },
        types,
      ],
      distancesFrom: { kind: 'here' },
    },
    context,
  );
  return listing?.results.slice(0, SHOWN).flatMap((result): RelatedLocation[] => {
    const found = locationFromResult(result);
    if (!found || found.path === NO_PAGE) return [];
    const { id, name, path, locationTypes: kinds, hours, image, distance } = found;
    return [
      {
        id,
        name,
        path,
        ...(kinds[0] && { locationType: kinds[0] }),
        ...(hours && { hours }),
        ...(image && { image }),
        ...(distance && { distance }),
      },
    ];
  });
};
