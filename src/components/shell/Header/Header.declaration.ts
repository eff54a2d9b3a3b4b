import { defineComponent } from '#src/declaration/Declaration.ts';
import { flag } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header',
  about: 'The top of every page of the main site: logo, menu and search.',
  es: {
    title: 'Encabezado',
    about: 'Lo alto de cada página del sitio principal: logotipo, menú y buscador.',
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
