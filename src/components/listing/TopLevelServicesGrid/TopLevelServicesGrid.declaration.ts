import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Top level services grid',
  about: 'The main services of the network, by name, with links. For the home page and overviews.',
  es: {
    title: 'Servicios principales',
    about:
      'Los servicios principales de la red, por nombre, con enlaces. Para la portada y páginas generales.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
  params: { ColumnCount: text(), Columns: text() },
});
