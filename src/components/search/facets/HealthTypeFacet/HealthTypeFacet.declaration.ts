import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Health content type filter',
  about: 'A filter of health content by kind: articles, pages, questions and answers.',
  es: {
    title: 'Filtro de tipo de contenido de salud',
    about: 'Un filtro del contenido de salud por clase: artículos, páginas, preguntas y respuestas.',
  },
});
