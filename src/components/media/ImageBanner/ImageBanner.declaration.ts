import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Image banner',
  about: 'A picture across the column with one sentence on a sheet in its corner.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Image: image({ required: true }), Headline: text() },
});
