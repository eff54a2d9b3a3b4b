import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Side navigation',
  about: 'Links to the neighboring pages, in the side column.',
  es: {
    title: 'Menú lateral',
    about: 'Enlaces a las páginas vecinas, en la columna lateral.',
  },
  standsIn: ['main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  sheet: 'content',
  fields: { Title: text(), Children: menu(4) },
  params: { StartLevel: text(), startLevel: text() },
});
