import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Exact name match',
  about: 'Above the results: the one person or place whose name is just what the visitor typed.',
  es: {
    title: 'Coincidencia exacta',
    about: 'Encima de los resultados: la persona o el centro cuyo nombre es justo lo que se escribió.',
  },
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  cards: ['Location', 'Provider'],
  sheet: 'search',
  fields: { Title: text() },
  params: { Title: text() },
});
