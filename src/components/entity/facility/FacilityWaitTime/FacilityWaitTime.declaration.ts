import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility wait time',
  about: 'How many people are waiting at this location right now. Shown while it is open.',
  es: {
    title: 'Espera en el centro',
    about: 'Cuántas personas esperan en este centro en este momento. Aparece mientras está abierto.',
  },
  standsIn: ['facility-hero'],
  wake: 'load',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  chunk: 'facility',
  sheet: 'facility',
});
