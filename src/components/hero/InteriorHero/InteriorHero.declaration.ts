import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Interior hero',
  about: 'Title, sentence and picture side by side, the picture left or right.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  fields: { Headline: text({ required: true }), Text: richText(), Image: image(), Link: link() },
  params: { ImagePosition: choice(['right', 'left']) },
});
