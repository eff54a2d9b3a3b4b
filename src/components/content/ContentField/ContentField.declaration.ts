import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Content field',
  about: 'One field by its name, of the datasource or of the page.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  readsAnyField: true,
  params: { FieldName: text({ required: true }), FieldType: text() },
  examples: { plain: { params: { FieldName: 'Title' } } },
});
