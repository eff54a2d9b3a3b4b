import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DynamicPatientStories.declaration.ts';

const LIMIT = 3;

export const loadDynamicPatientStories: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const query = params.Query?.trim();
  if (!query) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  return loadListing('PatientStory', { verticalKey: 'patient_story', query, limit }, context);
};
