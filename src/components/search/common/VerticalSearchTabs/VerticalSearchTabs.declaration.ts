import { defineComponent } from '#src/declaration/Declaration.ts';
import { items, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Vertical search tabs',
  about: 'The verticals of a search as tabs, All first.',
  standsIn: ['search-tabs'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['searchTabs'],
  chunk: 'search-all',
  sheet: 'search',
  fields: { Children: items({ VerticalKey: text(), Label: text(), Limit: text() }) },
});
