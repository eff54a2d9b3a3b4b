import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related studies',
  about: 'Up to five other research studies on the same topics.',
  es: {
    title: 'Estudios relacionados',
    about: 'Hasta cinco estudios más sobre los mismos temas.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research'],
  cards: ['ResearchStudy'],
  sheet: 'entity',
  params: { Layout: text() },
});
