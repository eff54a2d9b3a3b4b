import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial hero',
  about: "The top of a trial's page: title, whether it takes people now, where, and how to join.",
  es: {
    title: 'Cabecera del ensayo clínico',
    about: 'El inicio de la página de un ensayo: título, si admite personas, dónde y cómo participar.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research', 'researchCard'],
  sheet: 'entity',
});
