import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Checkbox filter',
  about: 'A list of boxes to tick, with the number of results for each. For most filters.',
  es: {
    title: 'Filtro de casillas',
    about: 'Una lista de casillas con el número de resultados de cada una. Para la mayoría de los filtros.',
  },
});
