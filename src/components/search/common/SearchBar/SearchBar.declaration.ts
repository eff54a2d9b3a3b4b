import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search bar',
  about: 'The search text, with suggestions while typing.',
  standsIn: ['search-bar'],
  wake: 'load',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search',
  sheet: 'search',
  fields: { Placeholder: text() },
  params: { Placeholder: text(), Autocomplete: text() },
});
