import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Publication abstract',
  about: 'The summary of a scientific publication, with a link to it at PubMed.',
  es: {
    title: 'Resumen de la publicación',
    about: 'El resumen de una publicación científica, con un enlace a ella en PubMed.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchPublication'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
