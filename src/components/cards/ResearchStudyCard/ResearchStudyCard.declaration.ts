import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Research study card',
  about: 'A research study among results, with its derived status and topics.',
  es: {
    title: 'Tarjeta de estudio',
    about: 'Un estudio entre los resultados, con su estado y sus temas.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'researchCard'],
  chunk: 'research-cards',
  cardType: 'ResearchStudy',
});
