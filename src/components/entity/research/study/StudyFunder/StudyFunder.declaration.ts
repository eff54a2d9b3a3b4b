import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Study funder',
  about: 'Who pays for the research study.',
  es: {
    title: 'Financiación del estudio',
    about: 'Quién financia el estudio.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
