import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related awards',
  about: 'Awards of what the page is about; all of them are a page of their own, narrowed to its services.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Award'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
