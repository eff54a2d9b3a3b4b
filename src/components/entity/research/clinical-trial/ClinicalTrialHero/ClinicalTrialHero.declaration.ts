import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial hero',
  about:
    "A trial's title with its status, where it takes place, and the way to its enroll block when one can ask to take part; to other trials when it takes nobody now.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research', 'researchCard'],
  sheet: 'entity',
});
