import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Research search hero',
  about: 'The head of the research search: "Research" unless an editor says otherwise, and a sentence.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['Research-Search-Results'],
  editing: 'P',
  strings: ['hero'],
  fields: { Headline: text(), SubHeadline: text() },
});
