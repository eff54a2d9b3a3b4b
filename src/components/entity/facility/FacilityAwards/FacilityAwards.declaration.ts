import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility awards',
  about: 'Awards this location has won, with a link to all of them. Hidden when there are none.',
  es: {
    title: 'Premios del centro',
    about: 'Premios que ha ganado este centro, con un enlace a todos. No aparece si no hay ninguno.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
