import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Study topics',
  about: 'The topics of a research study, each with a link to more on it.',
  es: {
    title: 'Temas del estudio',
    about: 'Los temas de un estudio, cada uno con un enlace para saber más.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
