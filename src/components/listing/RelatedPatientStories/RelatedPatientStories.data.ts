import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { relatedTo, topicsOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedPatientStories.declaration.ts';

const LIMIT = 3;

export const loadRelatedPatientStories: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const related = relatedTo(await topicsOf(context), {
    services: 'c_services.name',
    topics: 'c_healthTopics.name',
    namesEntities: true,
  });
  if (!related) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  return loadListing('PatientStory', { verticalKey: 'patient_story', limit, ...related }, context);
};
