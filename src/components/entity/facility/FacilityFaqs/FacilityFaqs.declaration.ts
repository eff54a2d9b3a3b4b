import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility questions',
  about: 'Questions people ask about this location, with answers. The first one is open.',
  es: {
    title: 'Preguntas frecuentes del centro',
    about: 'Preguntas habituales sobre este centro, con sus respuestas. La primera está abierta.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
