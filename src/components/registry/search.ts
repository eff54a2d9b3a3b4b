import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** A part of a search page: lives in the island of its page and shares that page's search. */
const part = {
  folder: 'search/common',
  wake: 'load',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search',
} as const;
/** What may come once the first results are shown. */
const later = { ...part, wake: 'visible', chunk: 'search-later' } as const;
const facet = { ...later, folder: 'search/facets', strings: ['search', 'facets'] } as const;
/** Parts with result cards need the cards' words too. */
const withCards = { strings: ['search', 'cards', 'hours'] } as const;
/** A page owns the search; its parts stand in its placeholders. */
const page = {
  ...part,
  folder: 'search/pages',
  strings: ['search', 'searchPages', 'crisis', 'cards'],
  data: true,
  placeholders: [
    'search-bar-{*}',
    'search-tabs-{*}',
    'search-filters-{*}',
    'search-facets-{*}',
    'search-toolbar-{*}',
    'search-results-{*}',
  ],
} as const;
/** Bars stand on other pages, alone. */
const bar = { ...part, folder: 'search/bars', wake: 'press', chunk: undefined } as const;

/** Search pages, their parts and the bars that lead to them. */
export const searchRows = {
  SiteSearch: page,
  ProviderSearch: page,
  LocationSearch: page,
  AwardSearch: page,
  EventSearch: page,
  AskAnExpertSearch: page,
  HealthWellnessSearch: page,
  ArticleSearch: page,
  PatientStorySearch: page,
  ResearchResults: page,
  ResearchSearch: page,
  ServicesSearch: page,
  VolunteerSearch: page,
  PlanFacilitySearch: page,
  PlanProviderSearch: page,
  PlanSiteSearch: page,
  VerticalSearchTabs: { ...later, strings: ['searchTabs'], chunk: 'search-all' },
  UniversalResults: { ...later, strings: ['search', 'searchTabs'], chunk: 'search-all' },
  SearchBar: part,
  LocationBox: { ...part, strings: ['search', 'cards'] },
  ExactLocationButton: later,
  OpenNowSwitch: later,
  ProviderOwnershipToggle: { ...later, strings: ['search', 'facets'] },
  ListMapToggle: later,
  FacetsPanel: { ...later, editing: 'L', placeholders: ['facets-{*}'] },
  AppliedFilters: { ...later, strings: ['search', 'facets'] },
  ClearAllFilters: later,
  ResultsCount: later,
  SortDropdown: later,
  ExactNameMatch: { ...later, cards: ['Location', 'Provider'] },
  VerticalResults: { ...later, strings: [...withCards.strings, 'reasons'] },
  ResultsMap: { ...later, strings: ['search', 'map'] },
  ResultsPagination: later,
  NoResultsMessage: later,
  SearchPrompt: later,
  StandardFacet: facet,
  HierarchicalFacet: facet,
  BooleanFacet: facet,
  StarRatingFacet: facet,
  FreeEventsFacet: facet,
  HealthTopicsFacet: facet,
  ResultTypeFacet: facet,
  ResearchTypeFacet: facet,
  RecruitingStatusFacet: facet,
  ResearchTopicsFacet: facet,
  HealthTypeFacet: facet,
  AgeRangeFacet: facet,
  RedirectedSearchBar: bar,
  RedirectedLocationSearchBar: bar,
  DropdownRedirectSearch: { ...bar, wake: 'press', editing: 'P', strings: ['dropdownSearch'], data: true },
  ServicesSearchBar: { ...bar, wake: 'never', editing: 'P', strings: [] },
  YextSearch: { ...bar, wake: 'never', editing: 'P', strings: [] },
} satisfies Record<string, RegistryRow>;
