import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator description',
  about: 'What the investigator does, in their own words.',
  es: {
    title: 'Descripción del investigador',
    about: 'A qué se dedica el investigador, en sus propias palabras.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
