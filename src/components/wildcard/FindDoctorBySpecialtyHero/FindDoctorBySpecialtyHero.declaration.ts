import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find doctor by specialty hero',
  about: 'The title of the list of doctors of one specialty.',
  es: {
    title: 'Cabecera de médicos por especialidad',
    about: 'El título de la lista de médicos de una especialidad.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Doctor By Specialty'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
