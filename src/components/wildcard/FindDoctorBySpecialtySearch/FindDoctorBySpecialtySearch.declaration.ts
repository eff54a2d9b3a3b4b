import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Find doctor by specialty search',
  about: 'The list of doctors of one specialty, with filters.',
  es: {
    title: 'Lista de médicos por especialidad',
    about: 'La lista de médicos de una especialidad, con filtros.',
  },
  wake: 'visible',
  pages: ['Find Doctor By Specialty'],
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
