import { asItem, storyOf } from '#src/components/entity/patient-story/storyOf.ts';
import { hasAddress, placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { listingOf, type Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './PatientStoryRelatedLocations.declaration.ts';

/** The places of the story as the directory has them now; one without an address is skipped (R-107, S-359). */
export const loadPatientStoryRelatedLocations: ComponentDataLoader<typeof declaration, Listing> = async (
  _rendering,
  context,
) => {
  const items = storyOf(context)?.locations.map((place) => asItem(place, 'healthcareFacility')) ?? [];
  const places = await context.directory.picked('location', items, context.locale);
  return listingOf('Location', places.filter(hasAddress).map(placeInPage));
};
