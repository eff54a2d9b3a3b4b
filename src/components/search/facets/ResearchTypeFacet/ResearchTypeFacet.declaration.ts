import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Research type facet',
  about:
    "Clinical trials or other studies: 'Clinical' is called Clinical Trial, every other value Research Study.",
});
