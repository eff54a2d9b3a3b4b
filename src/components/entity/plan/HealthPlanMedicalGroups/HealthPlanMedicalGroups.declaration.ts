import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan medical groups',
  about: 'The medical groups that accept this health plan, by name.',
  es: {
    title: 'Grupos médicos del plan de salud',
    about: 'Los grupos médicos que aceptan este plan de salud, por nombre.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Health Plan'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
