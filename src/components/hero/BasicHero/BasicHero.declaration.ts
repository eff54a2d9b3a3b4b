import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Basic hero',
  about: 'The top of a page: a title and a sentence on what it is for. For most pages without a picture.',
  es: {
    title: 'Cabecera sencilla',
    about: 'El inicio de la página: un título y una frase. Para la mayoría de las páginas sin imagen.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  fields: { Headline: text({ required: true }), Text: richText(), Link: link() },
});
