import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header utility links',
  about: 'The small links beside the menu; each site has its own.',
  standsIn: ['header-utility'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Children: menu(1) },
});
