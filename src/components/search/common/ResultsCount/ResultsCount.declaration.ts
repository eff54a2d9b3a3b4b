import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Results count',
  about: 'How many results there are, and which of them are shown.',
  es: {
    title: 'Número de resultados',
    about: 'Cuántos resultados hay y cuáles se muestran.',
  },
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
