import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Study body',
  about: 'What the research study is about. The main part of its page.',
  es: {
    title: 'Texto del estudio',
    about: 'De qué trata el estudio. Lo principal de su página.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
