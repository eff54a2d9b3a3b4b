import { anyOf, limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ServicePatientStories.declaration.ts';

const LIMIT = 3;

export const loadServicePatientStories: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const service = await serviceOf(context, 'en');
  const filter = service && anyOf({ 'c_services.name': [service.name] });
  if (!filter) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  const search = {
    verticalKey: 'patient_story',
    limit,
    contextEntityId: service.id,
    staticFilters: [filter],
  };
  return loadListing('PatientStory', search, context);
};
