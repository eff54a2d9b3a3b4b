import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Brightcove video',
  about: 'A video kept at Brightcove, with a title and a description.',
  es: {
    title: 'Video de Brightcove',
    about: 'Un video guardado en Brightcove, con un título y una descripción.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  sheet: 'content',
  fields: {
    BrightcoveVideoId: address({ required: true }),
    Title: text(),
    Description: text(),
    Image: image(),
  },
  examples: {
    plain: {
      fields: { BrightcoveVideoId: '6390000000002', Title: 'A film', Description: 'What is seen in it' },
    },
  },
});
