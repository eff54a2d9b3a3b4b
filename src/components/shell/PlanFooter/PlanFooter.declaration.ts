import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, icon, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Plan footer',
  about: "The bottom of every page of the health plan's site.",
  es: {
    title: 'Pie de página del plan',
    about: 'El final de cada página del sitio del plan de salud.',
  },
  standsIn: ['footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  fields: { Text: text(), CopyRight: text(), BigIDPrivacy: address(), Icon: icon(), LinkText: text() },
  slots: { 'footer-links-{*}': {}, 'footer-legal-{*}': {}, 'footer-social-{*}': {} },
});
