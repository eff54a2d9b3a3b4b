import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header utility links',
  about: 'The small links beside the menu at the top of every page.',
  es: {
    title: 'Enlaces pequeños del encabezado',
    about: 'Los enlaces pequeños junto al menú en lo alto de cada página.',
  },
  standsIn: ['header-utility'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Children: menu(1) },
});
