import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Image banner',
  about: 'A wide picture with one sentence in its corner. For a pause between the parts of a page.',
  es: {
    title: 'Imagen con frase',
    about: 'Una imagen ancha con una frase en la esquina. Para una pausa entre las partes de una página.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Image: image({ required: true }), Headline: text() },
});
