import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan disclaimer',
  about: 'What people should ask their health plan before a visit.',
  es: {
    title: 'Advertencia del plan de salud',
    about: 'Lo que conviene preguntar al plan de salud antes de una visita.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_healthPlan', 'ce_healthPlanPayor', 'ce_affiliate'],
  editing: 'D',
  strings: ['healthPlan'],
  sheet: 'entity',
});
