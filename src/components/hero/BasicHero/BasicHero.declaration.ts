import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Basic hero',
  about: "A page's title and a sentence on what it is for.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  fields: { Headline: text({ required: true }), Text: richText(), Link: link() },
});
