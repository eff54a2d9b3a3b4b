import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Video hero',
  about: 'A title over a silent film that can be paused, with a button that plays the full video.',
  es: {
    title: 'Cabecera con video',
    about: 'Un título sobre una película muda que se puede pausar, con un botón para ver el video completo.',
  },
  standsIn: ['main'],
  wake: 'visible',
  pages: 'any',
  editing: 'P',
  strings: ['hero', 'media', 'video'],
  sheet: 'content',
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
