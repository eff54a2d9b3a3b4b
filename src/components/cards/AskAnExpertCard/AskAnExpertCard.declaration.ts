import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Ask an expert card',
  about: 'A question somebody asked and who answers it; the question is rich text, shown as plain words.',
  es: {
    title: 'Tarjeta de pregunta a expertos',
    about: 'Una pregunta y quién la responde.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'AskAnExpert',
});
