import { defineComponent } from '#src/declaration/Declaration.ts';
import { flag } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header',
  about: "The main site's header.",
  standsIn: ['header'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: ['shell'],
  params: { StickyMobile: flag() },
  slots: {
    'header-logo-{*}': { most: 1 },
    'header-nav-{*}': {},
    'header-flyout-{*}': {},
    'header-utility-{*}': {},
  },
});
