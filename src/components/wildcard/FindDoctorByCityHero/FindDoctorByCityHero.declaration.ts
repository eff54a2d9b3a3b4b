import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find doctor by city hero',
  about: 'The title of the list of doctors in one city.',
  es: {
    title: 'Cabecera de médicos por ciudad',
    about: 'El título de la lista de médicos de una ciudad.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Doctor By City'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
