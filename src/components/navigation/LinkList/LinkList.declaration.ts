import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Link list',
  about: 'Links under a title: one below the other, in a line or in columns.',
  es: {
    title: 'Lista de enlaces',
    about: 'Enlaces bajo un título: uno debajo de otro, en una línea o en columnas.',
  },
  standsIn: ['main', 'footer-links', 'detail-aside', 'footer-legal'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Title: text(), Children: LINK_ITEMS },
  params: { FieldNames: choice(['Vertical', 'Horizontal', 'Columns']), HeadingLevel: text() },
});
