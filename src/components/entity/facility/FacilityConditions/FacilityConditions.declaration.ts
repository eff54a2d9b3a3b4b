import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility conditions',
  about: 'The illnesses and conditions treated at this location, by name.',
  es: {
    title: 'Enfermedades que atiende el centro',
    about: 'Las enfermedades y afecciones que se tratan en este centro, por nombre.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
