import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clear all filters',
  about: "'Clear All': first page, no facets, no filters, no place; hidden when none is set.",
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
