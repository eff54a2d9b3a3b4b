import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, icon, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Privacy options link',
  about: "The link to the visitor's privacy choices, with its icon.",
  es: {
    title: 'Enlace a opciones de privacidad',
    about: 'El enlace a las opciones de privacidad de cada persona, con su icono.',
  },
  standsIn: ['footer-legal'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { BigIDPrivacy: address(), Icon: icon(), LinkText: text() },
  examples: {
    plain: { fields: { BigIDPrivacy: '/privacy/choices', LinkText: 'What we may do with what you tell us' } },
  },
});
