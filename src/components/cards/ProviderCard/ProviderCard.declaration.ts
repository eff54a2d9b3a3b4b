import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider card',
  about:
    'A provider among results: who, what, accepting or not, how rated, where and how far, which languages, and the one right way to book.',
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'provider', 'booking', 'compare'],
  cardType: 'Provider',
});
