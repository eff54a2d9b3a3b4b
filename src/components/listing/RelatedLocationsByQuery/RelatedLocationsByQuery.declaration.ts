import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related locations by query',
  about: "Places an editor's query and facets find.",
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
