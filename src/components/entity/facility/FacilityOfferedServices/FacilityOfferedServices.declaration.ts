import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility offered services',
  about: 'The services of this location, which visitors open to read what is special here.',
  es: {
    title: 'Servicios del centro',
    about: 'Los servicios de este centro; cada uno se abre para leer lo que tiene de particular aquí.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  sheet: 'facility',
});
