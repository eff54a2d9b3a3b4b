import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Age range facet',
  about: 'The ages a provider treats, in the words a page shows them.',
});
