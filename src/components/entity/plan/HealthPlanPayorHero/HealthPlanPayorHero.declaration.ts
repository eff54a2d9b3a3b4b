import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan payor hero',
  about: 'Name of a payor, and the way here.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['Health Plan Payor'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
