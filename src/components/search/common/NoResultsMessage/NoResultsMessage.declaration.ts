import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'No results message',
  about: 'What visitors read when nothing was found, and what to try next.',
  es: {
    title: 'Mensaje sin resultados',
    about: 'Lo que se lee cuando no se encontró nada, y qué probar después.',
  },
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { Text: text() },
  params: { Text: text(), MessageSet: text() },
});
