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
    BrightcoveVideoId: text(),
    LoopVideoId: address(),
    Image: image(),
  },
});
