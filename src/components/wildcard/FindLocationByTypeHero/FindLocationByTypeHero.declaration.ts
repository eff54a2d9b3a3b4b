import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find location by type hero',
  about: 'The title of the list of one kind of location, wherever they are.',
  es: {
    title: 'Cabecera de centros por tipo',
    about: 'El título de la lista de un tipo de centro, estén donde estén.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Location By Type'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
