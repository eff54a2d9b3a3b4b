import { providersPath } from '#src/components/shared/listing/listingPaths.ts';
import {
  anyOf,
  limitOf,
  loadClosestFirst,
  type Listing,
} from '#src/components/shared/listing/loadListing.ts';
import { serviceOf, topicsOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedProviders.declaration.ts';

/** Asked for: one more than is shown, as the provider of the page may be among them (A-23, C-124). */
const ASKED = 4;
const SHOWN = 3;

/**
 * Providers of the page's specialties, first those who say that they treat what the page is about: a hand surgeon is an orthopedic
 * surgeon, too, and treats no hip.
 */
export const loadRelatedProviders: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const [{ entityId, specialties, topics }, service] = await Promise.all([
    topicsOf(context),
    serviceOf(context, 'en'),
  ]);
  const ofService = service?.taxonomy.specialties.map(({ name }) => name) ?? [];
  const wanted = [...new Set([...specialties, ...ofService])];
  const filter = anyOf({ 'c_providerSpecialties.specialty.name': wanted });
  if (!filter) return undefined;
  const treating = anyOf({ 'c_relatedConditions.name': topics });
  const listing = await loadClosestFirst(
    'Provider',
    {
      verticalKey: 'healthcare_professionals',
      limit: ASKED,
      staticFilters: [filter],
      ...(entityId !== undefined && { contextEntityId: entityId }),
    },
    treating ? [[filter, treating]] : [],
    context,
  );
  const results = listing?.results.slice(0, limitOf(params.Limit, SHOWN, ASKED)) ?? [];
  return listing && { ...listing, results, more: providersPath(wanted) };
};
