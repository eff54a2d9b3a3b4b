import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Locations map item',
  about: 'One location of a locations map, with the color of its pin.',
  es: {
    title: 'Centro del mapa',
    about: 'Un centro del mapa de centros, con el color de su punto.',
  },
  standsIn: ['locations-map', 'main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['places'],
  sheet: 'content',
  params: { ItemId: text() },
});
