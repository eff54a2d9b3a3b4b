import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service events',
  about: "Coming events on the page's service, the next one first.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Event'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
