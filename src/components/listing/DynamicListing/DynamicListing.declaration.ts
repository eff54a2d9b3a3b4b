import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Dynamic listing',
  about: "What an editor's query finds in a vertical, in the card of their choice.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
  params: {
    Query: text({ required: true }),
    VerticalKey: text({ required: true }),
    CardType: text({ required: true }),
    Limit: number({ least: 1 }),
    SortBys: text(),
    Layout: text(),
  },
});
