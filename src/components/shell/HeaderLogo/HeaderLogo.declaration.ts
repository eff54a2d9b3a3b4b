import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header logo',
  about: 'The logo at the top of the page, which leads to the home page.',
  es: {
    title: 'Logotipo',
    about: 'El logotipo en lo alto de la página, que lleva a la portada.',
  },
  standsIn: ['header-logo'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Image: image(), Link: link() },
});
