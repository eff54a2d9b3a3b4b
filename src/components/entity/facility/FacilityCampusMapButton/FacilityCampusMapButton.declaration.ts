import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility campus map button',
  about: 'A button that opens the map of the campus. Shown where the location has one.',
  es: {
    title: 'Botón del plano del centro',
    about: 'Un botón que abre el plano del recinto. Aparece si el centro tiene uno.',
  },
  standsIn: ['facility-hero'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
