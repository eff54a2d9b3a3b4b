import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related news',
  about: "News of some media categories or on the page's topics, the newest first.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['News'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }), Category: text() },
});
