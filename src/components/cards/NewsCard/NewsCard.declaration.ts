import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'News card',
  about: 'A news post: picture, title, date and its categories.',
  es: {
    title: 'Tarjeta de noticia',
    about: 'Una noticia: imagen, título, fecha y categorías.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'News',
});
