import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan notes',
  about: 'What members should know about this health plan, as the directory notes it.',
  es: {
    title: 'Notas del plan de salud',
    about: 'Lo que conviene saber de este plan de salud, según el directorio.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Health Plan'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
