import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Study investigators',
  about: 'Who leads the research study, and who works on it with them.',
  es: {
    title: 'Investigadores del estudio',
    about: 'Quién dirige el estudio y quién trabaja en él.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
