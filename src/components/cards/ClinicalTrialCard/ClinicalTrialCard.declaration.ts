import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial card',
  about:
    'A clinical trial among results: its status, short description and locations, or that they are not specified.',
  es: {
    title: 'Tarjeta de ensayo clínico',
    about: 'Un ensayo clínico entre los resultados: su estado, su resumen y sus lugares.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'researchCard'],
  chunk: 'research-cards',
  cardType: 'ClinicalTrial',
});
