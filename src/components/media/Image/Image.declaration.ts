import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Image',
  about: 'A picture with a caption if you wish, which can lead to another page.',
  es: {
    title: 'Imagen',
    about: 'Una imagen con un pie de foto si lo desea, que puede llevar a otra página.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Image: image({ required: true }), Caption: text(), TargetUrl: link() },
  params: { Styles: styles() },
});
