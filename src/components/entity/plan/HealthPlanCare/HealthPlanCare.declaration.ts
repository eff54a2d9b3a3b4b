import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan care',
  about: 'How many doctors, locations or plans a plan, group or insurer has, by specialty, type and city.',
  es: {
    title: 'Atención del afiliado o la aseguradora',
    about:
      'Cuántos médicos, centros o planes tiene un plan, grupo o aseguradora, por especialidad, tipo y ciudad.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_affiliate', 'ce_healthPlan', 'ce_healthPlanPayor'],
  editing: 'D',
  strings: ['healthPlan', 'locationTypes'],
  sheet: 'entity',
});
