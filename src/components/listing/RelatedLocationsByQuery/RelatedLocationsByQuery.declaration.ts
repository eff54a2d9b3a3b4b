import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Locations by rule',
  about: 'Locations that match what you set, such as a service or a city. Stays up to date by itself.',
  es: {
    title: 'Centros automáticos',
    about: 'Centros según lo que usted indique, como un servicio o una ciudad. Se actualiza solo.',
  },
  standsIn: ['main'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search', 'map'],
  chunk: 'location-listings',
  cards: ['Location'],
  fields: { Headline: text() },
  params: { Query: text({ required: true }), Limit: number({ least: 1 }), Facets: text(), View: text() },
});
