import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Results pagination',
  about: 'Pages of results as real links: the offset stands in the address.',
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
