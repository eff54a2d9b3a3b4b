import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Exact location button',
  about:
    "'Use my exact location': a Near filter of 50 miles, or the configured minimum when that is more, around where the browser says the visitor is.",
  standsIn: ['search-filters', 'search-bar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
