import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, icon, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Footer',
  about: 'The bottom of every page of the main site: links, address and copyright line.',
  es: {
    title: 'Pie de página',
    about: 'El final de cada página del sitio principal: enlaces, dirección y derechos de autor.',
  },
  standsIn: ['footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  fields: { Text: text(), CopyRight: text(), BigIDPrivacy: address(), Icon: icon(), LinkText: text() },
  slots: { 'footer-links-{*}': {}, 'footer-legal-{*}': {}, 'footer-social-{*}': {} },
});
