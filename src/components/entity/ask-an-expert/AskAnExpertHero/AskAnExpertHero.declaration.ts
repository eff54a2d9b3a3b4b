import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Ask an expert hero',
  about:
    'The head of a question: what it is called and who answered, each with their page as a provider where they have one.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['askAnExpert'],
  sheet: 'entity',
});
