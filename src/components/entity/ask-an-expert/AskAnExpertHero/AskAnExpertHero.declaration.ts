import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Ask an expert hero',
  about: "The top of an Ask an Expert page: the question's title and who answered it.",
  es: {
    title: 'Cabecera de pregunta a expertos',
    about: 'El inicio de una página de preguntas: el título de la pregunta y quién la respondió.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['askAnExpert'],
  sheet: 'entity',
});
