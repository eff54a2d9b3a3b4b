import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility related locations',
  about: 'Up to three similar locations within ten miles. Hidden when there are none.',
  es: {
    title: 'Centros cercanos',
    about: 'Hasta tres centros parecidos a menos de diez millas. No aparece si no hay ninguno.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'visible',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  sheet: 'facility',
});
