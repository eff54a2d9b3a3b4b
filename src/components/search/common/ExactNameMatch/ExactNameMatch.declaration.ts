import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Exact name match',
  about: "'Exact match for': the one entity whose name is the search text, above the results.",
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  cards: ['Location', 'Provider'],
  sheet: 'search',
  fields: { Title: text() },
  params: { Title: text() },
});
