import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Find doctor by city search',
  about: 'The list of doctors in one city, with filters.',
  es: {
    title: 'Lista de médicos por ciudad',
    about: 'La lista de médicos de una ciudad, con filtros.',
  },
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
