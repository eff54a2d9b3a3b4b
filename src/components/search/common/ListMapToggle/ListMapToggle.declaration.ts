import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'List map toggle',
  about: 'Lets visitors switch between the results as a list and on a map.',
  es: {
    title: 'Lista o mapa',
    about: 'Permite cambiar entre los resultados en lista y en mapa.',
  },
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
