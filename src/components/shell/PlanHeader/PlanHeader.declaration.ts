import { defineComponent } from '#src/declaration/Declaration.ts';
import { flag } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Plan header',
  about: "The top of every page of the health plan's site: its logo, menu and links.",
  es: {
    title: 'Encabezado del plan',
    about: 'Lo alto de cada página del sitio del plan de salud: su logotipo, menú y enlaces.',
  },
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
