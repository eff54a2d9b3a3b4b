import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Find location by type search',
  about: 'The list of one kind of location, wherever they are, with filters.',
  es: {
    title: 'Lista de centros por tipo',
    about: 'La lista de un tipo de centro, estén donde estén, con filtros.',
  },
  wake: 'visible',
  pages: ['Find Location By Type'],
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
