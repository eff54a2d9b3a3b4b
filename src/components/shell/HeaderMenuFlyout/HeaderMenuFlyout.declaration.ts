import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header menu flyout',
  about: "The whole menu behind one button, filling a phone's screen: sections that open one at a time.",
  standsIn: ['header-flyout'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['shell'],
  fields: { Children: menu(3) },
});
