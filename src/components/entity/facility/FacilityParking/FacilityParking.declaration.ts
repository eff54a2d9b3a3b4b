import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility parking',
  about: 'Where to park at the location, and what it costs.',
  es: {
    title: 'Estacionamiento del centro',
    about: 'Dónde estacionarse en el centro y cuánto cuesta.',
  },
  standsIn: ['facility-hero', 'detail-aside'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
