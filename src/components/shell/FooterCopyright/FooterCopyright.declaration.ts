import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Footer copyright',
  about: 'The line at the bottom of the page that says whose site this is.',
  es: {
    title: 'Derechos de autor',
    about: 'La línea al final de la página que dice de quién es el sitio.',
  },
  standsIn: ['footer-legal'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { CopyRight: text({ required: true }) },
});
