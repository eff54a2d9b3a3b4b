import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Award search',
  about: "The search of the network's awards, with its results and filters.",
  es: {
    title: 'Búsqueda de premios',
    about: 'La búsqueda de los premios de la red, con resultados y filtros.',
  },
});
