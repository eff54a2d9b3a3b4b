import { hoursKnownFirst, placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { locationsPath } from '#src/components/shared/listing/listingPaths.ts';
import { anyOf, limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { declaration } from './ServiceLocations.declaration.ts';

/** How many there are unless the editor says otherwise (C-122). */
const LIMIT = 3;

/** Among how many of the closest places those with known hours are looked for. */
const CONSIDERED = 20;

/**
 * Places that offer the page's service, those first that say when they are open. Every language has the same places in the same
 * order: that of the English search, whose words the names of services are.
 */
export const loadServiceLocations: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const service = await serviceOf(context, 'en');
  const filter = service && anyOf({ 'c_relatedServices.name': [service.name] });
  if (!filter) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  const search = {
    verticalKey: 'healthcare_facilities',
    locale: 'en' as const,
    limit: Math.max(limit, CONSIDERED),
    contextEntityId: service.id,
    staticFilters: [filter],
  };
  // Many places do a little of it: by its name, those come first that are there for it.
  const listing =
    (await loadListing('Location', { ...search, query: service.name }, context)) ??
    (await loadListing('Location', search, context));
  if (!listing) return undefined;
  const shown = hoursKnownFirst(listing.results).slice(0, limit);
  return {
    ...listing,
    results: (await inPageLanguage(shown, context)).map(placeInPage),
    more: locationsPath([service.name]),
  };
};

/** Places found in English, in the words of the page's language as far as the directory has them. */
async function inPageLanguage(
  places: readonly SearchResult[],
  { directory, locale, orElse }: Pick<ComponentDataContext, 'directory' | 'locale' | 'orElse'>,
): Promise<readonly SearchResult[]> {
  if (locale === 'en') return places;
  const items = places.map(({ id, entityType, data }) => ({
    ...{ id: readText(data['uid']) ?? id, entityId: id, label: readText(data['name']) ?? id },
    ...(entityType !== undefined && { type: entityType }),
  }));
  const own = await orElse('locations in words', directory.picked('location', items, locale), []);
  const byId = new Map(own.map((place) => [place.id, place]));
  return places.map((place) => byId.get(place.id) ?? { ...place, locale: 'en' });
}
