import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Recruiting status filter',
  about: 'A filter of studies by whether they are looking for participants.',
  es: {
    title: 'Filtro de participación',
    about: 'Un filtro de estudios según si buscan participantes.',
  },
});
