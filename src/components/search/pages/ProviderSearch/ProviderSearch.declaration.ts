import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Provider search',
  about: 'The search of doctors and other providers, with its results and filters.',
  es: {
    title: 'Búsqueda de profesionales',
    about: 'La búsqueda de médicos y otros profesionales, con resultados y filtros.',
  },
});
