import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Find doctor by city search',
  about: 'Doctors of a city.',
  wake: 'visible',
  pages: ['Find Doctor By City'],
  editing: 'W',
  strings: ['search', 'searchPages', 'crisis'],
  slots: {
    'search-bar-{*}': {},
    'search-filters-{*}': {},
    'search-facets-{*}': {},
    'search-toolbar-{*}': {},
    'search-results-{*}': {},
  },
});
