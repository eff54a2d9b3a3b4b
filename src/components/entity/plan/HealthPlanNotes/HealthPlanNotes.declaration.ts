import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan notes',
  about: 'What the directory notes about a plan.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Health Plan'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
