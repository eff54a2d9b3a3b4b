import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Ask an expert body',
  about: 'What was asked and what the answer is, each under its heading.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['askAnExpert'],
  sheet: 'entity',
});
