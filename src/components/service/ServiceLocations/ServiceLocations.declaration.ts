import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service locations',
  about: "Places that offer the page's service, as a list or with a map.",
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
