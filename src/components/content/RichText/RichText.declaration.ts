import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, styles } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Rich text',
  about: 'Running text.',
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Text: richText({ required: true }) },
  params: { Styles: styles() },
});
