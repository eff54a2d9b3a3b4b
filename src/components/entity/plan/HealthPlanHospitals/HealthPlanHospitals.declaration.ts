import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan hospitals',
  about: 'The hospitals of a plan: its affiliates of that organisation type, by name.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Health Plan'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
