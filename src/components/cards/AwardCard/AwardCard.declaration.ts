import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Award card',
  about:
    'An award among results: who gave it and for which years, and the services, places and people it honours.',
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'awardCard'],
  cardType: 'Award',
});
