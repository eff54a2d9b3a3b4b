import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, image, items, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Video gallery',
  about: 'Videos one at a time with thumbnails in step, which scroll only when there are more than three.',
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
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
