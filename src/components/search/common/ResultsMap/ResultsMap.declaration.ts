import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Results map',
  about: 'The results on a map, beside the list.',
  es: {
    title: 'Mapa de resultados',
    about: 'Los resultados en un mapa, junto a la lista.',
  },
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'map'],
  chunk: 'search-later',
  params: { Zoom: text() },
});
