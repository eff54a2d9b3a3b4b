import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Study hero',
  about: "A study's title with its derived status.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research', 'researchCard'],
  sheet: 'entity',
});
