import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Patient age filter',
  about: 'A filter of providers by the ages they treat.',
  es: {
    title: 'Filtro de edad del paciente',
    about: 'Un filtro de profesionales por las edades que atienden.',
  },
});
