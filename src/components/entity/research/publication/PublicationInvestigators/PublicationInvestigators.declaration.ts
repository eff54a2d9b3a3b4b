import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Publication investigators',
  about: 'The main investigators behind a publication, with links to their pages.',
  es: {
    title: 'Investigadores de la publicación',
    about: 'Los investigadores principales de una publicación, con enlaces a sus páginas.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchPublication'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
