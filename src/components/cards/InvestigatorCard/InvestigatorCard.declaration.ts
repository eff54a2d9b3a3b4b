import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator card',
  about: 'An investigator among results: portrait, kind of investigator, institutes and topics.',
  es: {
    title: 'Tarjeta de investigador',
    about: 'Un investigador entre los resultados: retrato, institutos y temas.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'researchCard'],
  chunk: 'research-cards',
  cardType: 'Investigator',
});
