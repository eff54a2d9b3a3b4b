import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility amenities',
  about: 'What the location offers its visitors, such as parking or a café.',
  es: {
    title: 'Comodidades del centro',
    about: 'Lo que el centro ofrece a quien lo visita, como estacionamiento o cafetería.',
  },
  standsIn: ['facility-hero', 'detail-aside'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
