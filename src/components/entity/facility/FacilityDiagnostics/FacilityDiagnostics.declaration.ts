import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility diagnostics',
  about: 'The tests and scans done at this location, by name.',
  es: {
    title: 'Pruebas del centro',
    about: 'Los análisis y pruebas que se hacen en este centro, por nombre.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
