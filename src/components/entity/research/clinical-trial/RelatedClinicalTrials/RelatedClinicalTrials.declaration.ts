import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related clinical trials',
  about: 'Up to five other clinical trials on the same topics.',
  es: {
    title: 'Ensayos clínicos relacionados',
    about: 'Hasta cinco ensayos clínicos más sobre los mismos temas.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  cards: ['ClinicalTrial'],
  sheet: 'entity',
  params: { Layout: text() },
});
