import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import type { ComponentProps, Declaration } from '#src/declaration/Declaration.ts';
import { choice, number, text } from '#src/declaration/kinds.ts';
import { PLAIN_PLACE_PARAM, PLAIN_QUERY_PARAM } from '#src/domain/search/screenState.ts';

/** What all search pages declare: a page owns the search, its parts stand in its slots. */
export const searchPage = {
  standsIn: ['main'],
  wake: 'load',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'searchPages', 'crisis', 'cards'],
  chunk: 'search',
  sheet: 'search',
  // Facets are chosen by words of one language, and pages count what that language has.
  ownParams: ['verticalKey', 'query', 'staticFilters', 'sortBys', PLAIN_QUERY_PARAM, PLAIN_PLACE_PARAM],
  fields: { Headline: text(), Title: text() },
  params: {
    ExperienceId: text({
      help: {
        en: 'The search experience, where it is not the site’s own.',
        es: 'La experiencia de búsqueda, si no es la del sitio.',
      },
    }),
    Limit: number({ least: 1, help: { en: 'Results per page.', es: 'Resultados por página.' } }),
    VerticalKey: text({
      help: {
        en: 'Keeps a page of several verticals to one of them.',
        es: 'Limita una página de varias búsquedas a una de ellas.',
      },
    }),
    DefaultView: choice(['list', 'map']),
    HeadingLevel: text(),
  },
  slots: {
    'search-bar-{*}': {},
    'search-tabs-{*}': {},
    'search-filters-{*}': {},
    'search-facets-{*}': {},
    'search-toolbar-{*}': {},
    'search-results-{*}': {},
  },
} as const;

/** What a search page receives. */
export type SearchPageProps = ComponentProps<
  Declaration<typeof searchPage.fields, typeof searchPage.params>,
  ServerSearch
>;
