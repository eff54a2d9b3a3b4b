import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility stats promo',
  about: 'The location in figures: a headline, a few large numbers and a button.',
  es: {
    title: 'Cifras del centro',
    about: 'El centro en cifras: un titular, unos pocos números grandes y un botón.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
