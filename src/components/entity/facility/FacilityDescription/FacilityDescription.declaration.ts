import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility description',
  about: 'What visitors should know about the location, in its own words, with more on request.',
  es: {
    title: 'Descripción del centro',
    about: 'Lo que conviene saber del centro, en sus propias palabras, con más texto a petición.',
  },
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
