import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan payor plans',
  about: 'All plans of one insurer in alphabetical order, each with a link to its page.',
  es: {
    title: 'Planes de la aseguradora',
    about: 'Todos los planes de una aseguradora por orden alfabético, cada uno con su enlace.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Health Plan Payor'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
