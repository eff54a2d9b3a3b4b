import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Article search',
  about: 'The search of articles, with its results and filters. The body of that page.',
  es: {
    title: 'Búsqueda de artículos',
    about: 'La búsqueda de artículos, con resultados y filtros. El cuerpo de esa página.',
  },
});
