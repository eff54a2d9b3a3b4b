import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Ask an expert search',
  about: 'The search of questions answered by experts, with its results.',
  es: {
    title: 'Búsqueda de preguntas a expertos',
    about: 'La búsqueda de preguntas respondidas por expertos, con sus resultados.',
  },
});
