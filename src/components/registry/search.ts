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
const facet = { ...later, folder: 'search/facets' } as const;
/** Parts with result cards need the cards' words too. */
const withCards = { strings: ['search', 'cards', 'hours'] } as const;
/** Bars stand on other pages, alone. */
const bar = { ...part, folder: 'search/bars', chunk: undefined } as const;

/** Search pages, their parts and the bars that lead to them. */
export const searchRows = {
  LocationSearch: {
    ...part,
    folder: 'search/pages',
    placeholders: [
      'search-bar-{*}',
      'search-tabs-{*}',
      'search-filters-{*}',
      'search-facets-{*}',
      'search-toolbar-{*}',
      'search-results-{*}',
    ],
  },
  SearchBar: part,
  LocationBox: part,
  ExactLocationButton: later,
  OpenNowSwitch: later,
  ListMapToggle: later,
  FacetsPanel: { ...later, editing: 'L', placeholders: ['facets-{*}'] },
  AppliedFilters: later,
  ClearAllFilters: later,
  ResultsCount: part,
  SortDropdown: later,
  ExactNameMatch: { ...later, ...withCards },
  VerticalResults: { ...part, ...withCards },
  ResultsMap: { ...later, strings: ['search', 'map'] },
  ResultsPagination: later,
  NoResultsMessage: part,
  SearchPrompt: part,
  StandardFacet: facet,
  HierarchicalFacet: facet,
  BooleanFacet: facet,
  RedirectedSearchBar: bar,
  RedirectedLocationSearchBar: bar,
} satisfies Record<string, RegistryRow>;
