import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Location box',
  about: 'A field for a city or ZIP code, to search near it.',
  es: {
    title: 'Campo de lugar',
    about: 'Un campo para una ciudad o un código postal, para buscar cerca.',
  },
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
