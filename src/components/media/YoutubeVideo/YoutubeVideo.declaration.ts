import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Youtube video',
  about: 'A video from YouTube. Give it a title that says what it shows.',
  es: {
    title: 'Video de YouTube',
    about: 'Un video de YouTube. Póngale un título que diga lo que muestra.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  sheet: 'content',
  fields: { VideoId: address({ required: true }), Title: text(), Image: image() },
  examples: { plain: { fields: { VideoId: 'mV1dE0p4r5k', Title: 'A film' } } },
});
