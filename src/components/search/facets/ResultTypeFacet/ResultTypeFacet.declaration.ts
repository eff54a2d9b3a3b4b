import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Research type filter',
  about: 'A filter of research by what it is: trials, publications or investigators.',
  es: {
    title: 'Filtro de tipo de investigación',
    about: 'Un filtro de la investigación por lo que es: ensayos, publicaciones o investigadores.',
  },
});
