import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Free events facet',
  about: 'Events that cost nothing: the false option of "is paid", named Free Events.',
});
