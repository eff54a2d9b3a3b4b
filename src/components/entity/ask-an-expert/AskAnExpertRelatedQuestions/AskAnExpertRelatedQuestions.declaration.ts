import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Ask an expert related questions',
  about: 'Up to five other questions on the same topics. For readers who want to know more.',
  es: {
    title: 'Preguntas relacionadas',
    about: 'Hasta cinco preguntas más sobre los mismos temas. Para quien quiera saber más.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['askAnExpert', 'listing', 'search'],
  cards: ['AskAnExpert'],
  sheet: 'entity',
  params: { Limit: number({ least: 1 }) },
});
