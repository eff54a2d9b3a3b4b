import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Quote',
  about: 'What somebody said, and who.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Quote: text({ required: true }), QuoteAttribution: text(), Introduction: text(), Image: image() },
});
