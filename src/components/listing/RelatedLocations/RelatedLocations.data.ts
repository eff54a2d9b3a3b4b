import { hasAddress, placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { loadPicked, type Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedLocations.declaration.ts';

export const loadRelatedLocations: ComponentDataLoader<typeof declaration, Picked> = async (
  { fields },
  context,
) => {
  const own = fields.LocationsEntities.value;
  const items = own.length > 0 ? own : context.pageFields.LocationsEntities.value;
  const picked = await loadPicked('location', 'Location', items, context);
  return picked && { ...picked, results: picked.results.filter(hasAddress).map(placeInPage) };
};
