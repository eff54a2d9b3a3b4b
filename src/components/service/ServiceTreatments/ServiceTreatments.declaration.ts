import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service treatments',
  about: "What the page's service treats, and how.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'P',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
  params: { Lists: text() },
});
