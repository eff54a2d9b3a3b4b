import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Health type facet',
  about:
    "What kind of health content was found: '{product} Page' is called Health & Wellness, 'Ask An Expert' Health Q&A.",
});
