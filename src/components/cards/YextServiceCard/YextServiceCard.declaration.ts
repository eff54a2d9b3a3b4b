import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Yext service card',
  about: 'A service: what it is, and the way to its page.',
  es: {
    title: 'Tarjeta de servicio',
    about: 'Un servicio: qué es y el camino a su página.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'Service',
});
