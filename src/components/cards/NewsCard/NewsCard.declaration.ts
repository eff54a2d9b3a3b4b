import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'News card',
  about: 'A news post: title, date and its categories.',
  es: {
    title: 'Tarjeta de noticia',
    about: 'Una noticia: título, fecha y categorías.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'News',
});
