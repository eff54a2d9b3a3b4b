import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Sort dropdown',
  about: 'The order of the results: the list of the vertical or of SortSet; hidden for one option.',
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  params: { SortSet: text() },
});
