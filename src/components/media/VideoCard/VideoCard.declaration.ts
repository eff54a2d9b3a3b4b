import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, choice, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Video card',
  about: 'A video as a card: a picture with a play button, a headline and a text.',
  es: {
    title: 'Tarjeta de video',
    about: 'Un video como tarjeta: una imagen con botón de reproducir, un titular y un texto.',
  },
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  sheet: 'content',
  fields: { Headline: text(), Text: text(), Image: image(), BrightcoveVideoId: address({ required: true }) },
  params: { FieldNames: choice(['Default', 'VideoOnly']) },
  examples: {
    plain: {
      fields: {
        Headline: 'A film',
        Text: 'What is seen in it',
        Image: { src: '/-/media/art/facility/fac1.svg', alt: 'A building', width: 800, height: 500 },
        BrightcoveVideoId: '6390000000002',
      },
    },
  },
});
