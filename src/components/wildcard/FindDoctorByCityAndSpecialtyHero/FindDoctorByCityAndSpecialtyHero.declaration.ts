import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find doctor by city and specialty hero',
  about: 'The title of the list of doctors of one specialty in one city.',
  es: {
    title: 'Cabecera de médicos por ciudad y especialidad',
    about: 'El título de la lista de médicos de una especialidad en una ciudad.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Doctor By City And Specialty'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
