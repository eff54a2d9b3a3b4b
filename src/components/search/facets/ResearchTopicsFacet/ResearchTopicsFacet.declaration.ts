import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Research topics facet',
  about: 'Topics of research.',
});
