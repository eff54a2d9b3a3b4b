import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, image } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Loop video',
  about: 'A silent film that repeats and can be paused. For atmosphere, not for information.',
  es: {
    title: 'Video en bucle',
    about: 'Una película muda que se repite y se puede pausar. Para dar ambiente, no para informar.',
  },
  standsIn: ['main'],
  wake: 'visible',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  sheet: 'content',
  fields: { LoopVideoId: address({ required: true }), Image: image() },
  examples: {
    plain: {
      fields: {
        LoopVideoId: '/media/harbor-loop.webm',
        Image: { src: '/-/media/art/facility/fac1.svg', alt: 'A building', width: 800, height: 500 },
      },
    },
  },
});
