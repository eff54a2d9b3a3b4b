import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Content',
  about: 'The text of the datasource or of the page itself.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Content: richText({ required: true }) },
});
