import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Video hero',
  about:
    'A title and a sentence beside a silent film, which the visitor can pause and which rests where less motion is asked for; over it the button that plays the video itself.',
  standsIn: ['main'],
  wake: 'visible',
  pages: 'any',
  editing: 'P',
  strings: ['hero', 'media', 'video'],
  fields: {
    Headline: text(),
    Description: text(),
    BrightcoveVideoId: address(),
    LoopVideoId: address(),
    Image: image(),
  },
  examples: {
    plain: {
      fields: {
        Headline: 'Care close to home',
        Description: 'Words beside a silent film.',
        BrightcoveVideoId: '6390000000002',
        LoopVideoId: '/media/harbor-loop.webm',
        Image: { src: '/-/media/art/facility/fac1.svg', alt: 'A building', width: 800, height: 500 },
      },
    },
  },
});
