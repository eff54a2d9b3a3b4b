import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility media gallery',
  about: 'Photos and videos of the location, one at a time, with small pictures to choose from.',
  es: {
    title: 'Galería del centro',
    about: 'Fotos y videos del centro, uno por uno, con miniaturas para elegir.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'video'],
  sheet: 'facility',
});
