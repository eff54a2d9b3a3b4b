import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Publication hero',
  about:
    "A publication's title, authors as a short 'and' list, journals in italics and date; an unset date is shown to editors only.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_researchPublication'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
