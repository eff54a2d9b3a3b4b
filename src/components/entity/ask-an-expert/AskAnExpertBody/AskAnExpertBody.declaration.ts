import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Ask an expert body',
  about: "The question somebody asked and the expert's answer. The main part of an Ask an Expert page.",
  es: {
    title: 'Pregunta y respuesta',
    about:
      'La pregunta que alguien hizo y la respuesta del experto. Lo principal de una página de preguntas.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['askAnExpert'],
  sheet: 'entity',
});
