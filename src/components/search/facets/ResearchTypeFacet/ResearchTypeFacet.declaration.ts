import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Study type filter',
  about: 'A filter of studies by kind: clinical trials or other research studies.',
  es: {
    title: 'Filtro de tipo de estudio',
    about: 'Un filtro de estudios por clase: ensayos clínicos u otros estudios.',
  },
});
