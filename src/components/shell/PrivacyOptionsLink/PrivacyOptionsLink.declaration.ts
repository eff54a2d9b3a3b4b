import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, icon, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Privacy options link',
  about: 'The privacy-options link with its icon.',
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
