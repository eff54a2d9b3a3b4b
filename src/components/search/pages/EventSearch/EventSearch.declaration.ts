import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Event search',
  about: 'The search of classes and events, with its results and filters.',
  es: {
    title: 'Búsqueda de eventos',
    about: 'La búsqueda de clases y eventos, con resultados y filtros.',
  },
});
