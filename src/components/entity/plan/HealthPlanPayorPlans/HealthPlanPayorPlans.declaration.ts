import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan payor plans',
  about: 'The plans of a payor, each once, in alphabetical order, linked to its page.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Health Plan Payor'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
