import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility contact',
  about: "The location's address with directions, its phone numbers and fax.",
  es: {
    title: 'Contacto del centro',
    about: 'La dirección del centro y cómo llegar, sus teléfonos y su fax.',
  },
  standsIn: ['facility-hero'],
  wake: 'load',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  chunk: 'facility',
  sheet: 'facility',
});
