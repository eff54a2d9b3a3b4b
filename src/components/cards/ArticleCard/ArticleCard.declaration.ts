import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Article card',
  about: 'An article in a listing: picture, headline, summary, contributor and date.',
  es: {
    title: 'Tarjeta de artículo',
    about: 'Un artículo de una lista: imagen, titular, resumen, autor y fecha.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'Article',
});
