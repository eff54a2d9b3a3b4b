import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility alert',
  about: 'A notice about this location, such as a closure. Its text is kept in the directory.',
  es: {
    title: 'Aviso del centro',
    about: 'Un aviso sobre este centro, como un cierre. Su texto se mantiene en el directorio.',
  },
  standsIn: ['facility-hero', 'in-page-alert'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
