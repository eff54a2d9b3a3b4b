import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Open now switch',
  about: 'Only places open at this moment: adds or removes the hours filter and searches again.',
  standsIn: ['search-filters', 'facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
