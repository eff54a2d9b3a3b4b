import type { Translate } from '#src/context/PageContext.tsx';

/**
 * The words of the vendor's parts in this house's, for the language the search speaks: they are said in the page's
 * language even where the search has another.
 */
export function pickerWords(t: Translate, searchLocale: string) {
  return {
    [searchLocale]: {
      conductASearch: t('editor.searchDirectory'),
      submitSearch: t('editor.submitSearch'),
      clearTheSearchBar: t('editor.clearSearch'),
      appliedFiltersToCurrentSearch: t('editor.appliedFilters'),
      clearAll: t('editor.clearAll'),
      removeFilter: t('editor.removeFilter', { name: '{{displayName}}' }),
      searchHere: t('editor.searchFilter'),
      showMore: t('editor.showMore'),
      showLess: t('editor.showLess'),
      pagination: t('editor.pages'),
      paginationPage: t('editor.page', { page: '{{pageNumber}}' }),
      navigateToThePreviousResultsPage: t('editor.previousPage'),
      navigateToTheNextResultsPage: t('editor.nextPage'),
    },
  };
}
