import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan affiliate hero',
  about: 'Name of a medical group or hospital, and the way here.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_affiliate'],
  editing: 'D',
  strings: ['healthPlan'],
  sheet: 'entity',
});
