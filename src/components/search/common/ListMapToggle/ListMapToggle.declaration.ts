import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'List map toggle',
  about: 'List View (the default) or Map View, only in the search of one vertical.',
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { ListLabel: text(), MapLabel: text() },
  params: { ListLabel: text(), MapLabel: text() },
});
