import { defineComponent } from '#src/declaration/Declaration.ts';
import { items, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search tabs',
  about: 'Tabs above the results for each kind of thing found, such as doctors, places and articles.',
  es: {
    title: 'Pestañas de búsqueda',
    about: 'Pestañas sobre los resultados para cada clase de cosa, como médicos, centros y artículos.',
  },
  standsIn: ['search-tabs'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['searchTabs'],
  chunk: 'search-all',
  sheet: 'search',
  fields: { Children: items({ VerticalKey: text(), Label: text(), Limit: text() }) },
});
