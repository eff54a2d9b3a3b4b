import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, icon, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Footer',
  about: "The main site's footer.",
  standsIn: ['footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  fields: { Text: text(), CopyRight: text(), BigIDPrivacy: address(), Icon: icon(), LinkText: text() },
  slots: { 'footer-links-{*}': {}, 'footer-legal-{*}': {}, 'footer-social-{*}': {} },
});
