import { providersPath } from '#src/components/shared/listing/listingPaths.ts';
import { anyOf, limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { inEnglish } from '#src/components/shared/listing/pageContext.ts';
import { nearPosition } from '#src/domain/search/nearFilter.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './SimilarProviders.declaration.ts';

/** Asked for: one more than is shown, as the provider of the page may be among them (A-23, C-124). */
const ASKED = 4;
const SHOWN = 3;

/**
 * Providers of the same specialties near the first office, for those of the network's own group only (D-169, D-179, S-362,
 * Without coordinates nobody is "nearby".
 */
export const loadSimilarProviders: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const { entity } = context;
  if (entity?.entityTypeId !== 'healthcareProfessional' || !entity.isOfMedicalGroup) return undefined;
  const position = entity.offices[0]?.coordinate;
  const names = await inEnglish(
    context,
    'ce_specialty',
    entity.specialties.map(({ id, name }) => ({ id, label: name })),
  );
  const specialty = anyOf({ 'c_providerSpecialties.specialty.name': names });
  if (!position || !specialty) return undefined;
  const listing = await loadListing(
    'Provider',
    {
      verticalKey: 'healthcare-professionals-by-specialty',
      limit: ASKED,
      contextEntityId: entity.id,
      staticFilters: [specialty, nearPosition(position)],
    },
    context,
  );
  return (
    listing && {
      ...listing,
      results: listing.results.slice(0, limitOf(params.Limit, SHOWN, ASKED)),
      more: providersPath(names),
    }
  );
};
