import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility treatments',
  about: 'The treatments given at this location, by name.',
  es: {
    title: 'Tratamientos del centro',
    about: 'Los tratamientos que se dan en este centro, por nombre.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
