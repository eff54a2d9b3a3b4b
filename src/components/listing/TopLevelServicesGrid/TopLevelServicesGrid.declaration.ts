import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Top level services grid',
  about: "The services of the network's top level, by name.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
  params: { ColumnCount: text(), Columns: text() },
});
