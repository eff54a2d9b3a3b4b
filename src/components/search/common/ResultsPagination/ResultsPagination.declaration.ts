import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Results pagination',
  about: 'Links to the further pages of results. Goes below the results.',
  es: {
    title: 'Páginas de resultados',
    about: 'Enlaces a las demás páginas de resultados. Va debajo de los resultados.',
  },
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
