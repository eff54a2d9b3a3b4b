import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Section header',
  about: 'The heading of what follows, with a sentence and a link at its right. Begins a part of the page.',
  es: {
    title: 'Encabezado de sección',
    about: 'El título de lo que sigue, con una frase y un enlace a su derecha. Abre una parte de la página.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Headline: text({ required: true }), Text: richText(), Link: link() },
  params: { HeadingLevel: text() },
});
