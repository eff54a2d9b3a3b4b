import { defineComponent } from '#src/declaration/Declaration.ts';
import { flag } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Plan header',
  about: "The health plan's header: the same frame, filled with the plan's logo and links.",
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
