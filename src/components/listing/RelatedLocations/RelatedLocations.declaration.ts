import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Chosen locations',
  about: 'Up to ten locations you choose, as a list or with a map.',
  es: {
    title: 'Centros elegidos',
    about: 'Hasta diez centros que usted elija, en una lista o con un mapa.',
  },
  standsIn: ['main'],
  wake: 'visible',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search', 'map'],
  chunk: 'location-listings',
  cards: ['Location'],
  fields: { Headline: text(), LocationsEntities: reference(['healthcareFacility'], { most: 10 }) },
  params: { View: text() },
});
