import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { items, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Link expander',
  about: 'Groups of links, of which one is open at a time. For many links in little room.',
  es: {
    title: 'Enlaces desplegables',
    about: 'Grupos de enlaces, de los que se abre uno cada vez. Para muchos enlaces en poco espacio.',
  },
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Children: items({ Title: text({ required: true }), Children: LINK_ITEMS }) },
});
