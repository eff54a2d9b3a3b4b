import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Jumbo story card',
  about:
    'The story or article a listing leads with: a picture at 640 by 427, a large headline, what it says and who tells it when.',
  es: {
    title: 'Tarjeta grande de historia',
    about:
      'La historia o el artículo con que empieza una lista: imagen grande, titular, resumen, autor y fecha.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories', 'video'],
  chunk: 'story-cards',
  cardType: 'JumboStory',
});
