import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, image, items, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Video gallery',
  about: 'Videos one at a time, with small pictures below to choose from.',
  es: {
    title: 'Galería de videos',
    about: 'Videos de uno en uno, con miniaturas debajo para elegir.',
  },
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  sheet: 'content',
  fields: {
    Headline: text(),
    Children: items({
      BrightcoveVideoId: address(),
      YoutubeVideoId: address(),
      Caption: text(),
      Image: image(),
    }),
  },
  examples: {
    plain: {
      fields: {
        Headline: 'Films',
        Children: [
          {
            BrightcoveVideoId: '6390000000002',
            Caption: 'A film',
            Image: { src: '/-/media/art/facility/fac1.svg', alt: 'A building', width: 800, height: 500 },
          },
          {
            YoutubeVideoId: 'mV1dE0p4r5k',
            Caption: 'Another film',
            Image: { src: '/-/media/art/facility/fac1.svg', alt: 'A building', width: 800, height: 500 },
          },
          {
            BrightcoveVideoId: '6390000000003',
            Caption: 'A third one',
            Image: { src: '/-/media/art/facility/fac1.svg', alt: 'A building', width: 800, height: 500 },
          },
        ],
      },
    },
  },
});
