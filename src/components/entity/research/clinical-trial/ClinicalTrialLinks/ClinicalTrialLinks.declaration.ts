import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial links',
  about: 'Where to read on: common questions about research, and the search of all trials.',
  es: {
    title: 'Enlaces del ensayo clínico',
    about: 'Dónde seguir leyendo: preguntas sobre la investigación y la búsqueda de todos los ensayos.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  sheet: 'entity',
});
