import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Volunteer search',
  about: 'The search of volunteer opportunities, with its results and filters.',
  es: {
    title: 'Búsqueda de voluntariado',
    about: 'La búsqueda de oportunidades de voluntariado, con resultados y filtros.',
  },
});
