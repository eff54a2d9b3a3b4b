import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Location box',
  about:
    'Where to search: a chosen place sets a Near filter of 25 miles around it, or of the configured LocationRadius, in place of one in the words; emptying the box takes it away.',
  standsIn: ['search-filters', 'search-bar'],
  wake: 'load',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'cards'],
  chunk: 'search',
  sheet: 'search',
  fields: { Placeholder: text() },
  params: { Placeholder: text(), LocationRadius: text() },
});
