import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Navigation',
  about: 'The menu of the site or of a section, whose entries open to show more.',
  es: {
    title: 'Menú',
    about: 'El menú del sitio o de una sección, cuyas entradas se abren para mostrar más.',
  },
  standsIn: ['header-nav', 'main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Children: menu(2) },
  params: { Levels: text(), levels: text() },
});
