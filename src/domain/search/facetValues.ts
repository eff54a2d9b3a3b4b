import type { StaticFilter } from './filters.ts';
import type { SearchAnswer } from './SearchAnswer.ts';

/** What can be searched for the sake of its facets alone; a SearchPort can. */
interface FacetSearch {
  vertical(search: {
    verticalKey: string;
    experience: 'search';
    locale: 'en';
    staticFilters: readonly StaticFilter[];
    limit: 0;
    wantsFacets: true;
  }): Promise<Pick<SearchAnswer, 'facets'>>;
}

/**
 * The English values a field has among what a search finds, most frequent first, by a search without results. Empty when the
 * service offers no facet for the field. Rejects when the search does.
 */
export async function facetValues(
  search: FacetSearch,
  about: { verticalKey: string; fieldId: string; staticFilters?: readonly StaticFilter[] },
): Promise<string[]> {
  const { verticalKey, fieldId, staticFilters = [] } = about;
  const { facets } = await search.vertical({
    verticalKey,
    experience: 'search',
    locale: 'en',
    staticFilters,
    limit: 0,
    wantsFacets: true,
  });
  const facet = facets.find((one) => one.fieldId === fieldId);
  return (facet?.options ?? []).flatMap(({ value, count }) =>
    typeof value === 'string' && value !== '' && count > 0 ? [value] : [],
  );
}
