import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Research topics filter',
  about: 'A filter of research by its topic.',
  es: {
    title: 'Filtro de temas de investigación',
    about: 'Un filtro de la investigación por su tema.',
  },
});
