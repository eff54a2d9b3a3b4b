import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Text tag',
  about: 'A line of text as the heading its HeadingLevel says, else as a plain header element.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Text: text({ required: true }) },
  params: { HeadingLevel: text() },
});
