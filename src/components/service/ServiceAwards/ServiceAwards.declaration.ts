import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service awards',
  about: "Awards of the page's service; nothing when it has none, a notice to editors.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Award'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
