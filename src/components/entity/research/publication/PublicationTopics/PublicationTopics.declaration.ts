import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Publication topics',
  about: 'The topics of a publication, each with a link to more on it.',
  es: {
    title: 'Temas de la publicación',
    about: 'Los temas de una publicación, cada uno con un enlace para saber más.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_researchPublication'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
