import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, items, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Image gallery',
  about: 'Pictures one at a time with thumbnails in step, which scroll only when there are more than three.',
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  fields: { Headline: text(), Children: items({ Image: image({ required: true }), Caption: text() }) },
});
