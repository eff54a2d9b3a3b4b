import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan care',
  about:
    'How many doctors, locations and plans a hospital, medical group or insurer has, and the doctors by specialty and city.',
  es: {
    title: 'Atención del afiliado o la aseguradora',
    about:
      'Cuántos médicos, centros y planes tiene un hospital, grupo médico o aseguradora, y los médicos por especialidad y ciudad.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_affiliate', 'ce_healthPlanPayor'],
  editing: 'D',
  strings: ['healthPlan'],
  sheet: 'entity',
});
