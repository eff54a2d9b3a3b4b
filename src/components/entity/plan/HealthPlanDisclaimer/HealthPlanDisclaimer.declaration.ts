import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan disclaimer',
  about: "What to ask one's plan before a visit: the plan's own words, else the house's.",
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_healthPlan', 'ce_healthPlanPayor', 'ce_affiliate'],
  editing: 'D',
  strings: ['healthPlan'],
  sheet: 'entity',
});
