import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Title',
  about: 'A heading: your own words or, without them, the name of the page.',
  es: {
    title: 'Título',
    about: 'Un título: sus propias palabras o, sin ellas, el nombre de la página.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Title: text() },
  params: { HeadingLevel: text(), Tag: text() },
});
