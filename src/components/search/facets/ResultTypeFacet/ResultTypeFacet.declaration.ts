import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Result type facet',
  about:
    "What kind of research was found: 'Research Study' is hidden, 'Research Publication' is called Publication.",
});
