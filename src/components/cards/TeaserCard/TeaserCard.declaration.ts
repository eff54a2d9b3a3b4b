import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Teaser card',
  about: 'Any entity in brief: name, a picture of 127 by 85 and a short description.',
  es: {
    title: 'Tarjeta breve',
    about: 'Cualquier cosa del directorio en breve: nombre, imagen y una descripción corta.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'Teaser',
});
