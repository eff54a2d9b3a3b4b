import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Structured data of the site search',
  about:
    'Tells search engines, in the head of the home page, how this site is searched; no editor places it.',
  es: {
    title: 'Datos estructurados del buscador',
    about: 'Dice a los buscadores, en la portada, cómo se busca en este sitio; nadie los coloca.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
});
