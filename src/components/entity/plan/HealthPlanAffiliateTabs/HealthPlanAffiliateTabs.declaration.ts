import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan affiliate tabs',
  about: 'The plans a medical group or hospital takes, a tab for each payor.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_affiliate'],
  editing: 'D',
  strings: ['healthPlan'],
  sheet: 'entity',
});
