import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find location by city and type hero',
  about: 'The title of the list of one kind of location in one city.',
  es: {
    title: 'Cabecera de centros por ciudad y tipo',
    about: 'El título de la lista de un tipo de centro en una ciudad.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Location By City And Type'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
