import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Research search hero',
  about: 'The top of the page where visitors search research: a title and a sentence.',
  es: {
    title: 'Cabecera de investigación',
    about: 'El inicio de la página donde se busca investigación: un título y una frase.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Research-Search-Results'],
  editing: 'P',
  strings: ['hero'],
  fields: { Headline: text(), SubHeadline: text() },
});
