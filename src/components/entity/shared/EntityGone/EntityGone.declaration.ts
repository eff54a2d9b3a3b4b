import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Entity gone',
  about:
    'What stands at the address of an entity that was deleted, in place of its page: that it is no longer listed, how to look for another, whom to call, and others like it.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'D',
  strings: ['gone', 'listing'],
  cards: ['Provider', 'PlanProvider', 'Location'],
});
