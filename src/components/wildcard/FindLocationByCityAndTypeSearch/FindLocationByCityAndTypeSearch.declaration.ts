import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Find location by city and type search',
  about: 'The list of one kind of location in one city, with filters.',
  es: {
    title: 'Lista de centros por ciudad y tipo',
    about: 'La lista de un tipo de centro en una ciudad, con filtros.',
  },
  wake: 'visible',
  pages: ['Find Location By City And Type'],
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
