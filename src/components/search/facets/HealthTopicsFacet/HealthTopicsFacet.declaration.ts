import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Health topics filter',
  about: 'A filter of articles and other health content by topic.',
  es: {
    title: 'Filtro de temas de salud',
    about: 'Un filtro de artículos y otros contenidos de salud por tema.',
  },
});
