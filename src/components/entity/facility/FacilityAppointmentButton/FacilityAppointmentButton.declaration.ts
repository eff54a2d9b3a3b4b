import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility appointment button',
  about: 'The large button to book a visit at this location. One per page.',
  es: {
    title: 'Botón de cita del centro',
    about: 'El botón grande para pedir cita en este centro. Uno por página.',
  },
  standsIn: ['facility-hero'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
