import { defineComponent } from '#src/declaration/Declaration.ts';
import { items, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Stats',
  about: 'Figures with what they count.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: {
    Children: items({ Value: text({ required: true }), Label: text(), Text: richText() }),
  },
  params: { ColumnCount: text(), Columns: text() },
});
