import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan hospitals',
  about: 'The hospitals where this health plan is accepted, by name.',
  es: {
    title: 'Hospitales del plan de salud',
    about: 'Los hospitales donde se acepta este plan de salud, por nombre.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Health Plan'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
