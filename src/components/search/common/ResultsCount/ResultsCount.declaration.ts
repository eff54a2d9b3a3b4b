import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Results count',
  about: '"1–20 of 128, nearest first": what part of the results is shown.',
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
