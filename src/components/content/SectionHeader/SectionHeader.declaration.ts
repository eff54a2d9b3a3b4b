import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Section header',
  about: 'The heading of what follows, with a sentence and an optional link at its right.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text({ required: true }), Text: richText(), Link: link() },
  params: { HeadingLevel: text() },
});
