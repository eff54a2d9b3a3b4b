import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related publications',
  about: 'Up to five other publications on the same topics.',
  es: {
    title: 'Publicaciones relacionadas',
    about: 'Hasta cinco publicaciones más sobre los mismos temas.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchPublication'],
  editing: 'D',
  strings: ['research'],
  cards: ['Publication'],
  sheet: 'entity',
  params: { Layout: text() },
});
