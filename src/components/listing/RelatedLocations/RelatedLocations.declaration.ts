import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related locations',
  about: 'Places an editor picked, ten at most, as a list or with a map; one without an address is skipped.',
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
