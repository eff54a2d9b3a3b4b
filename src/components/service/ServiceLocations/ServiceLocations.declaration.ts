import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service locations',
  about: 'Locations that offer the service this page is about, as a list or with a map.',
  es: {
    title: 'Centros del servicio',
    about: 'Centros que ofrecen el servicio del que trata la página, en lista o con un mapa.',
  },
  standsIn: ['main'],
  wake: 'visible',
  pages: ['servicePage'],
  editing: 'S',
  strings: ['listing', 'search', 'map'],
  chunk: 'location-listings',
  cards: ['Location'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }), View: text() },
});
