import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header menu flyout',
  about: 'The whole menu behind one button, with sections that open one at a time.',
  es: {
    title: 'Menú para teléfonos',
    about: 'El menú completo tras un botón, con secciones que se abren de una en una.',
  },
  standsIn: ['header-flyout'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['shell'],
  fields: { Children: menu(3) },
});
