import { asItem, storyOf } from '#src/components/entity/patient-story/storyOf.ts';
import { limitOf, listingOf, type Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './PatientStoryRelatedProviders.declaration.ts';

/** Shown, and the most an editor can ask for (C-124). */
const SHOWN = 3;
const MOST = 4;

/** Who cared for the patient, as the directory has them now; those who left are not among them. */
export const loadPatientStoryRelatedProviders: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const items = storyOf(context)?.providers.map((one) => asItem(one, 'healthcareProfessional')) ?? [];
  const team = await context.directory.picked('provider', items, context.locale);
  return listingOf('Provider', team.slice(0, limitOf(params.Limit, SHOWN, MOST)));
};
