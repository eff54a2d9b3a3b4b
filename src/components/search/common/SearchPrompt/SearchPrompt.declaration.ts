import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search prompt',
  about: 'What visitors read before they have searched for anything.',
  es: {
    title: 'Invitación a buscar',
    about: 'Lo que se lee antes de haber buscado nada.',
  },
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
