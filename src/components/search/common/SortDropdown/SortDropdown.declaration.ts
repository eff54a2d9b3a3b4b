import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Sort dropdown',
  about: 'Lets visitors choose the order of the results, such as by distance or name.',
  es: {
    title: 'Orden de los resultados',
    about: 'Permite elegir el orden de los resultados, por ejemplo por distancia o nombre.',
  },
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  params: { SortSet: text() },
});
