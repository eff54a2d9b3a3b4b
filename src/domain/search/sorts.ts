import { nearFilterOf } from './nearFilter.ts';
import type { SearchState, SortBy } from './searchState.ts';

/** One entry of a sort dropdown. */
export interface SortOption {
  label: string;
  sortBy: SortBy;
}

const relevance: SortOption = { label: 'Relevance', sortBy: { type: 'RELEVANCE' } };
const distance: SortOption = { label: 'Distance', sortBy: { type: 'ENTITY_DISTANCE' } };

function byField(label: string, field: string, direction: 'ASC' | 'DESC'): SortOption {
  return { label, sortBy: { type: 'FIELD', field, direction } };
}

const nameAscending = byField('Name A-Z', 'name', 'ASC');
const nameDescending = byField('Name Z-A', 'name', 'DESC');
const lastNameAscending = byField('Last Name A-Z', 'lastName', 'ASC');
const lastNameDescending = byField('Last Name Z-A', 'lastName', 'DESC');

/** The sort lists as written; the first option of each is its default. */
export const SORT_LISTS = {
  /** */
  awards: [byField('Most Recent', 'c_latestYearOfAward', 'DESC'), nameAscending, nameDescending],
  /** */
  events: [
    relevance,
    byField('Date Earlier First', 'c_startDateTime', 'ASC'),
    byField('Date Later First', 'c_startDateTime', 'DESC'),
  ],
  /** locations and plan facilities. */
  locations: [relevance, distance, nameAscending, nameDescending],
  /** */
  providers: [
    relevance,
    distance,
    byField('Star Rating', 'c_reputationRatingFiveStar', 'DESC'),
    lastNameAscending,
    lastNameDescending,
  ],
  /** */
  planProviders: [relevance, distance, lastNameAscending, lastNameDescending],
  /** */
  volunteering: [distance, relevance],
  /** one option, so no dropdown is shown. */
  healthAndWellness: [relevance],
  /** site search without a list of its own. */
  generic: [relevance, nameAscending],
  /** Q-398, C-010: elsewhere, such as the entity picker. */
  elsewhere: [relevance, byField('Name: A-Z', 'name', 'ASC'), byField('Name: Z-A', 'name', 'DESC')],
} satisfies Record<string, SortOption[]>;

export type SortListName = keyof typeof SORT_LISTS;

const LIST_OF_VERTICAL: Readonly<Record<string, SortListName>> = {
  awards: 'awards',
  events: 'events',
  healthcare_facilities: 'locations',
  'shp-facilities': 'locations',
  healthcare_professionals: 'providers',
  'shp-providers': 'planProviders',
  'volunteer-opportunity': 'volunteering',
  'health-and-wellness': 'healthAndWellness',
};

/** The sort options of a vertical; the generic list for verticals without their own and universal search. */
export function sortOptions(verticalKey: string | undefined): SortOption[] {
  const name =
    verticalKey !== undefined && Object.hasOwn(LIST_OF_VERTICAL, verticalKey)
      ? LIST_OF_VERTICAL[verticalKey]
      : undefined;
  return SORT_LISTS[name ?? 'generic'];
}

/**
 * What results are ordered by: what was chosen, or else the vertical's default where that is Distance and the search is near
 * a place. Empty for the service's own order.
 */
export function sortsOf(state: SearchState): SortBy[] {
  const [first] = sortOptions(state.verticalKey);
  const isByDistance = first?.sortBy.type === 'ENTITY_DISTANCE' && nearFilterOf(state) !== undefined;
  return state.sortBys.length === 0 && first && isByDistance ? [first.sortBy] : state.sortBys;
}

/** True when two sorts ask for the same order. */
export function isSameSort(a: SortBy, b: SortBy): boolean {
  if (a.type === 'FIELD' && b.type === 'FIELD') return a.field === b.field && a.direction === b.direction;
  return a.type === b.type;
}
