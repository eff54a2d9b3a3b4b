import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Last updated note',
  about: 'Tells visitors as of which day the information is up to date. For listings that change often.',
  es: {
    title: 'Fecha de actualización',
    about: 'Dice de qué día es la información. Para listas que cambian a menudo.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['updated'],
  sheet: 'content',
  fields: { Label: text() },
  params: { EntityType: text({ required: true }) },
});
