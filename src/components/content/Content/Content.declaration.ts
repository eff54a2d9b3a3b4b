import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Content',
  about: 'The main text of the page, or a text of its own. For pages that are mostly words.',
  es: {
    title: 'Contenido',
    about: 'El texto principal de la página, o un texto propio. Para páginas que son sobre todo palabras.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Content: richText({ required: true }) },
});
