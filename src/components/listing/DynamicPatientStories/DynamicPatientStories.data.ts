import { limitOf, loadListing, type Listing } from '#src/components/listing/shared/loadListing.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';

const LIMIT = 3;

export const loadDynamicPatientStories: ComponentDataLoader<Listing> = async ({ params }, context) => {
  const query = params?.['Query']?.trim();
  if (!query) return undefined;
  const limit = limitOf(params, LIMIT);
  return loadListing('PatientStory', { verticalKey: 'patient_story', query, limit }, context);
};
