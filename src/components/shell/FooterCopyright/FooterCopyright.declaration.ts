import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Footer copyright',
  about: 'Whose site this is.',
  standsIn: ['footer-legal'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { CopyRight: text({ required: true }) },
});
