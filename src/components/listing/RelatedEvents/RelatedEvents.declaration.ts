import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related events',
  about: 'Coming events on what the page is about, the next one first.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Event'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
