import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Open now switch',
  about: 'A switch that keeps only places which are open at this moment.',
  es: {
    title: 'Abierto ahora',
    about: 'Un interruptor que deja solo los centros abiertos en este momento.',
  },
  standsIn: ['search-filters', 'facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
