import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search prompt',
  about:
    "Before anything is searched for in all content: what to do first, in the editor's Text when there is one.",
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { Text: text() },
  params: { Text: text() },
});
