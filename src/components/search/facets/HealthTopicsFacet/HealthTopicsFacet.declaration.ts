import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Health topics facet',
  about:
    'Topics of health content: only those without a parent once the list of topics is known; until then, and when it cannot be had, all of them.',
});
