import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Publication card',
  about: 'A publication among results: authors, journal and year; an unset date is hidden outside editing.',
  es: {
    title: 'Tarjeta de publicación',
    about: 'Una publicación entre los resultados: autores, revista y año.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'researchCard'],
  chunk: 'research-cards',
  cardType: 'Publication',
});
