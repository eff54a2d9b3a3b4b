import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Recruiting status facet',
  about: 'Where a study stands with its participants, in the order of the eight statuses.',
});
